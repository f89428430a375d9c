import { parse } from 'openvibe-contracts';

/** The errors of a text: `problem line:column path message`. */
export const textErrorsOf = (text: string | Uint8Array): string[] =>
  parse('sandbox.env@1', text).errors.flatMap((error) =>
    error.keyword === 'json' && 'params' in error
      ? [`${error.params.problem} ${error.line}:${error.column} ${error.path} ${error.message}`]
      : [],
  );

/** What is wrong with a text, once each. */
export const problemsOf = (text: string | Uint8Array): string[] => [
  ...new Set(textErrorsOf(text).map((error) => error.slice(0, error.indexOf(' ')))),
];

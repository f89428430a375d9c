import ts from 'typescript';

/** An example made into a script that fails when the example does not do what its comments say. */
export interface RunnableExample {
  readonly script: string;
  /** How many results the example states; an example that states none proves nothing. */
  readonly claims: number;
}

// Declared as functions, so that they may stand behind the example's imports.
const CLAIMS = `
function claim(actual, expected) {
  process.getBuiltinModule('node:assert').deepStrictEqual(actual, expected);
}
function claimThrows(call, code) {
  process.getBuiltinModule('node:assert').throws(call, (error) => error.code === code);
}
`;

/**
 * Turns the comments behind statements into assertions: `expression; // → value`, where the value may run over several
 * comment lines, and `expression; // throws code`.
 */
export function toRunnable(example: string): RunnableExample {
  const file = ts.createSourceFile('example.ts', example, ts.ScriptTarget.Latest, true);
  let claims = 0;
  const edits: { from: number; to: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      const comment = commentBehind(example, node.end);
      const expression = node.expression.getText(file);
      const [, sign, result] = /^(→|throws) (.*)$/s.exec(comment) ?? [];
      if (sign) {
        claims++;
        const text =
          sign === '→' ? `claim((${expression}), (${result}));` : `claimThrows(() => (${expression}), '${result}');`;
        edits.push({ from: node.getStart(file), to: node.end, text });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const edited = edits.sort((a, b) => b.from - a.from).reduce(replaceRange, example);
  const { outputText } = ts.transpileModule(edited, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.Preserve, verbatimModuleSyntax: true },
  });
  return { script: outputText + CLAIMS, claims };
}

/** The text of the line comments that follow a statement, on its line or on the next ones, without their slashes. */
function commentBehind(text: string, end: number): string {
  const ranges = ts.getTrailingCommentRanges(text, end) ?? [];
  const following = ts.getLeadingCommentRanges(text, ranges.at(-1)?.end ?? end) ?? [];
  return [...ranges, ...following].map(({ pos, end }) => text.slice(pos, end).replace(/^\/\/\s*/, '')).join('\n');
}

const replaceRange = (text: string, { from, to, text: by }: { from: number; to: number; text: string }): string =>
  text.slice(0, from) + by + text.slice(to);

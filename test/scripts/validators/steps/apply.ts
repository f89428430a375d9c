import { Literals } from '../../../../src/compile/steps/literals.js';

export type Step = (code: string, literals: Literals) => string;

/** What a step makes of code, with the texts hidden meanwhile, as `toModule` has them. */
export function apply(step: Step, code: string): string {
  const literals = new Literals();
  return literals.show(step(literals.hide(code), literals));
}

/** The code as a text in code: what a contract could have put there to look like code. */
export const asText = (code: string): string => `const text = ${JSON.stringify(code)};`;

import { compilerOf } from '../../../src/compile/compile.js';
import { placeErrors } from '../../../src/engine/place-errors.js';
import { validateWith } from '../../../src/engine/validate-with.js';
import type { PlacedError } from '../../../src/model/parse-result.js';
import { validateRules } from '../../../src/rules/validate-rules.js';
import type { Contract, Fixture } from '../../../src/source/tree.js';
import { type Block, heading, text } from '../../markup/block.js';
import { inlineCode, inlineWithCode } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import { casesAddress } from '../contract-address.js';
import { caseLines, shorten } from './case-lines.js';
import { nearestCase } from './nearest-case.js';
import { tryItLink } from './try-it.js';

/** Every case: the valid ones, and the others with what is wrong in them. */
export function exampleBlocks(contract: Contract, { tree }: DocsContext): Block[] {
  const { valid, rejected, ruleViolations } = contract.fixtures;
  const errorsOf = errorFinderOf(contract, tree);
  return [
    heading(2, 'Examples'),
    text(
      `These are the contract's own test cases, also [in one file](${casesAddress(tree, contract)}). In the rejected ones, \`-\` and \`+\` show the edit that sets a case apart from a valid one, and below the line at fault stands what \`validate\` says.`,
    ),
    heading(3, `Valid (${valid.length})`, 'valid'),
    ...valid.map((fixture, i): Block => validCase(contract, fixture, i === 0)),
    heading(3, `Rejected (${rejected.length})`, 'rejected'),
    ...rejected.map((fixture): Block => wrongCase(contract, fixture, errorsOf(fixture.value, false))),
    ...(ruleViolations.length === 0
      ? []
      : [
          heading(3, `Against a rule (${ruleViolations.length})`, 'rule-violations'),
          text('These have the shape and break a rule: the errors are those with `{ rules: true }`.'),
          ...ruleViolations.map((fixture): Block => wrongCase(contract, fixture, errorsOf(fixture.value, true))),
        ]),
  ];
}

const textOf = (value: unknown): string => JSON.stringify(value, null, 2);

const validCase = (contract: Contract, fixture: Fixture, isOpen: boolean): Block => ({
  kind: 'fold',
  id: `valid-${fixture.name}`,
  summary: `Valid: ${inlineCode(fixture.name)}`,
  isOpen,
  blocks: [
    { kind: 'code', language: 'json', text: textOf(fixture.value).split('\n').map(shorten).join('\n') },
    ...tryItLink(contract, fixture, 'valid'),
  ],
});

function wrongCase(contract: Contract, fixture: Fixture, errors: readonly PlacedError[]): Block {
  const nearest = nearestCase(contract, fixture);
  const before = nearest && textOf(nearest.fixture.value);
  const { text: lines, marks } = caseLines(textOf(fixture.value), before, errors);
  const kind = fixture.file.includes('/rule-violations/') ? 'rule-violations' : 'rejected';
  const edit = nearest
    ? `${inlineCode(nearest.fixture.name)} with ${inlineCode(nearest.edit.path || 'the whole value')} ${nearest.edit.kind}.`
    : 'No valid case is near it.';
  return {
    kind: 'fold',
    id: `${kind}-${fixture.name}`,
    summary: `${kind === 'rejected' ? 'Rejected' : 'Against a rule'}: ${inlineCode(fixture.name)}`,
    ...(errors[0] ? { hint: inlineWithCode(`${errors[0].path} ${errors[0].message}`.trim()) } : {}),
    blocks: [text(edit), { kind: 'code', language: 'json', text: lines, marks }, ...tryItLink(contract, fixture, kind)],
  };
}

/** The validator that the package ships, which also says where in the text an error stands. */
function errorFinderOf(contract: Contract, tree: DocsContext['tree']) {
  const compiler = compilerOf(tree);
  const [check, rules] = [compiler.validatorOf(contract), compiler.rulesOf(contract)];
  return (value: unknown, withRules: boolean): readonly PlacedError[] => {
    const shape = validateWith(check, value);
    const result = withRules ? validateRules(rules, value, shape) : shape;
    return result.valid ? [] : placeErrors(textOf(value), result.errors);
  };
}

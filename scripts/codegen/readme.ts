import { readIfThere } from '../../src/source/files.js';
import { metadataOf } from '../../src/source/metadata.js';
import { schemaFileOf } from '../../src/source/names.js';
import { ScriptError } from '../../src/source/problem.js';
import type { Contract } from '../../src/source/tree.js';

const START = '<!-- contracts: written by `npm run generate` -->';
const END = '<!-- /contracts -->';

/** README.md with its table of contracts brought up to date; undefined when the tree has no README. */
export function readmeWithTable(root: string, contracts: readonly Contract[]): string | undefined {
  const text = readIfThere(root, 'README.md');
  if (text === undefined) return undefined;
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start)
    throw new ScriptError(`README.md: needs the lines ${START} and ${END} around its table`);
  return `${text.slice(0, start + START.length)}\n${table(contracts)}\n${text.slice(end)}`;
}

function table(contracts: readonly Contract[]): string {
  const rows = contracts.map((contract) => {
    const { version, owner, visibility, status } = metadataOf(contract);
    const link = `[\`${contract.name}\`](${schemaFileOf(contract)})`;
    const { valid, rejected, ruleViolations } = contract.fixtures;
    return `| ${[link, version, owner, visibility, status, `${valid.length} + ${rejected.length} + ${ruleViolations.length}`].join(' | ')} |`;
  });
  return [
    '| contract | version | owner | visibility | status | fixtures (valid + rejected + rule violations) |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

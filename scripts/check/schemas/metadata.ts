import { isObject } from '../../../src/base/is-object.js';
import { nearest } from '../../../src/base/nearest.js';
import { compileShape } from '../../../src/compile/compile-shape.js';
import type { Problem } from '../../../src/source/problem.js';
import type { Contract, Tree } from '../../../src/source/tree.js';

const text = (pattern: string, meaning: string) => ({ type: 'string', pattern, 'x-meaning': meaning });

const PROPERTIES = {
  version: text('^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$', 'major.minor.patch, such as "1.0.0"'),
  owner: text(
    '^[a-z][a-z0-9-]{1,39}$',
    'the name of a service: 2 to 40 lower-case letters, digits and hyphens, the first a letter',
  ),
  visibility: { enum: ['public', 'partner', 'first-party', 'internal'] },
  status: { enum: ['planned', 'active', 'deprecated', 'retired'] },
  compatibility: { enum: ['backward', 'forward', 'full', 'none'] },
  decision: text('^ADR-\\d{3}$', 'the number of a decision record, such as "ADR-034"'),
  replacement: { type: 'string' },
  removeAfter: text('^\\d{4}-\\d{2}-\\d{2}$', 'a day, such as "2027-01-31"'),
};

const shapeErrors = compileShape({
  type: 'object',
  properties: PROPERTIES,
  required: ['version', 'owner', 'visibility', 'status', 'compatibility'],
  additionalProperties: false,
  if: { properties: { status: { const: 'deprecated' } }, required: ['status'] },
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
  then: { required: ['replacement', 'removeAfter'] },
});

/** `x-contract` has its shape, a version of the file's major, and a replacement that exists. */
export function checkMetadata(tree: Tree): Problem[] {
  const names = tree.contracts.map(({ name }) => name);
  return tree.contracts.flatMap((contract) =>
    [...shapeProblems(contract), ...contentErrors(contract, names)].map(([pointer, message]) => ({
      file: contract.file,
      pointer: `/x-contract${pointer}`,
      message,
    })),
  );
}

type Finding = readonly [pointer: string, message: string];

function shapeProblems({ schema }: Contract): Finding[] {
  if (!('x-contract' in schema))
    return [['', 'is missing; it holds version, owner, visibility, status, compatibility']];
  return shapeErrors(schema['x-contract']).map(({ path, message, keyword }) => {
    if (keyword !== 'additionalProperties') return [path, message];
    const separator = message.endsWith('?') ? ' ' : '; ';
    return [path, `${message}${separator}known are ${Object.keys(PROPERTIES).join(', ')}`];
  });
}

/** What no shape says. Only fields of the right shape are looked at. */
function contentErrors({ schema, name, major }: Contract, names: readonly string[]): Finding[] {
  const metadata = isObject(schema['x-contract']) ? schema['x-contract'] : {};
  const wrong = new Set(shapeErrors(metadata).map(({ path }) => path));
  const read = (field: string): string | undefined => {
    const value = metadata[field];
    return typeof value === 'string' && !wrong.has(`/${field}`) ? value : undefined;
  };
  const [version, replacement, removeAfter] = [read('version'), read('replacement'), read('removeAfter')];
  const errors: Finding[] = [];
  const step = Number(version?.split('.')[0] ?? major);
  if (step !== major && !(step === 0 && metadata.status === 'planned')) {
    errors.push(['/version', `must start with ${major}, the file's major (or with 0 while planned)`]);
  }
  if (replacement === name) errors.push(['/replacement', 'is the contract itself; name the one to use instead']);
  else if (replacement !== undefined && !names.includes(replacement)) {
    const near = nearest(
      replacement,
      names.filter((other) => other !== name),
    );
    const hint = near === undefined ? '' : `; did you mean "${near}"?`;
    errors.push(['/replacement', `"${replacement}" is not a contract of this tree${hint}`]);
  }
  if (removeAfter !== undefined && !isDay(removeAfter)) errors.push(['/removeAfter', `there is no day ${removeAfter}`]);
  return errors;
}

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

import { isObject } from '../../../src/base/is-object.js';
import { compileShape } from '../../../src/compile/compile-shape.js';
import { CASE_NAME } from '../../../src/source/names.js';
import type { Problem } from '../../../src/source/problem.js';
import { allRules, type Rule } from '../../../src/source/rule.js';
import { type Place, placeOf, subschemas } from '../../../src/source/schema.js';
import type { Contract, Tree } from '../../../src/source/tree.js';

const text = (pattern: string, meaning: string) => ({ type: 'string', pattern, 'x-meaning': meaning });
const schema = { type: ['object', 'boolean'] };

const shapeErrors = compileShape({
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    properties: {
      id: text(CASE_NAME.source, 'a kebab-case id'),
      description: text('^Must \\S', 'a sentence that begins with "Must ": the message is made of it'),
      code: { type: 'string' },
      when: schema,
      must: schema,
    },
    required: ['id', 'description', 'must'],
    additionalProperties: false,
  },
});

/** The keywords that only rules may use. */
const OWN_KEYWORDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  'x-uniqueBy': (value) => typeof value === 'string' && /^(?:\/(?:[^/~]|~[01])*)*$/.test(value),
  'x-maxBytes': (value) => Number.isSafeInteger(value) && (value as number) >= 0,
};
const MEANINGS: Readonly<Record<string, string>> = {
  'x-uniqueBy': 'a JSON Pointer into an item, such as "/name"',
  'x-maxBytes': 'a number of bytes: an integer from 0',
};

/** Rules have their shape, ids of their own, codes that a manifest lists, and stand where a value meets them. */
export function checkRules(tree: Tree): Problem[] {
  const problems = tree.contracts.flatMap((contract) =>
    [...subschemas(contract.schema)].flatMap((place) =>
      errorsOf(place).map((error) => ({ file: contract.file, ...error })),
    ),
  );
  if (problems.length > 0) return problems;
  return tree.contracts.flatMap((contract) => [...twins(tree, contract), ...unknownCodes(tree, contract)]);
}

type Finding = Omit<Problem, 'file'>;

function errorsOf({ schema, pointer }: Place): Finding[] {
  const own = Object.keys(OWN_KEYWORDS).filter((keyword) => Object.hasOwn(schema, keyword));
  const errors = own.flatMap((keyword): Finding[] => {
    const at = `${pointer}/${keyword}`;
    if (placeOf(pointer) !== 'rule') return [{ pointer: at, message: 'stands only in "when" and "must" of "x-rules"' }];
    return OWN_KEYWORDS[keyword]?.(schema[keyword]) ? [] : [{ pointer: at, message: `must be ${MEANINGS[keyword]}` }];
  });
  if (!('x-rules' in schema)) return errors;
  const at = `${pointer}/x-rules`;
  if (placeOf(pointer) === 'rule') errors.push({ pointer: at, message: 'stands in a rule; a rule holds no rules' });
  else if (placeOf(pointer) === 'if') errors.push({ pointer: at, message: 'stands in "if", which asks for nothing' });
  return [...errors, ...shapeErrors(schema['x-rules']).map(({ path, message }) => ({ pointer: at + path, message }))];
}

/** Programs know a rule by its id, so no value meets two of one. */
function twins(tree: Tree, contract: Contract): Problem[] {
  const rules = allRules(tree, contract);
  return rules.flatMap(({ rule, ...place }, i) => {
    const twin = rules.slice(0, i).find((other) => other.rule.id === rule.id);
    if (!twin) return [];
    const message = `the id "${rule.id}" is that of ${twin.contract.file}#${twin.pointer} as well; choose another`;
    return [{ file: place.contract.file, pointer: `${place.pointer}/id`, message }];
  });
}

function unknownCodes(tree: Tree, contract: Contract): Problem[] {
  const known = codesOf(tree);
  return [...subschemas(contract.schema)].flatMap(({ schema, pointer }) =>
    ((schema['x-rules'] ?? []) as Rule[]).flatMap(({ code }, i): Problem[] => {
      if (code === undefined || known.has(code)) return [];
      const at = `${pointer}/x-rules/${i}/code`;
      return [{ file: contract.file, pointer: at, message: `"${code}" is not in the errorCodes of manifests/rpc` }];
    }),
  );
}

function codesOf({ manifests }: Tree): ReadonlySet<unknown> {
  const tables = manifests.flatMap(({ value }) => (isObject(value) ? [value.errorCodes].flat() : []));
  return new Set(tables.map((entry) => (isObject(entry) ? entry.code : undefined)));
}

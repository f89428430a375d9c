import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { compilerOf } from '../../src/compile/compile.js';
import { formats } from '../../src/engine/formats.js';
import { accepts, validateWith } from '../../src/engine/validate-with.js';
import type { Node } from '../../src/plan/nodes.js';
import { readPlan } from '../../src/plan/read-plan.js';
import { readTree } from '../../src/source/tree.js';
import { moduleOf } from '../lib/check-of.js';
import { root } from '../lib/root.js';
import { makeTree, SCHEMA } from '../lib/tree.js';

const tree = readTree(root);

describe('the plan of a schema', () => {
  test('accepts and rejects the same fixtures as the published schema does in plain ajv', () => {
    const ajv = new Ajv2020({ strict: false, strictNumbers: true, ownProperties: true, formats });
    for (const { schema } of tree.contracts) ajv.addSchema(schema);
    const compiler = compilerOf(tree);
    const differing = tree.contracts.flatMap((contract) => {
      const plain = ajv.getSchema(contract.url);
      const prepared = compiler.validatorOf(contract);
      const { valid, rejected } = contract.fixtures;
      return [...valid, ...rejected]
        .filter(({ value }) => plain?.(value) !== accepts(prepared, value))
        .map(({ file }) => file);
    });
    expect(differing).toEqual([]);
  });

  const planned = (change: (schema: Record<string, unknown>) => void): readonly Node[] => {
    const made = makeTree();
    made.edit(SCHEMA, (schema) => {
      for (const key of Object.keys(schema)) delete schema[key];
      change(schema);
    });
    const tree = readTree(made.root);
    const [contract] = tree.contracts;
    if (!contract) throw new Error('no contract');
    const { shapes, root } = readPlan(tree, contract);
    return shapes.get(root)?.nodes ?? [];
  };

  test('leaves out what only people read, but no property of such a name', () => {
    const words = { title: 'T', description: 'D', default: 1, examples: [1], deprecated: true, 'x-contract': {} };
    const any = { at: '#/properties/title', nodes: [{ kind: 'any' }] };
    expect(planned((schema) => Object.assign(schema, words, { properties: { title: words } }))).toEqual([
      { kind: 'object', properties: new Map([['title', any]]), required: [], isWalked: false },
      { kind: 'any' },
    ]);
  });

  test('tells the branches of a union by their types', () => {
    const anyOf = [{ type: 'string', maxLength: 3 }, { type: ['integer', 'null'] }];
    expect(planned((schema) => Object.assign(schema, { anyOf }))).toMatchObject([
      {
        kind: 'union by type',
        keyword: 'anyOf',
        described: 'a string, an integer or null',
        branches: [
          {
            types: ['string'],
            shape: {
              nodes: [
                { kind: 'type', names: 'string' },
                { kind: 'text', maxLength: 3, mayBeBroken: true },
              ],
            },
          },
          { types: ['integer', 'null'], shape: { nodes: [{ kind: 'type', names: ['integer', 'null'] }] } },
        ],
      },
    ]);
  });

  test.each(['kind', 'constructor'])('tells them by a tag of any name: %s', (tag) => {
    const branch = (kind: string) => ({ type: 'object', properties: { [tag]: { const: kind } }, required: [tag] });
    const allOf = [{ minProperties: 1 }];
    expect(planned((schema) => Object.assign(schema, { oneOf: [branch('a'), branch('b')], allOf }))).toMatchObject([
      { kind: 'all', members: [{ at: '#/allOf/0', nodes: [{ kind: 'object', minProperties: 1 }] }] },
      { kind: 'union by tag', keyword: 'oneOf', tag, branches: [{ value: 'a' }, { value: 'b' }] },
    ]);
  });

  test('takes no inherited property for a tag', () => {
    const other = { type: 'object', properties: { size: { type: 'string' } }, required: ['constructor'] };
    expect(() => planned((schema) => Object.assign(schema, { oneOf: [other, other] }))).toThrow(UNREADABLE('oneOf'));
  });

  test.each<[string, object, string]>([
    ['a keyword that no contract has', { multipleOf: 2 }, '#: "multipleOf" is no keyword of contracts'],
    ['one further in', { properties: { a: { not: {} } } }, '#/properties/a: "not" is no keyword of contracts'],
    [
      'a list of arrays',
      { enum: [[1]] },
      '#: "const" and "enum" hold scalars alone; nothing compares arrays or objects',
    ],
    ['a ref that leads nowhere', { $ref: '#/$defs/a' }, 'nothing stands where "$ref": "#/$defs/a" leads'],
  ])('refuses %s', (_what, keywords, message) => {
    expect(() => planned((schema) => Object.assign(schema, keywords))).toThrow(`${SCHEMA}: ${message}`);
  });

  test.each(['anyOf', 'oneOf'])('refuses a union in %s that nothing tells apart', (keyword) => {
    const readable = { anyOf: [{ type: 'string' }, { type: 'null' }], oneOf: [{ type: 'string' }, { type: 'null' }] };
    const branches = [{ type: 'string' }, { type: 'string' }];
    expect(() => planned((schema) => Object.assign(schema, readable, { [keyword]: branches }))).toThrow(
      UNREADABLE(keyword),
    );
  });
});

const UNREADABLE = (keyword: string): string =>
  `${SCHEMA}: nothing tells the branches of a union in "${keyword}" apart`;

describe('unions inside unions', () => {
  const tagged = (key: string, value: string, rule: object) => ({
    type: 'object',
    properties: { [key]: { const: value }, size: rule },
    required: [key],
  });
  const short = { type: 'string', maxLength: 1 };
  const shapes = {
    oneOf: [tagged('shape', 'dot', { type: 'integer' }), tagged('shape', 'text', { anyOf: [short, { type: 'null' }] })],
  };
  const whole = { anyOf: [{ anyOf: [short, { type: 'null' }] }, shapes, { type: 'array', items: shapes }] };
  const both = {
    anyOf: [short, { type: ['integer', 'null'] }],
    oneOf: [{ type: 'string' }, { type: 'integer', minimum: 1 }],
  };

  test.each<[string, object, unknown, string[]]>([
    ['the inner type', whole, 'a', []],
    ['the inner null', whole, null, []],
    ['the inner tag', whole, { shape: 'dot', size: 1 }, []],
    ['a type of no branch', whole, 1, ['type']],
    ['an error of the inner branch', whole, 'ab', ['maxLength']],
    ['a tag of no branch', whole, { shape: 'line' }, ['/shape enum']],
    ['an error of a tagged branch', whole, { shape: 'dot', size: 'a' }, ['/size type']],
    ['an error two unions down', whole, { shape: 'text', size: 'ab' }, ['/size maxLength']],
    ['an error in an item', whole, [{ shape: 'text', size: 1 }], ['/0/size type']],
    ['what anyOf and oneOf both accept', both, 1, []],
    ['what only anyOf accepts', both, null, ['type']],
    ['an error of oneOf', both, 0, ['minimum']],
    ['an error of anyOf', both, 'ab', ['maxLength']],
  ])('validate %s', (_what, rules, value, errors) => {
    const made = makeTree();
    made.edit(SCHEMA, (schema) => {
      delete schema.type;
      Object.assign(schema, rules);
      delete schema.properties;
      delete schema.required;
    });
    const unions = readTree(made.root);
    const [contract] = unions.contracts;
    if (!contract) throw new Error('no contract');
    const result = validateWith(compilerOf(unions).validatorOf(contract), value);
    expect(result.errors.map(({ path, keyword }) => `${path} ${keyword}`.trim())).toEqual(errors);
    const plain = new Ajv2020({ strict: false, formats }).compile(contract.schema);
    expect(result.valid).toBe(plain(value));
  });
});

describe('the module of a plan', () => {
  test('is formatted code, a statement a line, with the place in the schema above each function', () => {
    const module = moduleOf({
      type: 'object',
      properties: { 'a-b': { type: 'string', maxLength: 2 }, next: { $ref: '#/$defs/link' } },
      required: ['a-b'],
      additionalProperties: false,
      $defs: { link: { type: ['integer', 'null'], minimum: 1 } },
    });
    expect(module.trimEnd()).toBe(EXPECTED.trimEnd());
  });
});

const EXPECTED = `const NAMES: string[] = ["a-b","next"];

const ALL: Readonly<Record<string, unknown>> = Object.prototype as never;
export const check: Check = (value, depth = 0) => {
  if (ALL["a-b"] !== undefined || ALL.next !== undefined) mark();
  return checkValue(value, depth);
};

/** # */
function checkValue(value: unknown, depth: number): RawErrors {
  let errors: RawErrors;
  if (goesTooFar(depth)) return errors;
  if (isObject(value)) {
    markObject(value, value.toJSON);
    let found = 0;
    const aB = value["a-b"];
    if (aB !== undefined) {
      found++;
      if (typeof aB === 'string') {
        if (hasMoreCodePoints(aB, 2)) {
          errors = addError(errors, "/a-b", maxLength, 2);
        }
        markText(aB);
      } else {
        errors = addError(errors, "/a-b", type, "string");
      }
    } else {
      errors = addError(errors, '', required, "a-b");
    }
    const next = value.next;
    if (next !== undefined) {
      found++;
      const inner = checkLink(next, depth + 1);
      if (inner !== undefined) {
        errors = within(errors, "/next", inner);
      }
    }
    const unknown = unknownKeys(value, NAMES, found);
    if (unknown !== undefined) {
      if (unknown.length === 0) {
        mark();
      }
      for (const key of unknown) {
        errors = addError(errors, '', additionalProperties, [key, NAMES]);
      }
    }
  } else {
    errors = addError(errors, '', type, "object");
  }
  return errors;
}

/** #/$defs/link */
function checkLink(value: unknown, depth: number): RawErrors {
  let errors: RawErrors;
  if (isInteger(value)) {
    if (value < 1) {
      errors = addError(errors, '', minimum, [1]);
    }
  } else if (value !== null) {
    errors = addError(errors, '', type, ["integer","null"]);
  }
  return errors;
}
`;

import { formatErrors, parse, validate } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { placeErrors } from '../src/engine/place-errors.js';
import { validateWith } from '../src/engine/validate-with.js';
import { checkOf } from './lib/check-of.js';

const CONFIG = 'sandbox.adapter-config@1';
const OF_NAME = 'has a name that is not accepted: it';
const RULE = `${OF_NAME} must be a name that is neither empty nor taken by a preset: \`python\` and \`node\` are`;

describe('a name that a schema refuses', () => {
  const short = {
    type: 'object',
    propertyNames: { maxLength: 2 },
    additionalProperties: { type: 'string', maxLength: 3 },
  };

  test.each([
    ['alone', short, { abc: '' }, [`/abc ${OF_NAME} must have at most 2 characters (Unicode code points)`]],
    [
      'beside its value, though both are reported in the same words',
      { ...short, additionalProperties: { type: 'string', maxLength: 2 } },
      { abc: 'abc' },
      [
        `/abc ${OF_NAME} must have at most 2 characters (Unicode code points)`,
        '/abc must have at most 2 characters (Unicode code points)',
      ],
    ],
    [
      'beside a value of a wrong type',
      short,
      { abc: 1 },
      [`/abc ${OF_NAME} must have at most 2 characters (Unicode code points)`, '/abc must be a string, not a number'],
    ],
    [
      'beside a value that is not JSON',
      { ...short, additionalProperties: true },
      { abc: undefined },
      [
        `/abc ${OF_NAME} must have at most 2 characters (Unicode code points)`,
        '/abc is undefined, which JSON cannot hold; leave it out',
      ],
    ],
    [
      'for more than one reason',
      { type: 'object', propertyNames: { enum: ['read', 'write'], maxLength: 3 } },
      { raed: 1 },
      [
        `/raed ${OF_NAME} must be one of "read", "write"; did you mean "read"?`,
        `/raed ${OF_NAME} must have at most 3 characters (Unicode code points)`,
      ],
    ],
    [
      'with characters that a pointer escapes',
      { type: 'object', properties: { map: short } },
      { map: { 'a/~': 'ok' } },
      [`/map/a~1~0 ${OF_NAME} must have at most 2 characters (Unicode code points)`],
    ],
  ])('is reported %s', (_what, schema, value, lines) => {
    const result = validateWith(checkOf(schema), value);
    expect(formatErrors(result).split('\n').sort()).toEqual([...lines].sort());
    for (const { message, ofName } of result.errors) expect(ofName).toBe(message.startsWith(OF_NAME) || undefined);
  });

  test('is placed at the key, and its value at the value', () => {
    const text = '{\n  "abc": 1 }';
    const result = validateWith(checkOf(short), JSON.parse(text));
    if (result.valid) throw new Error('the name passes');
    const placed = placeErrors(text, result.errors).map(({ ofName, line, column }) => [ofName === true, line, column]);
    expect(placed.sort()).toEqual([
      [false, 2, 10],
      [true, 2, 3],
    ]);
  });
});

describe('a name that a rule refuses', () => {
  test.each(['python', 'node', ''])('is reported so, at its key: %j', (name) => {
    const text = `{ "custom_images": { ${JSON.stringify(name)}: "ghcr.io/acme/x" } }`;
    expect(parse(CONFIG, text, { rules: true }).errors).toEqual([
      {
        path: `/custom_images/${name}`,
        message: RULE,
        keyword: 'rule',
        params: expect.objectContaining({ rule: 'custom-image-name' }),
        ofName: true,
        line: 1,
        column: 22,
      },
    ]);
  });

  test('stands beside the error of its value', () => {
    expect(formatErrors(validate(CONFIG, { custom_images: { python: 1 } }, { rules: true })).split('\n')).toEqual([
      '/custom_images/python must be a string, not a number',
      `/custom_images/python ${RULE}`,
    ]);
  });
});

describe('a name that JSON cannot carry', () => {
  const HALF = 'holds half of a surrogate pair';
  const CANNOT = 'which UTF-8 cannot carry';

  test.each<[string, unknown, string[]]>([
    ['alone', { '\ud800': 'a' }, [`has a name that ${HALF}, ${CANNOT}`]],
    ['beside its value', { '\ud800': 1 }, [`has a name that ${HALF}, ${CANNOT}`, 'must be a string, not a number']],
    [
      'beside a value that has the same error',
      { '\ud800': '\udc00' },
      [`has a name that ${HALF}, ${CANNOT}`, `${HALF}, ${CANNOT}`],
    ],
    [
      'beside a value that is not JSON',
      { '\ud800': undefined },
      [`has a name that ${HALF}, ${CANNOT}`, 'is undefined, which JSON cannot hold; leave it out'],
    ],
  ])('is reported %s by validate', (_what, value, messages) => {
    const { errors } = validate('sandbox.env@1', value);
    expect(errors.map(({ path, message }) => [path, message])).toEqual(messages.map((message) => ['/\ud800', message]));
    expect(errors.map(({ ofName }) => ofName)).toEqual(messages.map((_, i) => (i === 0 ? true : undefined)));
  });

  test('hides nothing inside its value', () => {
    const value = { custom_images: 1, '\ud800': { inside: undefined } };
    expect(validate(CONFIG, value).errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/custom_images', '/\ud800', '/\ud800/inside']),
    );
  });

  test('is reported and placed by parse, beside its value', () => {
    expect(parse('sandbox.env@1', '{ "a\\ud800": "\\udc00" }').errors).toEqual([
      {
        path: '/a\ud800',
        message: `has a name that ${HALF}; send whole characters`,
        keyword: 'json',
        params: { problem: 'lone-surrogate' },
        ofName: true,
        line: 1,
        column: 5,
      },
      {
        path: '/a\ud800',
        message: `${HALF}; send whole characters`,
        keyword: 'json',
        params: { problem: 'lone-surrogate' },
        line: 1,
        column: 15,
      },
    ]);
  });
});

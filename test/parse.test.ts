import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { type ContractName, contracts, formatErrors, parse, UnknownContractError, validate } from 'openvibe-contracts';
import { describe, expect, test, vi } from 'vitest';
import { root } from './lib/root.js';

const ID = '9b2f6f0e-4f0b-4c39-8f4e-1f2a3b4c5d6e';
const parseLoosely = parse as (name: string, text: unknown) => ReturnType<typeof parse>;

describe('parse', () => {
  test('gives the value of a valid text, and exactly three keys', () => {
    expect(parse('sandbox.stop-request@1', `{ "sandbox_id": "${ID}" }`)).toStrictEqual({
      valid: true,
      value: { sandbox_id: ID },
      errors: [],
    });
  });

  test('reads bytes like a string', () => {
    const text = `{ "sandbox_id": "å😀${ID}" }`;
    expect(parse('sandbox.stop-request@1', new TextEncoder().encode(text))).toStrictEqual(
      parse('sandbox.stop-request@1', text),
    );
  });

  test('reads the bytes of a view, not of the buffer behind it', () => {
    const bytes = new TextEncoder().encode('xx"linux"xx');
    expect(parse('platform.runtime-class@1', bytes.subarray(2, -2))).toStrictEqual({
      valid: true,
      value: 'linux',
      errors: [],
    });
  });

  test('tells errors of the value as validate does, with their places', () => {
    const text = '{\r\n  "sandbox": "x",\r  "wait": 7,\n\n "a/b~": {} }';
    expect(parse('sandbox-provider.job-create-request@1', text).errors).toContainEqual({
      ...validate('sandbox-provider.job-create-request@1', JSON.parse(text)).errors.find(
        ({ path }) => path === '/a~1b~0',
      ),
      line: 5,
      column: 2,
    });
  });

  test('places a missing field at its object, an unknown one at its key, a wrong value at the value', () => {
    const text = `{
  "isolation": {
    "host_network": true, "credentials": false,
    "egress_proxy": true, "workspace": "ephemeral" },
  "__proto__": 1
}`;
    expect(parse('live.agent-sandbox-worker-request@1', text).errors).toMatchObject([
      { path: '/isolation/host_network', keyword: 'const', line: 3, column: 21 },
      { path: '/isolation/profile', keyword: 'required', line: 2, column: 16 },
    ]);
  });

  test('finds the place of every key, however it is spelt', () => {
    const text = '{"a/b":1,"~":2,"":3,"~1":4,"__proto__":5,"\\u0041":6,"ok":""}';
    expect(parse('sandbox.env@1', text).errors.map(({ path, line, column }) => [path, line, text[column - 1]])).toEqual(
      [
        ['/', 1, '3'],
        ['/A', 1, '6'],
        ['/__proto__', 1, '5'],
        ['/a~1b', 1, '1'],
        ['/~0', 1, '2'],
        ['/~01', 1, '4'],
      ],
    );
  });

  test('throws for a name that no contract has, whatever the text', () => {
    expect(() => parseLoosely('sandbox.stop@1', '{')).toThrow(UnknownContractError);
  });

  test('is not misled by a polluted Object.prototype', () => {
    const polluted = Object.prototype as Record<string, unknown>;
    polluted.sandbox_id = ID;
    polluted.truncated = true;
    try {
      expect(parse('sandbox.stop-request@1', '{}').valid).toBe(false);
      expect(Object.keys(parse('sandbox.stop-request@1', '{"a":1,"a":2}'))).toEqual(['valid', 'errors']);
    } finally {
      delete polluted.sandbox_id;
      delete polluted.truncated;
    }
  });

  test.each([null, undefined, 7, {}, [], new ArrayBuffer(2), new Uint16Array(2), Object('"linux"'), Symbol('text')])(
    'refuses what is not text: %s',
    (text) => {
      expect(parseLoosely('platform.runtime-class@1', text)).toStrictEqual({
        valid: false,
        errors: [
          {
            path: '',
            message: 'must be a JSON text: a string, or a Uint8Array of UTF-8',
            keyword: 'json',
            params: { problem: 'not-text' },
            line: 1,
            column: 1,
          },
        ],
      });
    },
  );
});

describe('bytes that are too many', () => {
  const MOST = 536_870_888;
  const tooLarge = {
    path: '',
    message: 'is larger than 536870888 bytes, the most that are read as one text; send it in parts',
    keyword: 'json',
    params: { problem: 'too-large' },
    line: 1,
    column: 1,
  };

  // The system gives memory only where something is written.
  test.each([
    ['one past the bound', new Uint8Array(MOST + 1)],
    ['a gigabyte of a Buffer', Buffer.alloc(2 ** 30)],
    ['a length of its own', Object.defineProperty(new Uint8Array(MOST + 1), 'byteLength', { value: 1 })],
  ])('are reported as such: %s', (_what, bytes) => {
    expect(parse('platform.runtime-class@1', bytes).errors).toStrictEqual([tooLarge]);
  });

  test('are not told by the length that they claim', () => {
    const bytes = Object.defineProperty(new TextEncoder().encode('"linux"'), 'byteLength', { value: 2 ** 40 });
    expect(parse('platform.runtime-class@1', bytes).valid).toBe(true);
  });

  test.each([RangeError, TypeError])('are told apart from what the decoder refuses with a %o', (Thrown) => {
    const decode = (): never => {
      throw new Thrown('no');
    };
    vi.stubGlobal('TextDecoder', function TextDecoder() {
      return { decode };
    });
    try {
      expect(formatErrors(parse('platform.runtime-class@1', new Uint8Array(1)))).toBe(
        '1:1 the value is bytes that cannot be read here: there is too little memory, or they are in memory that is shared; copy them, or send less',
      );
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('parse agrees with validate on every fixture', () => {
  test.each(contracts.map(({ name }) => name))('%s', (name) => {
    const [, domain, kebab, major] = /^(.*?)\.(.*)@(\d+)$/.exec(name) ?? [];
    const folder = join(root, 'fixtures', `${domain}/${kebab}.v${major}`);
    const files = ['valid', 'rejected'].flatMap((kind) =>
      readdirSync(join(folder, kind)).map((file) => join(kind, file)),
    );
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const value: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      for (const indent of [undefined, 2, '\t']) checkAgreement(name, value, JSON.stringify(value, undefined, indent));
    }
  });
});

function checkAgreement(name: ContractName, value: unknown, text: string): void {
  const expected = validate(name, value);
  const result = parse(name, text);
  expect(parse(name, Buffer.from(text))).toStrictEqual(result);
  expect(result.errors.map(({ line, column, ...error }) => error)).toStrictEqual([...expected.errors]);
  if (result.valid) expect(result.value).toStrictEqual(value);
  for (const { path, keyword, line, column } of result.errors) {
    const rest = text
      .split('\n')
      .slice(line - 1)
      .join('\n')
      .slice(column - 1);
    const names = path.split('/').slice(1).map(unescapeName);
    if (keyword === 'additionalProperties') expect(rest.startsWith(`${JSON.stringify(names.at(-1))}:`)).toBe(true);
    else expect(firstValueOf(rest)).toStrictEqual(valueAt(value, keyword === 'required' ? names.slice(0, -1) : names));
  }
}

const unescapeName = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');
const valueAt = (value: unknown, names: readonly string[]): unknown =>
  names.reduce((inner, name) => (inner as Record<string, unknown>)[name], value);

/** The value that a text begins with; what comes after it is not looked at. */
function firstValueOf(text: string): unknown {
  const { offset = 0, length = 0 } = parseTree(text) ?? {};
  return JSON.parse(text.slice(offset, offset + length));
}

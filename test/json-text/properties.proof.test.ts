import fc from 'fast-check';
import { parse } from 'openvibe-contracts';
import { expect, test } from 'vitest';
import { problemsOf, textErrorsOf } from './text-errors.js';

/** A failing run prints its seed and path; set them here to run it again. */
const runs = (numRuns: number): fc.Parameters<unknown> => ({ numRuns });

const jsonValue = fc.jsonValue({ stringUnit: 'grapheme', maxDepth: 5 });
const indent = fc.constantFrom(undefined, 1, '\t');

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('what JSON.stringify writes never has an error', () => {
  fc.assert(
    fc.property(jsonValue, indent, (value, space) => {
      const text = JSON.stringify(value, undefined, space);
      expect(textErrorsOf(text)).toEqual([]);
      expect(textErrorsOf(Buffer.from(text))).toEqual([]);
    }),
    runs(2000),
  );
});

test('what JSON.stringify writes of any double has no error', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(textErrorsOf(JSON.stringify(value))).toEqual([]);
    }),
    runs(5000),
  );
});

const digits = fc.string({ unit: fc.constantFrom('0', '1', '9'), minLength: 1, maxLength: 20 });
const written = fc
  .tuple(fc.constantFrom('', '-'), digits, fc.option(digits), fc.option(fc.integer({ min: -345, max: 30 })))
  .map(([sign, whole, fraction, exponent]) =>
    [
      sign,
      String(BigInt(whole)),
      fraction === null ? '' : `.${fraction}`,
      exponent === null ? '' : `e${exponent}`,
    ].join(''),
  );

/** A written number over a power of ten, without rounding. */
function toRational(number: string): { readonly over: bigint; readonly under: bigint } {
  const [mantissa = '', exponent = '0'] = number.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const power = Number(exponent) - fraction.length;
  return {
    over: BigInt(whole + fraction) * 10n ** BigInt(Math.max(power, 0)),
    under: 10n ** BigInt(Math.max(-power, 0)),
  };
}

test('a number is refused exactly when its value is another integer behind JSON.parse', () => {
  fc.assert(
    fc.property(written, (number) => {
      const double: unknown = JSON.parse(number);
      const { over, under } = toRational(number);
      const isRead =
        !Number.isInteger(double) ||
        BigInt(double as number) * under === over ||
        // What JavaScript writes for this double.
        (over % under === 0n && BigInt(toRational(String(double).replace('e+', 'e')).over) === over / under);
      expect([number, textErrorsOf(`{"a":[${number}]}`).length]).toEqual([number, isRead ? 0 : 1]);
    }),
    runs(20_000),
  );
});

/** Text with a few characters deleted, inserted or swapped. */
const mutation = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom('delete', 'insert', 'swap'),
  unit: fc.constantFrom(...'{}[]:,"\\/-+.eE019utrnx \n\t\u0001\ufeff\ud800é'),
});

function mutate(text: string, { at, kind, unit }: { at: number; kind: string; unit: string }): string {
  const i = Math.floor(at * text.length);
  if (kind === 'insert') return text.slice(0, i) + unit + text.slice(i);
  if (kind === 'delete') return text.slice(0, i) + text.slice(i + 1);
  return text.slice(0, i) + text.slice(i + 1, i + 2) + text.slice(i, i + 1) + text.slice(i + 2);
}

test('a mutated text is refused as no JSON exactly when JSON.parse refuses it', () => {
  fc.assert(
    fc.property(jsonValue, indent, fc.array(mutation, { minLength: 1, maxLength: 4 }), (value, space, mutations) => {
      const text = mutations.reduce(mutate, JSON.stringify(value, undefined, space));
      fc.pre(!text.startsWith('\ufeff'));
      const isRefused = problemsOf(text).some((problem) => problem === 'syntax' || problem === 'trailing-text');
      expect([text, isRefused]).toEqual([text, !isJson(text)]);
    }),
    runs(10_000),
  );
});

/** Builds a text from random members by hand, so that keys may stand twice, in several writings. */
const key = fc.constantFrom('a', 'b', 'a:', '":', '__proto__', '');
const writing = fc.constantFrom<(text: string) => string>(
  (text) => JSON.stringify(text),
  (text) => `"${[...text].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`,
);
const { tree } = fc.letrec<{ tree: { text: string; hasTwice: boolean } }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc
      .constantFrom('1', '":"', '"\\u003a\\u003A"', '"a\\":1,\\"a\\":"', 'null', '"\\\\"')
      .map((text) => ({ text, hasTwice: false })),
    fc.array(tie('tree'), { maxLength: 3 }).map((items) => ({
      text: `[${items.map(({ text }) => text).join(',')}]`,
      hasTwice: items.some(({ hasTwice }) => hasTwice),
    })),
    fc
      .array(fc.tuple(key, writing, fc.constantFrom(':', ' :', '\n: '), tie('tree')), { maxLength: 4 })
      .map((members) => ({
        text: `{${members.map(([name, write, colon, { text }]) => write(name) + colon + text).join(',')}}`,
        hasTwice:
          new Set(members.map(([name]) => name)).size < members.length ||
          members.some(([, , , { hasTwice }]) => hasTwice),
      })),
  ),
}));

test('a key that stands twice is always found, and none where none does', () => {
  fc.assert(
    fc.property(tree, ({ text, hasTwice }) => {
      expect([text, problemsOf(text)]).toEqual([text, hasTwice ? ['duplicate-key'] : []]);
    }),
    runs(10_000),
  );
});

test('a lone surrogate is found wherever it stands', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', '\\\\', '\ud83d', '\ude00', '\\ud83d', '\\uDE00', 'u'), { maxLength: 8 }),
      (units) => {
        const text = `{"k":["${units.join('')}"]}`;
        const value = (JSON.parse(text) as { k: [string] }).k[0];
        expect([text, problemsOf(text)]).toEqual([text, /\p{Surrogate}/u.test(value) ? ['lone-surrogate'] : []]);
      },
    ),
    runs(5000),
  );
});

test('bytes are refused as no UTF-8 exactly when they are none, at the end of the longest part that is some', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(0x0a, 0x41, 0x80, 0xbd, 0xbf, 0xc3, 0xe2, 0xef, 0xf0, 0x9f), { maxLength: 8 }),
      (units) => {
        const bytes = Uint8Array.from([0x22, ...units]);
        let good = bytes.length;
        const decode = (end: number): string =>
          new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, end));
        const isGood = (end: number): boolean => {
          try {
            decode(end);
            return true;
          } catch {
            return false;
          }
        };
        while (!isGood(good)) good--;
        const [error] = parse('sandbox.env@1', bytes).errors;
        expect(problemsOf(bytes).includes('invalid-utf8')).toBe(good < bytes.length);
        if (good === bytes.length) return;
        const lines = decode(good).split('\n');
        expect(error).toMatchObject({
          params: { problem: 'invalid-utf8' },
          line: lines.length,
          column: (lines.at(-1)?.length ?? 0) + 1,
        });
      },
    ),
    runs(5000),
  );
});

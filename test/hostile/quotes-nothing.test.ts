import { type ContractName, parse, toProblem, type ValidationError, validate } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { valueAt } from '../../src/base/pointer.js';
import { readTree } from '../../src/source/tree.js';
import { setAt } from '../../src/testing/set-at.js';
import { root } from '../lib/root.js';

/*
 * Errors go to strangers and into logs, and a value may be a password: no message, params or problem may hold a part of the input. Only
 * only the names in paths and pointers are shown.
 */

const { contracts } = readTree(root);
type Contract = (typeof contracts)[number];
const KINDS: readonly ('valid' | 'rejected' | 'ruleViolations')[] = ['valid', 'rejected', 'ruleViolations'];

/** What is planted, and how it would look in an error. */
const MARKERS: readonly (readonly [value: unknown, traces: readonly string[]])[] = [
  ['Secret_Text', ['Secret_Text', 'secret_text']],
  [998877665544, ['998877665544']],
  [-99887766.5, ['99887766.5']],
  [9.9887766e42, ['9.9887766e']],
  [{ Secret_Key: 'Secret_Text' }, ['Secret_', 'secret_']],
  [
    ['Secret_Text', 998877665544],
    ['Secret_Text', '998877665544'],
  ],
];

interface Planted {
  readonly contract: ContractName;
  readonly value: unknown;
}

/** The values of all fixtures, each place of which in turn is another until the next one is asked for. */
function* planted({ name, fixtures }: Contract, marker: unknown, kinds = KINDS): Generator<Planted> {
  for (const { value } of kinds.flatMap((kind) => fixtures[kind])) {
    const holder = { value };
    for (const place of [...placesIn(value)]) {
      const original = valueAt(value, place);
      setAt(holder, `/value${place}`, marker);
      yield { contract: name as ContractName, value: holder.value };
      setAt(holder, `/value${place}`, original);
    }
  }
}

/** Pointers to all parts of a value. */
function* placesIn(value: unknown, path = ''): Generator<string> {
  yield path;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const segment = key.replaceAll('~', '~0').replaceAll('/', '~1');
    yield* placesIn((value as Record<string, unknown>)[key], `${path}/${segment}`);
  }
}

function* mapEach<From, To>(each: Iterable<From>, change: (from: From) => To): Generator<To> {
  for (const one of each) yield change(one);
}

/** All that an error tells but for its path. */
const toldOf = (errors: readonly ValidationError[]): string =>
  JSON.stringify(errors.map(({ message, params }) => ({ message, params })));

/** What each of those that report errors reports of a value. */
function tellings({ contract, value }: Planted): string[] {
  const result = validate(contract, value, { rules: true });
  const parsed = parse(contract, JSON.stringify(value), { rules: true });
  if (result.valid !== parsed.valid) throw new Error(`parse and validate differ on ${contract}`);
  if (result.valid || parsed.valid) return [];
  const { errors, ...problem } = toProblem(result);
  return [
    toldOf(result.errors),
    toldOf(parsed.errors),
    JSON.stringify({ ...problem, errors: errors.map(({ detail }) => detail) }),
  ];
}

describe('no error quotes', () => {
  test.each(MARKERS)('%j, wherever it stands', (marker, traces) => {
    const leaks: string[] = [];
    let told = 0;
    for (const contract of contracts) {
      for (const each of planted(contract, marker)) {
        const texts = tellings(each);
        told += texts.length;
        leaks.push(...texts.filter((text) => traces.some((trace) => text.includes(trace))));
      }
    }
    expect(leaks).toEqual([]);
    expect(told).toBeGreaterThan(10_000);
  });

  test('a boolean: of either the same is reported', () => {
    const different: unknown[] = [];
    let told = 0;
    for (const contract of contracts) {
      const [ofTrue = [], ofFalse = []] = [true, false].map((marker) => {
        return [
          ...mapEach(planted(contract, marker), (each) => validate(each.contract, each.value, { rules: true }).errors),
        ];
      });
      for (const [i, errors] of ofTrue.entries()) {
        for (const { path, keyword, message, params } of errors) {
          const other = ofFalse[i]?.find((error) => error.path === path && error.keyword === keyword);
          if (!other) continue;
          told++;
          if (toldOf([other]) !== JSON.stringify([{ message, params }])) different.push({ path, message, other });
        }
      }
    }
    expect(different).toEqual([]);
    expect(told).toBeGreaterThan(10_000);
  });

  test('the name of a field, wherever it stands', () => {
    const leaks: string[] = [];
    let told = 0;
    for (const { name, fixtures } of contracts) {
      for (const { value } of KINDS.flatMap((kind) => fixtures[kind])) {
        for (const place of [...placesIn(value)]) {
          const part = valueAt(value, place);
          if (typeof part !== 'object' || part === null || Array.isArray(part)) continue;
          const key = `Secret Key!${'x'.repeat(70)}`;
          setAt(value, `${place}/${key}`, 998877665544);
          const texts = tellings({ contract: name as ContractName, value });
          setAt(value, `${place}/${key}`);
          told += texts.length;
          leaks.push(...texts.filter((text) => /secret|998877665544/i.test(text)));
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(told).toBeGreaterThan(1000);
  });

  test.each([
    ['a number that a double cannot hold', '9988776655443322110099', 'unsafe-number'],
    ['a number beyond all doubles', '99887766e1000', 'unsafe-number'],
    ['a bare word', 'Secret_Text', 'syntax'],
    ['a number with a word behind it', '998877Secret', 'syntax'],
    ['a text in single quotes', "'Secret_Text'", 'syntax'],
    ['a text with an escape that is none', '"Secret\\xSecret"', 'syntax'],
    ['a text with half of a surrogate pair', '"Secret\\ud800"', 'lone-surrogate'],
    ['an object with a key given twice', '{"Secret_Text":998877,"Secret_Text":998877}', 'duplicate-key'],
  ])('%s, wherever it stands in a text', (_what, written, problem) => {
    const leaks: string[] = [];
    let told = 0;
    for (const contract of contracts) {
      for (const { contract: name, value } of planted(contract, '@planted@', ['valid'])) {
        const result = parse(name, JSON.stringify(value).replace('"@planted@"', written));
        if (result.valid) throw new Error(`${name} takes a text with an error`);
        told += result.errors.some(({ params }) => 'problem' in params && params.problem === problem) ? 1 : 0;
        leaks.push(...result.errors.map(({ message }) => message).filter((message) => /secret|9988/i.test(message)));
      }
    }
    expect(leaks).toEqual([]);
    expect(told).toBeGreaterThan(1000);
  });
});

test('what a getter throws, and what a class calls itself, stays inside', () => {
  const value = {
    get token() {
      throw new Error('Secret_Text');
    },
    named: Object.create({ [Symbol.toStringTag]: 'sk_live_Secret' }),
  };
  expect(
    validate('live.agent-sandbox-worker-request@1', value).errors.filter(({ keyword }) => keyword === 'json'),
  ).toEqual([
    {
      path: '/named',
      message: 'is an object of a class, which JSON cannot hold',
      keyword: 'json',
      params: { problem: 'type' },
    },
    { path: '/token', message: 'throws when it is read', keyword: 'json', params: { problem: 'unreadable' } },
  ]);
});

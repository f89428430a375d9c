import { expect, test } from 'vitest';
import { problemsOf } from './text-errors.js';

test('brackets in strings, and those that are closed, do not count', () => {
  const wide = `[${'[],{"a":[]},'.repeat(1000)}0]`;
  expect(problemsOf(wide)).toEqual([]);
  expect(problemsOf(`["${'['.repeat(2000)}","\\"${'{'.repeat(2000)}\\\\",${wide}]`)).toEqual([]);
  expect(problemsOf(`["${'['.repeat(2000)}`)).toEqual(['syntax']);
});

test('closing brackets in strings hide no depth', () => {
  expect(problemsOf(`${'["]]]\\"]",'.repeat(1001)}0${']'.repeat(1001)}`)).toEqual(['too-deep']);
  expect(problemsOf(`${'["]]]\\"]",'.repeat(1000)}0${']'.repeat(1000)}`)).toEqual([]);
  expect(problemsOf(`${'{"}\\\\":'.repeat(1001)}0${'}'.repeat(1001)}`)).toEqual(['too-deep']);
});

test('strings are passed over as a whole, wherever in them a character is escaped', () => {
  for (let length = 0; length <= 20; length++) {
    for (const escaped of ['\\"', '\\\\', '\\\\\\"', '\\u0022']) {
      const level = `["${'x'.repeat(length)}${escaped}]]",`;
      expect([level, problemsOf(`${level.repeat(1001)}0${']'.repeat(1001)}`)]).toEqual([level, ['too-deep']]);
      expect([level, problemsOf(`${level.repeat(1000)}0${']'.repeat(1000)}`)]).toEqual([level, []]);
    }
  }
});

test('the shortest text that is too deep is', () => {
  expect(problemsOf('['.repeat(1001))).toEqual(['too-deep']);
  expect(problemsOf('['.repeat(1000))).toEqual(['syntax']);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readText } from '../../src/json/text/read-text.js';
import { root } from '../lib/root.js';
import { BYTES_AND_SIGNS } from './kinds/bytes-and-signs.js';
import { NUMBERS } from './kinds/numbers.js';
import { STRINGS } from './kinds/strings.js';
import { STRUCTURE } from './kinds/structure.js';
import { problemsOf } from './text-errors.js';

const KINDS = { ...STRUCTURE, ...NUMBERS, ...STRINGS, ...BYTES_AND_SIGNS };

/** A text as it is and as bytes; bytes, which need not be a text, only as they are. */
const formsOf = (text: string | Uint8Array): (string | Uint8Array)[] =>
  typeof text === 'string' && Buffer.from(text).toString() === text ? [text, Buffer.from(text)] : [text];

/** To find a text by in what a failing test prints. */
const show = (text: string | Uint8Array): string =>
  typeof text === 'string' ? JSON.stringify(text.slice(0, 100)) : Buffer.from(text.slice(0, 100)).toString('latin1');

const engineReads = (text: string | Uint8Array): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(typeof text === 'string' ? text : Buffer.from(text).toString()) };
  } catch {
    return undefined;
  }
};

describe.each(Object.entries(KINDS))('of the kind: %s', (_name, { taken, refused }) => {
  test('takes what is JSON, with the value that it has', () => {
    for (const text of taken.flatMap(formsOf)) {
      expect([show(text), problemsOf(text)]).toEqual([show(text), []]);
      const read = readText(text);
      expect([show(text), read.valid && JSON.stringify(read.value)]).toEqual([
        show(text),
        JSON.stringify(engineReads(text)?.value),
      ]);
    }
  });

  test('refuses the rest, and says why', () => {
    for (const [problem, texts] of Object.entries(refused)) {
      for (const text of texts.flatMap(formsOf)) {
        expect([show(text), problemsOf(text)]).toEqual([show(text), [problem]]);
        if (problem === 'syntax' || problem === 'trailing-text')
          expect([show(text), engineReads(text)]).toEqual([show(text), undefined]);
      }
    }
  });
});

test('every kind has texts, none of them twice', () => {
  const texts = Object.values(KINDS).flatMap(({ taken, refused }) => [...taken, ...Object.values(refused).flat()]);
  const strings = texts.filter((text) => typeof text === 'string');
  for (const [name, { taken, refused }] of Object.entries(KINDS))
    expect([name, taken.length + Object.values(refused).flat().length]).not.toEqual([name, 0]);
  expect(strings.filter((text, i) => strings.indexOf(text) !== i)).toEqual([]);
  expect(texts.length).toBeGreaterThan(400);
});

test('SECURITY.md names these kinds and no other', () => {
  const [, section = ''] =
    /^## How a text is read\n(.*?)^## /ms.exec(readFileSync(join(root, 'SECURITY.md'), 'utf8')) ?? [];
  const named = [...section.matchAll(/^\| (.+?) \|/gm)].map(([, name]) => name).filter((name) => name !== 'kind');
  expect(named).toEqual(Object.keys(KINDS));
});

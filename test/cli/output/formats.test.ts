import { expect, test } from 'vitest';
import { FORMAT_NAMES } from '../../../src/cli/io/formats/index.js';
import { PLACES, recordOf, written } from './hostile-records.js';
import { HOSTILE, obeyed } from './hostile-texts.js';

/*
 * What each format writes of a record that is a stranger's in all its parts, before anything looks at it again: a format must encode its
 * own values.
 */

const texts = Object.entries(HOSTILE);
const rows = FORMAT_NAMES.flatMap((format) => Object.entries(PLACES).map(([place, at]) => ({ format, place, at })));

test('there are formats and places', () => {
  expect(FORMAT_NAMES).toEqual(['text', 'json', 'github', 'sarif', 'junit']);
  expect(rows.length).toBe(5 * 11);
});

test.each(rows)('$format with hostile texts as $place', ({ format, at }) => {
  for (const [what, text] of texts) {
    const output = written(format, [at(text)], `{ "${text}": 1 }`);
    expect({ what, obeyed: obeyed(output, format) }).toEqual({ what, obeyed: [] });
  }
});

test.each(texts)('json reads as the same record with %s', (_, text) => {
  const record = recordOf({ path: text, message: text }, { file: text, contract: text });
  expect(JSON.parse(written('json', [record]))).toEqual([record]);
});

const LONG = 'k'.repeat(100_000);

test.each(FORMAT_NAMES.filter((format) => format !== 'json'))('%s cuts long names', (format) => {
  const output = written(format, [recordOf({ path: `/${LONG}`, message: LONG, keyword: LONG }, { contract: LONG })]);
  expect(output.length).toBeLessThan(8000);
  expect(output).toContain('k…');
});

test.each(['text', 'github', 'junit'])('%s cuts the middle of the name of a file', (format) => {
  const output = written(format, [recordOf({}, { file: `start/${LONG}/end.json` })]);
  expect(output).toContain(`start/${'k'.repeat(244)}…${'k'.repeat(241)}/end.json`);
  expect(output).not.toContain('k'.repeat(245));
});

test('a cut leaves no half of a character', () => {
  const record = recordOf({ path: `/${'k'.repeat(198)}🙂🙂`, message: `${'m'.repeat(1999)}🙂🙂` });
  expect(written('text', [record])).toBe(`a.json:1:1: /${'k'.repeat(198)}…: ${'m'.repeat(1999)}…\n`);
});

test('hostile text is escaped, by each format in its way', () => {
  const record = recordOf({ path: '/x\n::stop-commands::tok' }, { file: '::add-mask::ok' });
  expect(written('text', [record])).toBe('./::add-mask::ok:1:1: /x\\u000a::stop-commands::tok: is wrong\n');
  expect(written('github', [record])).toBe(
    '::error file=./%3A%3Aadd-mask%3A%3Aok,line=1,col=1,title=a.b@1::/x\\u000a::stop-commands::tok: is wrong\n',
  );
  expect(written('junit', [record])).toContain(
    '>./::add-mask::ok:1:1: /x\\u000a::stop-commands::tok: is wrong</failure></testcase>\n',
  );
  expect(written('text', [recordOf({ message: 'a ##[b] ##vso[c]' })])).toBe(
    'a.json:1:1: /a: a \\u0023#[b] \\u0023#vso[c]\n',
  );
});

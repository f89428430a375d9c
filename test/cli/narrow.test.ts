import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { helpText } from '../../src/cli/help/help-text.js';
import type { Io } from '../../src/cli/io/process-io.js';
import { renderSection } from '../../src/cli/show/section.js';
import { root } from '../lib/root.js';

const pages = readdirSync(join(root, 'docs/cli')).map((file) => [
  file,
  readFileSync(join(root, 'docs/cli', file), 'utf8'),
]);

test('there are pages', () => expect(pages.length).toBeGreaterThan(0));

test.each(pages)('the text of %s breaks where the terminal ends', (_, page = '') => {
  // Examples are shown as they are, and a word is not broken.
  const lines = helpText(page.replace(/```\w+\n.*?```/gs, ''), 60).split('\n');
  expect(lines.filter((line) => line.length > 60 && line.trim().includes(' '))).toEqual([]);
});

test('where columns have no room, what a field means stands below its name', () => {
  const table = {
    columns: ['Field', 'Type', 'Required', 'Description', 'Constraints'],
    rows: [
      ['max_memory_bytes', 'integer or null', 'yes', 'The most memory that it may take, in bytes.', 'minimum 0'],
      ['wait', 'boolean', '', 'Whether to wait.', ''],
    ],
  };
  const io = { columns: 60, color: false } as Io;
  expect(renderSection(io, { title: 'Fields', lines: [], table })).toBe(
    [
      'Fields',
      'max_memory_bytes  integer or null  required',
      '    The most memory that it may take, in bytes.',
      '    minimum 0',
      'wait  boolean',
      '    Whether to wait.',
    ].join('\n'),
  );
});

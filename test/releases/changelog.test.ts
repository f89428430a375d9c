import { expect, test } from 'vitest';
import { type Entry, withEntries } from '../../scripts/releases/changelog.js';

const ENTRIES: Entry[] = [
  { name: 'a.b@1', version: '1.10.0', words: 'first' },
  { name: 'a.c@1', version: '1.1.1', words: ['/list/*: need no longer match the pattern ^\\d<'] },
  { name: 'a.d@1', version: '1.9.0', words: 'first' },
  { name: 'a.e@1', version: '1.10.0', words: 'first' },
];

const LIST = `- First released, as 1.9.0: \`a.d@1\`
- First released, as 1.10.0: \`a.b@1\`, \`a.e@1\`
- \`a.c@1\` 1.1.1:
  - /list/\\*: need no longer match the pattern ^\\\\d\\<
`;

test.each<[what: string, before: string | undefined, after: string]>([
  ['no changelog', undefined, `# Changelog\n\n## Unreleased\n\n### Contracts\n\n${LIST}`],
  ['one without sections', '# Changes\n\nWords.\n', `# Changes\n\nWords.\n\n## Unreleased\n\n### Contracts\n\n${LIST}`],
  [
    'one whose newest section is closed',
    '# Changes\n\n## 1.0.0\n\n- A.\n',
    `# Changes\n\n## Unreleased\n\n### Contracts\n\n${LIST}\n## 1.0.0\n\n- A.\n`,
  ],
  [
    'one whose newest section is open',
    '# Changes\n\n## 2.0.0 — unreleased\n\n- B.\n\n## 1.0.0\n\n- A.\n',
    `# Changes\n\n## 2.0.0 — unreleased\n\n- B.\n\n### Contracts\n\n${LIST}\n## 1.0.0\n\n- A.\n`,
  ],
  [
    'one that has told of contracts before',
    '# Changes\n\n## Unreleased\n\n### Contracts\n\n- Z.\n\n### Others\n\n- B.\n\n## 1.0.0\n\n### Contracts\n\n- A.\n',
    `# Changes\n\n## Unreleased\n\n### Contracts\n\n- Z.\n${LIST}\n### Others\n\n- B.\n\n## 1.0.0\n\n### Contracts\n\n- A.\n`,
  ],
])('versions find their place in %s', (_what, before, after) => {
  expect(withEntries(before, ENTRIES)).toBe(after);
});

test('a long list is broken into lines', () => {
  const entries = Array.from(
    { length: 8 },
    (_, i): Entry => ({ name: `some-domain.some-contract-${i}@1`, version: '1.0.0', words: 'first' }),
  );
  const lines = withEntries(undefined, entries).trim().split('\n').slice(6);
  expect(lines.map((line) => line.length <= 150)).toEqual([true, true, true]);
  expect(lines.slice(1).every((line) => line.startsWith('  `some-domain'))).toBe(true);
});

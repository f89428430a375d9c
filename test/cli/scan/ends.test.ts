import { expect, test } from 'vitest';
import { scanText } from '../../../src/cli/scan/scan-file.js';
import type { Vocabulary } from '../../../src/cli/scan/vocabulary.js';

test.each([
  [
    'room.note@1',
    { message: 'contract room.note@1 is gone; use room.note@2', keyword: 'retired' },
    { replacement: 'room.note@2' },
    false,
  ],
  [
    'room.note@2',
    {
      message: 'contract room.note@2 is deprecated and may be gone after 2027-05-31; use room.note@3',
      keyword: 'deprecated',
      severity: 'warning',
    },
    { replacement: 'room.note@3', removeAfter: '2027-05-31' },
    true,
  ],
])('tells the end of %s', (name, finding, params, valid) => {
  const known: Vocabulary = {
    contract: new Map([
      ['room.note@1', { owner: 'room', status: 'retired', replacement: 'room.note@2' }],
      ['room.note@2', { owner: 'room', status: 'deprecated', replacement: 'room.note@3', removeAfter: '2027-05-31' }],
      ['room.note@3', { owner: 'room', status: 'active' }],
    ]),
    function: new Map(),
    capability: new Map(),
  };
  expect(scanText('a.ts', `f('${name}', 'room.note@3');`, known, { granted: new Set() })).toEqual({
    file: 'a.ts',
    valid,
    errors: [{ ...finding, params: { kind: 'contract', name, ...params }, line: 1, column: 3 }],
    uses: [
      { kind: 'contract', name, line: 1, column: 3 },
      { kind: 'contract', name: 'room.note@3', line: 1, column: 18 },
    ],
  });
});

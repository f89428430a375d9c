import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';

const filesIn = (folder: string): string[] => readdirSync(join(root, 'dist', folder)).map((file) => join(folder, file));
const entries = ['.', 'node', 'validators/platform'].flatMap(filesIn).filter((file) => /\.c?js$/.test(file));

test('there are entries to load', () => {
  expect(entries).toEqual(
    expect.arrayContaining([
      'index.cjs',
      'index.js',
      'rpc.cjs',
      'testing.js',
      'node/index.js',
      'validators/platform/runtime-class.v1.cjs',
    ]),
  );
});

test.each(entries)('%s loads where there is no TextDecoder, URL or other global of a host', (entry) => {
  const { code, stdout, stderr } = runNode(root, join(root, 'test/packaging/reduced.mjs'), join(root, 'dist', entry));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { globals, exports, string, bytes } = JSON.parse(stdout);
  expect(globals).toBe('undefinedundefined');
  expect(exports).toBeGreaterThan(0);
  if (!/index\.c?js$/.test(entry)) return;
  expect(string).toEqual([]);
  expect(bytes).toEqual([
    'is bytes, which cannot be read here: this environment has no TextDecoder; send the text as a string',
  ]);
});

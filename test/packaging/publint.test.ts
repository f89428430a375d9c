import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, inject, test } from 'vitest';

const installed = join(inject('consumer'), 'node_modules/openvibe-contracts');
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

test('publint has nothing to say of the package, not even to suggest', async () => {
  const { messages } = await publint({ pkgDir: installed, pack: false, level: 'suggestion', strict: true });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

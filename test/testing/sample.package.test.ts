import { contracts } from 'openvibe-contracts';
import { sample } from 'openvibe-contracts/testing';
import { expect, inject, test } from 'vitest';
import { runNode } from '../lib/run-node.js';

test('sample gives the same for the same seed, in another process and through the other kind of module too', () => {
  const print = `for (const { name } of contracts) for (const seed of [0, 1, -5, 2 ** 40]) console.log(JSON.stringify(sample(name, seed)));`;
  const here = contracts.flatMap(({ name }) => [0, 1, -5, 2 ** 40].map((seed) => JSON.stringify(sample(name, seed))));
  const lines = `${here.join('\n')}\n`;
  const cwd = inject('consumer');
  const required = `const { contracts } = require('openvibe-contracts');\nconst { sample } = require('openvibe-contracts/testing');\n${print}`;
  expect(runNode(cwd, '--eval', required)).toEqual({ code: 0, stdout: lines, stderr: '' });
  const imported = `import { contracts } from './node_modules/openvibe-contracts/dist/index.js';\nimport { sample } from './node_modules/openvibe-contracts/dist/testing.js';\n${print}`;
  expect(runNode(cwd, '--input-type=module', '--eval', imported)).toEqual({ code: 0, stdout: lines, stderr: '' });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createContext } from '../../../scripts/docs/context.js';
import { useItBlocks } from '../../../scripts/docs/contract/use-it.js';
import type { Code } from '../../../scripts/markup/block.js';
import { exampleCases } from '../../../scripts/openapi/examples.js';
import { readTree } from '../../../src/source/tree.js';
import { toRunnable } from '../../lib/example.js';
import { ownFolder } from '../../lib/own-folder.js';
import { root } from '../../lib/root.js';
import { runNode } from '../../lib/run-node.js';

const folder = ownFolder();
const tree = readTree(root);
const context = createContext(tree, []);

const scriptsOf = tree.contracts.map((contract) => {
  const blocks = useItBlocks(contract, context).filter((block): block is Code => block.kind === 'code');
  const [commonJs, esModule] = blocks.filter(({ language }) => language === 'js');
  return { contract, commonJs: commonJs?.text ?? '', esModule: esModule?.text ?? '' };
});

test.each(['cjs', 'mjs'] as const)('what every page says under Use it does what it says, as %s', (kind) => {
  expect(scriptsOf.length).toBeGreaterThan(1);
  const files = scriptsOf.map(({ contract, commonJs, esModule }, i) => {
    const code = (kind === 'cjs' ? commonJs : esModule).replace("'value.json'", `'value-${i}.json'`);
    const { script, claims } = toRunnable(code);
    expect([contract.name, claims]).toEqual([contract.name, 1]);
    writeFileSync(join(folder, `value-${i}.json`), JSON.stringify(exampleCases(tree, contract)[0]?.value));
    writeFileSync(join(folder, `use-it-${i}.${kind}`), script);
    return `./use-it-${i}.${kind}`;
  });
  // In one process: a start for each would take longer than all of them.
  writeFileSync(join(folder, 'use-it.mjs'), files.map((file) => `import '${file}';`).join('\n'));
  expect(runNode(folder, 'use-it.mjs')).toEqual({ code: 0, stdout: '', stderr: '' });
});

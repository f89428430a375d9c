import { join, resolve } from 'node:path';
import { plural } from '../../src/base/phrases.js';
import { failOn } from '../../src/source/problem.js';
import { readTree } from '../../src/source/tree.js';
import { checkTree } from '../check/check-tree.js';
import { runScript } from '../shared/run-script.js';
import { buildSite, layStage, serveSite } from './site/build-site.js';
import { KINDS } from './site/kinds.js';
import { makeStage } from './site/make-site.js';

await runScript({
  usage: `usage: npm run docs -- [--root DIR] [--out DIR]
       npm run docs:dev -- [--root DIR]

Makes the pages of the contracts, manifests, releases and guides below the root (the current folder unless given), and builds the site
into --out (docs/.vitepress/dist below the root unless given). A server that hosts that folder answers /docs/… and /contracts/….
  --dev   serves the pages instead, without building them, until it is stopped
Exit codes: 0 done, 1 problems were found, 2 the call was wrong.
`,
  flags: ['dev'],
  options: ['out'],
  main: async ({ root, flags, options }) => {
    const tree = readTree(root);
    failOn(checkTree(tree));
    const isDev = flags.has('dev');
    const stage = await makeStage(tree, { kinds: KINDS, isDev });
    const folder = join(root, 'docs/.vitepress/stage');
    layStage(folder, stage);
    const pages = [...stage.keys()].filter((file) => /^pages\/(?!public\/)/.test(file)).length;
    if (isDev) {
      await serveSite(folder);
      return `serving ${pages} ${plural(pages, 'page')}`;
    }
    const out = resolve(root, options.out ?? 'docs/.vitepress/dist');
    await buildSite(folder, out);
    return `built ${pages} ${plural(pages, 'page')} into ${out}`;
  },
});

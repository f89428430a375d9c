import { spawnSync } from 'node:child_process';
import { ScriptError } from '../../src/source/problem.js';
import { runScript } from '../shared/run-script.js';
import { readMetafiles } from './metafiles.js';
import { shippedAdvisories } from './shipped-advisories.js';
import { shippedPackages } from './shipped-packages.js';

await runScript({
  usage: `usage: npm run audit:shipped -- [--root DIR]

Asks the registry for known weaknesses of the packages that dist/ holds code of. The tools of the builder are not looked at: they do not ship.
Needs a build, and a registry that answers \`npm audit\`.
`,
  main: ({ root }) => {
    const shipped = shippedPackages(root, readMetafiles(root)).map(({ name }) => name);
    const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
    const found = shippedAdvisories(JSON.parse(stdout), shipped);
    if (found.length > 0) throw new ScriptError(found.join('\n'));
    return `nothing is known of ${shipped.join(', ')}`;
  },
});

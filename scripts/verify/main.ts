import { ScriptError } from '../../src/source/problem.js';
import { runScript } from '../shared/run-script.js';
import { runNpmScript, runStages } from './run-stages.js';
import { stages } from './stages.js';

const names = stages.map(({ script }) => script);

await runScript({
  usage: `usage: npm run verify -- [--only STAGE] [--root DIR]

Runs what must hold and needs more than Node.js and npm, or takes long, and stops at the first stage that fails:
${stages.map(({ script, shows }) => `  ${script.padEnd(14)} ${shows}`).join('\n')}
The last line counts the tests of all stages.
`,
  options: ['only'],
  main: ({ root, options: { only } }) => {
    if (only !== undefined && !names.includes(only))
      throw new ScriptError(`there is no stage ${JSON.stringify(only)}; the stages are ${names.join(', ')}`);
    const print = (line: string): void => void process.stdout.write(`${line}\n`);
    return runStages(only === undefined ? names : [only], (script) => runNpmScript(script, root), print);
  },
});

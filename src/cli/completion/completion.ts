import { Argument } from 'commander';
import type { Command } from '../command.js';
import { CliError } from '../io/cli-error.js';
import { ExitCode } from '../io/exit-code.js';
import { bashScript } from './bash.js';
import { fishScript } from './fish.js';
import { readGrammar } from './grammar.js';
import { zshScript } from './zsh.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

export const command: Command = {
  declare: (parser) => parser.addArgument(new Argument('[shell]').choices(Object.keys(SCRIPTS))),
  run: async (io, [shell], _options, all) => {
    if (shell === undefined) throw new CliError(`name a shell: ${Object.keys(SCRIPTS).join(', ')}`);
    io.out(SCRIPTS[shell as keyof typeof SCRIPTS](await readGrammar(all)));
    return ExitCode.OK;
  },
};

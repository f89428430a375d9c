import { Argument } from 'commander';
import { CliError } from './lib/cli-error.js';
import type { Command } from './lib/command.js';
import { bashScript } from './lib/completion/bash.js';
import { fishScript } from './lib/completion/fish.js';
import { readGrammar } from './lib/completion/grammar.js';
import { zshScript } from './lib/completion/zsh.js';
import { ExitCode } from './lib/exit-code.js';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

export const command: Command = {
  declare: (parser) => parser.addArgument(new Argument('[shell]').choices(Object.keys(SCRIPTS))),
  run: async (io, [shell]) => {
    if (shell === undefined) throw new CliError(`name a shell: ${Object.keys(SCRIPTS).join(', ')}`);
    io.out(SCRIPTS[shell as keyof typeof SCRIPTS](await readGrammar()));
    return ExitCode.OK;
  },
};

#!/usr/bin/env node
import { CommanderError } from 'commander';
import { closestMatch } from 'leven';
import { isCliError } from './lib/cli-error.js';
import type { Command } from './lib/command.js';
import { COMMANDS, parserOf } from './lib/commands.js';
import { ExitCode } from './lib/exit-code.js';
import { processIo } from './lib/io.js';
import { readPackage } from './lib/package.js';

// A reader that has seen enough, such as `head`, ends the run without a word.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    process.exitCode = fail(`this should not have happened, please report it: ${error?.stack ?? error}`);
  },
);

async function main([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return help(name && args[0]);
  if (name === '--version' || name === '-V') return print(`${readPackage().version}\n`);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) return fail(unknownCommand(name));
  const { command } = await load();
  return run(name, command, args);
}

async function run(name: string, command: Command, args: readonly string[]): Promise<ExitCode> {
  const parser = parserOf(name, command)
    .exitOverride()
    .configureOutput({ writeOut: () => {}, writeErr: () => {} });
  try {
    parser.parse(args, { from: 'user' });
    const options = parser.opts();
    const io = processIo(options);
    try {
      return await command.run(io, parser.args, options);
    } finally {
      io.flush();
    }
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.code === 'commander.helpDisplayed') return help(name);
      return fail(`${error.message.replace(/^error: /, '').replace(/\n/g, ' ')}\n(openvibe-contracts ${name} --help)`);
    }
    if (isCliError(error)) return fail(error.message);
    throw error;
  }
}

async function help(name?: string): Promise<ExitCode> {
  const { pages } = await import('./help.js');
  const page = pages.get(name ?? '');
  return page === undefined ? fail(unknownCommand(name ?? '')) : print(page);
}

function print(text: string): ExitCode {
  process.stdout.write(text);
  return ExitCode.OK;
}

function fail(message: string): ExitCode {
  process.stderr.write(`openvibe-contracts: ${message}\n`);
  return ExitCode.FAILED;
}

function unknownCommand(name: string): string {
  if (name.startsWith('-')) return `options stand behind the command: openvibe-contracts COMMAND ${name}`;
  const near = closestMatch(name, Object.keys(COMMANDS), { maxDistance: 3 });
  const hint = near === undefined ? '`openvibe-contracts --help` lists the commands' : `did you mean ${near}?`;
  return `no command is named ${JSON.stringify(name)}; ${hint}`;
}

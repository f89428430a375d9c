#!/usr/bin/env node
import { CommanderError } from 'commander';
import { closestMatch } from 'leven';
import { toSafeLines } from '../base/printable.js';
import { type Command, parserOf } from './command.js';
import { COMMANDS } from './commands.js';
import { isCliError } from './io/cli-error.js';
import { ExitCode } from './io/exit-code.js';
import { readPackage } from './io/package.js';
import { processIo } from './io/process-io.js';
import { shownName } from './io/shown.js';
import { watchStreams } from './io/watch-streams.js';

watchStreams();
main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error) => {
    process.exitCode = ExitCode.FAILED;
    processIo().err(`openvibe-contracts: this should not have happened, please report it: ${error?.stack ?? error}\n`);
  },
);

async function main([name, ...args]: readonly string[]): Promise<ExitCode> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return help(name && args[0]);
  if (name === '--version' || name === '-V' || name === '-v') return print(`${readPackage().version}\n`);
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
      return await command.run(io, parser.args, options, COMMANDS);
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
  const { pageOf } = await import('./help/help.js');
  const page = pageOf(name ?? '', process.stdout.columns || undefined);
  return page === undefined ? fail(unknownCommand(name ?? '')) : print(page);
}

function print(text: string): ExitCode {
  const io = processIo();
  io.out(text);
  io.flush();
  return ExitCode.OK;
}

/** `message` may repeat what the caller wrote, or how a file is named. */
function fail(message: string): ExitCode {
  processIo().err(`openvibe-contracts: ${toSafeLines(message)}\n`);
  return ExitCode.FAILED;
}

function unknownCommand(name: string): string {
  if (name.startsWith('-')) return `options stand behind the command: openvibe-contracts COMMAND ${shownName(name)}`;
  const near = closestMatch(name, Object.keys(COMMANDS), { maxDistance: 3 });
  const hint = near === undefined ? '`openvibe-contracts --help` lists the commands' : `did you mean ${near}?`;
  return `no command is named ${JSON.stringify(shownName(name))}; ${hint}`;
}

import { Command as Parser } from 'commander';
import type { Command } from './command.js';

/** Each command is a file, read when it is asked for. */
export const COMMANDS: Readonly<Record<string, () => Promise<{ readonly command: Command }>>> = {
  list: () => import('../list.js'),
  show: () => import('../show.js'),
  validate: () => import('../validate.js'),
  compat: () => import('../compat.js'),
  scan: () => import('../scan.js'),
  fixtures: () => import('../fixtures.js'),
  completion: () => import('../completion.js'),
};

/** The parser of a command: its own arguments and options, and those of every command. */
export const parserOf = (name: string, command: Command): Parser =>
  command.declare(new Parser(name).helpOption('-h, --help').option('--color').option('--no-color'));

import type { Commands } from './command.js';

/** Each command is a file, read when it is called. */
export const COMMANDS: Commands = {
  list: () => import('./list/list.js'),
  show: () => import('./show/show.js'),
  validate: () => import('./validate/validate.js'),
  compat: () => import('./compat/compat.js'),
  scan: () => import('./scan/scan.js'),
  fixtures: () => import('./fixtures/fixtures.js'),
  completion: () => import('./completion/completion.js'),
};

import { execFileSync, spawnSync } from 'node:child_process';
import { environment } from '../../src/source/git.js';

/** Whether this machine has git; tests of repositories are skipped where it has none. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

/** Runs git in a folder, by an author of its own and without the configuration of whoever runs the tests. */
export function git(folder: string, ...args: readonly string[]): string {
  const config = ['user.name=t', 'user.email=t@example.test', 'protocol.file.allow=always', 'init.defaultBranch=main'];
  return execFileSync('git', [...config.flatMap((each) => ['-c', each]), ...args], {
    cwd: folder,
    env: { ...environment(process.env), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}

/** Commits all that is in a folder, which becomes a repository if it is none. */
export function commitAll(folder: string, message = 'change'): void {
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all', '--force', '.');
  git(folder, 'commit', '--quiet', '--allow-empty', '-m', message);
}

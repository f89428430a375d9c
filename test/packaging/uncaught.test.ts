import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { runNode } from '../lib/run-node.js';

const consumer = inject('consumer');
const installed = join(consumer, 'node_modules/openvibe-contracts');

/** In bytes: what a terminal shows without scrolling, with the message in sight. */
const MOST = 1500;

const files = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.c?js$/.test(file) && !file.startsWith('cli/'));
const validators = files.flatMap((file) => /^validators\/(.*)\.cjs$/.exec(file)?.[1] ?? []);

const withoutStrings = (line: string): string =>
  line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`/g, '""');

/** Calls of each entry that throw: errors of ours, and a mistake of the caller's that nothing of ours looks for. */
const calls: [entry: string, call: string, message: RegExp][] = [
  ['.', `assertValid('platform.job@1', {})`, /is required/],
  ['.', `validate('platform.jb@1', {})`, /platform\.job@1/],
  ['.', `toProblem({ valid: true, errors: [] })`, /TypeError/],
  ['.', `formatErrors(undefined)`, /TypeError/],
  ['.', `contract('platform.job@1').assertValid({})`, /is required/],
  ['./rpc', `checkedCaller()`, /TypeError: checkedCaller takes a function/],
  ['./rpc', `validateCall('sandbox::nothing', 'request', {})`, /sandbox::nothing/],
  ['./rpc', `checkedCaller(() => ({}))('sandbox::stop', {})`, /is required/],
  ['./capabilities', `inputOf('nothing')`, /nothing/],
  ['./testing', `fixtures('nothing')`, /nothing/],
  ['./testing', `sample('nothing', 1)`, /nothing/],
  ['./testing', `arbitrary('platform.job@1', {})`, /fast-check/],
  ...validators.map((path): [string, string, RegExp] => [
    `./validators/${path}`,
    'assertValid(() => 0)',
    /JSON cannot hold/,
  ]),
];

const PROGRAMS = {
  require: (entry: string, call: string) => {
    const [name] = call.split('(');
    return ['--eval', `const { ${name?.split('.')[0]} } = require('${entry}'); ${call}`];
  },
  import: (entry: string, call: string) => {
    const [name] = call.split('(');
    return ['--input-type=module', '--eval', `import { ${name?.split('.')[0]} } from '${entry}'; ${call}`];
  },
};

/** Of the validators one of each domain: each is a process, and the test of the lines below reads the others. */
describe.each(Object.entries(PROGRAMS))('by %s', (_way, argsOf) => {
  const isFirst = ([entry]: (typeof calls)[number], i: number): boolean =>
    !entry.startsWith('./validators/') || calls[i - 1]?.[0].split('/')[2] !== entry.split('/')[2];

  test.each(calls.filter(isFirst))('%s: what `%s` throws is read at a glance', (entry, call, message) => {
    const { code, stdout, stderr } = runNode(consumer, ...argsOf(entry.replace('.', 'openvibe-contracts'), call));
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(message);
    expect(Buffer.byteLength(stderr)).toBeLessThanOrEqual(MOST);
  });
});

test('asks each entry that runs code', () => {
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const code = Object.keys(exports).filter((key) => typeof exports[key] === 'object');
  expect(new Set(calls.map(([entry]) => entry.replace(/^(\.\/validators\/).*/, '$1*')))).toEqual(new Set(code));
});

test('no line of a file that throws is long, but for one that is a literal', () => {
  const lines = files.flatMap((file) => readFileSync(join(installed, 'dist', file), 'utf8').split('\n'));
  const long = lines.filter((line) => line.length > 400);
  expect(long.filter((line) => /\bthrow\b/.test(withoutStrings(line)))).toEqual([]);
  expect(files.length).toBeGreaterThan(validators.length);
});

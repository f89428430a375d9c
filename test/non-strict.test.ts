import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { root } from './lib/root.js';
import { runNode } from './lib/run-node.js';

/* `next build` writes a tsconfig without `strict`, where TypeScript does not narrow behind `!result.valid`. */

const consumer = inject('consumer');
const tsc = join(root, 'node_modules/typescript/bin/tsc');

/** The programs of the README that answer; others show what TypeScript refuses. */
const readme = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^```[jt]s\n(import .*?)^```$/gms)]
  .map(([, code = '']) => code)
  .filter((code) => code.includes('toProblem'));

const ways = `
import { parse, toProblem, validate } from 'openvibe-contracts';
export function answer(body: unknown): unknown {
  const result = validate('sandbox.stop-request@1', body);
  if (!result.valid) return toProblem(result);
  // @ts-expect-error: a valid result is no problem
  return toProblem(result);
}
export function read(text: string): string {
  const result = parse('sandbox.stop-request@1', text);
  if (!result.valid) return toProblem(result, { status: 422 }).detail;
  return result.value.sandbox_id;
}
export const listed = toProblem({ valid: false, errors: [{ path: '', message: '', keyword: 'never', params: {} }] });
`;

test.each(['true', 'false'])('what is documented compiles with strict: %s', (strict) => {
  expect(readme.length).toBeGreaterThanOrEqual(1);
  const files = [ways, ...readme].map((code, i) => {
    writeFileSync(join(consumer, `strict-${strict}-${i}.mts`), code);
    return `strict-${strict}-${i}.mts`;
  });
  const options = ['--noEmit', '--strict', strict, '--target', 'es2022', '--module', 'nodenext', '--pretty', 'false'];
  expect(runNode(consumer, tsc, ...options, ...files)).toEqual({ code: 0, stdout: '', stderr: '' });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFolder } from '../lib/own-folder.js';
import { programsInPages, STRICTNESS } from '../lib/programs.js';
import { root } from '../lib/root.js';
import { runNode } from '../lib/run-node.js';

/* `next build` writes a tsconfig without `strict`, where TypeScript does not narrow behind `!result.valid`. */

const folder = ownFolder();
const tsc = join(root, 'node_modules/typescript/bin/tsc');

/** The programs in JavaScript that answer with problems: they are what is copied, into TypeScript as well. */
const copied = programsInPages()
  .filter(({ language, code }) => language === 'js' && /^import /m.test(code) && code.includes('toProblem'))
  .map(({ code }) => code);

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

test.each(STRICTNESS.map((strictness) => ({ strictness })))(
  'what is documented compiles by $strictness',
  ({ strictness }) => {
    expect(copied.length).toBeGreaterThanOrEqual(1);
    const files = [ways, ...copied].map((code, i) => {
      writeFileSync(join(folder, `strictness-${i}.mts`), code);
      return `strictness-${i}.mts`;
    });
    const options = ['--noEmit', ...strictness, '--target', 'es2022', '--module', 'nodenext', '--pretty', 'false'];
    expect(runNode(folder, tsc, ...options, ...files)).toEqual({ code: 0, stdout: '', stderr: '' });
  },
);

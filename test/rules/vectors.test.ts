import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lenientCompilerOf } from '../../src/compile/compile.js';
import { validateWith } from '../../src/engine/validate-with.js';
import { validateRules } from '../../src/rules/validate-rules.js';
import { contractOf, treeOf } from '../lib/contract-of.js';
import { root } from '../lib/root.js';
import { type Broken, interpreterOf } from './interpreter.js';

interface Vector {
  readonly description: string;
  readonly schema: Record<string, unknown>;
  readonly tests: readonly { readonly description: string; readonly value: unknown; readonly broken: Broken[] }[];
}

const vectors: Vector[] = JSON.parse(readFileSync(join(root, 'vocabulary/rules.v1.vectors.json'), 'utf8'));

test('the vectors break rules and keep them', () => {
  const broken = vectors.flatMap(({ tests }) => tests.map((each) => each.broken.length));
  expect(vectors.length).toBeGreaterThanOrEqual(15);
  expect(broken.filter((count) => count > 0).length).toBeGreaterThanOrEqual(20);
  expect(broken.filter((count) => count === 0).length).toBeGreaterThanOrEqual(20);
});

describe.each(vectors)('$description', ({ schema, tests }) => {
  const contract = contractOf({ $id: 'https://example.com/vector.json', ...schema });
  const compiler = lenientCompilerOf(treeOf(contract));
  const interpret = interpreterOf([contract.schema]);

  test.each(tests)('$description', ({ value, broken }) => {
    const result = validateWith(compiler.validatorOf(contract), value);
    expect(result).toEqual({ valid: true, errors: [] });
    const { errors } = validateRules(compiler.rulesOf(contract), value, result);
    expect(errors.map(({ path, keyword, params }) => ({ path, keyword, params }))).toEqual(
      broken.map(({ path, ...params }) => ({ path, keyword: 'rule', params })),
    );
    expect(interpret(contract.url, value)).toEqual(broken);
  });
});

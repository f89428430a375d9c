import { expect, test } from 'vitest';
import { compareSchemas } from '../../src/compat/files/compare-files.js';

// Files are read by the strict reader, which refuses such numbers; whoever calls `compare` may have read them with JSON.parse.
test.each([
  ['minimum', '{"minimum":1e400}', '{"minimum":-1e400}'],
  ['exclusiveMaximum', '{"exclusiveMaximum":1e400}', '{"exclusiveMaximum":1e999}'],
  ['multipleOf', '{"multipleOf":1e400}', '{"multipleOf":2e400}'],
  ['const', '{"const":1e400}', '{"const":null}'],
  ['enum', '{"enum":[1,[{"a":-1e400}]]}', '{"enum":[1,[{"a":null}]]}'],
])('nothing is proven about %s beyond the range of a double', (_, old, next) => {
  const [before, after] = [JSON.parse(old), JSON.parse(next)];
  for (const [one, other] of [
    [before, after],
    [after, before],
    [before, before],
  ]) {
    const { backward, forward } = compareSchemas(one, other);
    expect([backward.verdict, forward.verdict]).not.toContain('proven');
  }
});

test('the reason names the keyword', () => {
  const { backward } = compareSchemas(JSON.parse('{"properties":{"a":{"minimum":1e400}}}'), { minimum: 1 });
  expect(backward).toEqual({
    verdict: 'broken',
    witness: 0,
    errors: [{ path: '', message: 'must be at least 1' }],
  });
  const same = JSON.parse('{"minimum":1e400}');
  expect(compareSchemas(same, same).backward).toEqual({
    verdict: 'unproven',
    reasons: [{ pointer: '', reason: '"minimum" cannot be a number beyond the range of a double' }],
  });
});

import { formatErrors, parse } from 'openvibe-contracts';
import { expect, test } from 'vitest';

test('a path holds nothing but keys and indexes, wherever a text breaks off', () => {
  const text = '{"a\\n":[{"\\"":[[],{},"\\\\",{"b":{"c\\u0041":[1,{"d":-1.5e3},true]}}]}],"e":"\\ud83d\\ude00"}';
  const names = new Set(['a\n', '"', 'b', 'cA', 'd', 'e', '0', '1', '2', '3', '4']);
  for (let end = 0; end < text.length; end++) {
    for (const next of ['', ']', '}', '{', '[', '"', ',', ':', '\\', '\n', 'x', '0']) {
      const { errors } = parse('sandbox.env@1', text.slice(0, end) + next);
      for (const { path } of errors) {
        for (const name of path.split('/').slice(1))
          expect([text.slice(0, end) + next, names.has(name)]).toContain(true);
      }
    }
  }
});

test('paths follow the members and items that come after an error', () => {
  const text = '{"a":[1e400,[1e400],1e400],"b":{"c":1e400,"c":[1e400,{"d":1e400}]},"e":1e400}';
  expect(parse('sandbox.env@1', text).errors.map(({ path }) => path)).toEqual([
    '/a/0',
    '/a/1/0',
    '/a/2',
    '/b/c',
    '/b/c',
    '/b/c/0',
    '/b/c/1/d',
    '/e',
  ]);
  expect(formatErrors(parse('sandbox.env@1', '[{"a":1},{"a":1 2}]'))).toBe(
    '1:17 /1 is not JSON: expected "," or "}", found a digit',
  );
});

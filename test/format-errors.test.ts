import { formatErrors, parse, toProblem, validate } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';

const invalid = (name: Parameters<typeof validate>[0], value: unknown) => {
  const result = validate(name, value);
  if (result.valid) throw new Error('it is valid');
  return result;
};

describe('formatErrors', () => {
  test('gives a line per error', () => {
    expect(formatErrors(validate('sandbox.fs-mv-request@1', { dst: 1 }))).toBe(
      '/dst must be a string, not a number\n/sandbox_id is required\n/src is required',
    );
  });

  test('gives nothing for a valid result', () => {
    expect(formatErrors(validate('platform.runtime-class@1', 'gpu'))).toBe('');
  });

  test('says when there may be more', () => {
    const lines = formatErrors(validate('sandbox.env@1', Array(1000).fill(1))).split('\n');
    expect(lines).toHaveLength(101);
    expect(lines[100]).toBe('there may be more errors');
  });
});

describe('toProblem', () => {
  test('of a valid result throws, and is refused by TypeScript where that is known', () => {
    const sentence = 'toProblem takes a result that is not valid; this one is valid';
    const validated = validate('platform.runtime-class@1', 'linux');
    const parsed = parse('platform.runtime-class@1', '"linux"');
    for (const result of [validated, parsed]) expect(() => toProblem(result)).toThrow(new TypeError(sentence));
    if (!validated.valid || !parsed.valid) throw new Error('both are valid');
    // @ts-expect-error: a valid result is no problem
    expect(() => toProblem(validated)).toThrow(TypeError);
    // @ts-expect-error: a valid result is no problem
    expect(() => toProblem(parsed)).toThrow(TypeError);
  });

  test('gives a problem of RFC 9457 with pointers as URI fragments', () => {
    const value = { custom_images: { 'a/b c#é%~': 1 }, 'ß"': true };
    expect(toProblem(invalid('sandbox.adapter-config@1', value))).toStrictEqual({
      type: 'https://openvibe.network/problems/invalid-value',
      title: 'The value does not match its contract',
      status: 400,
      detail: '2 errors were found',
      errors: [
        { pointer: '#/custom_images/a~1b%20c%23%C3%A9%25~0', detail: 'must be a string, not a number' },
        { pointer: '#/%C3%9F%22', detail: 'is not a known field' },
      ],
    });
  });

  test('takes what the caller says instead', () => {
    const options = { type: 'about:blank', title: 'Bad Request', status: 422, detail: 'No.', instance: '/requests/7' };
    expect(toProblem(invalid('platform.runtime-class@1', 7), options)).toStrictEqual({
      ...options,
      errors: [{ pointer: '#', detail: 'must be one of "function", "code", "browser", "linux", "desktop", "gpu"' }],
    });
  });

  test('says when there may be more, and stands half of a surrogate pair', () => {
    const problem = toProblem(invalid('sandbox.env@1', Array(1000).fill(1)));
    expect([problem.detail, problem.truncated, problem.errors.length]).toEqual([
      '100 errors were found; there may be more',
      true,
      100,
    ]);
    expect(toProblem(invalid('sandbox.env@1', { '\ud83e': 'x' })).errors[0]?.pointer).toBe('#/%EF%BF%BD');
  });
});

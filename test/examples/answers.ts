import { type ContractName, toProblem, validate } from 'openvibe-contracts';
import { fixtures, type RejectedFixture } from 'openvibe-contracts/testing';
import { expect, test } from 'vitest';

/** What came back over HTTP. */
export interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly body: unknown;
}

/** Sends a value as JSON by POST. */
export async function post(url: string, value: unknown): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  const text = await response.text();
  const type = response.headers.get('content-type')?.split(';')[0] ?? null;
  return { status: response.status, type, body: type?.endsWith('json') ? JSON.parse(text) : text };
}

/**
 * Sends every fixture of a contract: the valid ones are answered 2xx, the rejected ones 400 with the pointers that are expected, and so
 * are those that break a rule, unless the example leaves rules alone.
 */
export function answersEveryFixture(
  name: ContractName,
  send: (value: unknown) => Promise<Answer>,
  { rules = true }: { rules?: boolean } = {},
): void {
  const { valid, rejected, ruleViolations } = fixtures(name);

  test.each(valid)('takes $name', async ({ value }) => {
    const { status } = await send(value);
    expect(status).toSatisfy((code: number) => code >= 200 && code < 300);
  });

  test.each(rejected)('refuses $name', async (fixture) => {
    expectProblem(await send(fixture.value), fixture);
  });

  if (ruleViolations.length === 0) return;
  test.each(ruleViolations)(rules ? 'refuses $name' : 'takes $name', async (fixture) => {
    const answer = await send(fixture.value);
    if (rules) expectProblem(answer, fixture);
    else expect(answer.status).toBeLessThan(300);
  });

  function expectProblem({ status, type, body }: Answer, { value, errors }: RejectedFixture): void {
    expect([status, type]).toEqual([400, 'application/problem+json']);
    const pointers = (body as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer);
    expect(pointers.map((pointer) => decodeURIComponent(pointer.slice(1)))).toEqual(errors.map(({ path }) => path));
    const result = validate(name, value, { rules: true });
    expect(result.valid ? undefined : toProblem(result).errors).toEqual((body as { errors: unknown }).errors);
  }
}

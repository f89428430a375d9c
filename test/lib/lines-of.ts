import { type ContractName, formatErrors, is, validate } from 'openvibe-contracts';
import { expect } from 'vitest';

/** What validate says, after making sure that `is` agrees. */
export function linesOf(name: ContractName, value: unknown): string[] {
  const result = validate(name, value);
  expect(is(name, value)).toBe(result.valid);
  return formatErrors(result).split('\n');
}

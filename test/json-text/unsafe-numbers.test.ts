import { parse } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { textErrorsOf } from './text-errors.js';

const ID = '7c1f0b52-5f3e-4d0a-9f53-2b8f6f3f0c11';
describe('an unsafe number', () => {
  test.each([
    '9007199254740993',
    '-9007199254740993',
    '9007199254740993.0',
    '900719925474099300e-2',
    '9.007199254740993e15',
    '18446744073709551615',
    '100000000000000000000001',
    '123456789012345678901234567890',
  ])('is an integer that a double cannot hold: %s', (number) => {
    expect(textErrorsOf(`[${number}]`)).toEqual([
      `unsafe-number 1:2 /0 is a number that a double cannot hold exactly; send it as a string`,
    ]);
  });

  test.each(['1e400', '-1e400', '1.5e309', '1e99999999999999999999'])('is one beyond all doubles: %s', (number) => {
    expect(textErrorsOf(number)).toEqual([
      `unsafe-number 1:1  is a number that no double can hold; send it as a string`,
    ]);
  });

  test('is not quoted, however long', () => {
    expect(textErrorsOf('9'.repeat(500))).toEqual([
      `unsafe-number 1:1  is a number that no double can hold; send it as a string`,
    ]);
  });

  test.each([
    '9007199254740991',
    '-9007199254740991',
    '9007199254740992',
    '9223372036854775808',
    '18446744073709551616',
    '1e22',
    '10000000000000000000000.000',
    '0e99999999999999999999',
    '0.1',
    '4503599627370495.5',
    '9007199254740992.000',
    '10000000000000000000000e-22',
    '0e-400',
    '-0.000e-999',
    '5e-324',
    '3e-324',
    '-0',
    '0.9007199254740992e16',
    '1.7976931348623157e308',
    '1e23',
  ])('is not one that a double holds, nor a fraction: %s', (number) => {
    expect(textErrorsOf(`{"n":${number}}`)).toEqual([]);
  });

  test.each([
    '1.00000000000000000001',
    '-1.00000000000000000001',
    '0.99999999999999999999',
    '0.99999999999999995',
    '100000000000000000001e-20',
    '0.100000000000000000001E1',
    '9007199254740992.5',
    '9007199254740993.5',
    '123456789012345678901.25',
    '1e-400',
    '-1e-400',
    '2e-324',
    '123e-0400',
    '1e-99999999999999999999',
    `0.${'0'.repeat(400)}1`,
  ])('is a fraction that would become an integer: %s', (number) => {
    expect(Number.isInteger(Number(number))).toBe(true);
    const message = 'is a number whose fraction a double cannot hold; round it, or send it as a string';
    expect(textErrorsOf(number)).toEqual([`unsafe-number 1:1  ${message}`]);
    expect(textErrorsOf(`["a",{"n":${number}}]`)).toEqual([`unsafe-number 1:11 /1/n ${message}`]);
  });

  test('is reported in a contract that asks for an integer, where the value would pass', () => {
    const text = (wait: string): string => `{ "cmd": "ls", "sandbox_id": "${ID}", "timeout_ms": ${wait} }`;
    expect(parse('sandbox.exec-request@1', text('1')).valid).toBe(true);
    expect(parse('sandbox.exec-request@1', text('1.00000000000000000001')).errors).toEqual([
      {
        path: '/timeout_ms',
        message: 'is a number whose fraction a double cannot hold; round it, or send it as a string',
        keyword: 'json',
        params: { problem: 'unsafe-number' },
        line: 1,
        column: 84,
      },
    ]);
  });

  test('is not made of digits in a string', () => {
    expect(textErrorsOf('["1e-400", "1.00000000000000000001", "2.1.4.17.2.1.4.17.8", ".................", 1]')).toEqual(
      [],
    );
  });

  test('is not what JavaScript writes for a double, though some are not quite it', () => {
    expect(JSON.stringify(2 ** 64 - 2048)).toBe('18446744073709550000');
    expect(textErrorsOf('[18446744073709549568, 18446744073709550000]')).toEqual([]);
    expect(textErrorsOf('18446744073709549999')).toHaveLength(1);
  });
});

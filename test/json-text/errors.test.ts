import { parse } from 'openvibe-contracts';
import { describe, expect, test } from 'vitest';
import { textErrorsOf } from './text-errors.js';

describe('an error of the text', () => {
  test('is reported alone, with its place', () => {
    expect(parse('sandbox.exec-request@1', '{\n "argv": 1,\n "argv": 2 }')).toStrictEqual({
      valid: false,
      errors: [
        {
          path: '/argv',
          message: 'is a key given before, in line 2; give each key once',
          keyword: 'json',
          params: { problem: 'duplicate-key' },
          line: 3,
          column: 2,
        },
      ],
    });
  });

  test.each<[string, string, string[]]>([
    ['syntax after the first item', '[1 2]', ['syntax 1:4  is not JSON: expected "," or "]", found a digit']],
    ['syntax after a member', '{"a":{"b":1 "c"', ['syntax 1:13 /a is not JSON: expected "," or "}", found "\\""']],
    ['no colon', '{"a" 1}', ['syntax 1:6  is not JSON: expected ":", found a digit']],
    ['no value', '{"a":[0,{"b":}]}', ['syntax 1:14 /a/1/b is not JSON: expected a value, found "}"']],
    ['a comma too many in an array', '[1,]', ['syntax 1:4 /1 is not JSON: expected a value, found "]"']],
    [
      'a comma too many in an object',
      '{"a":1,}',
      ['syntax 1:8  is not JSON: expected a key in double quotes, found "}"'],
    ],
    ['a bare key', '{a:1}', ['syntax 1:2  is not JSON: expected a key in double quotes or "}", found a letter']],
    ['single quotes', "['a']", ['syntax 1:2 /0 is not JSON: expected a value, found "\'"']],
    ['a comment', '// a\n1', ['syntax 1:1  is not JSON: expected a value, found "/"']],
    ['a wrong word', '[null, True]', ['syntax 1:8 /1 is not JSON: expected a value, found a letter']],
    ['an empty text', '', ['syntax 1:1  is not JSON: expected a value, found the end of the text']],
    [
      'a text that breaks off',
      '{"a":\r[',
      ['syntax 2:2 /a is not JSON: expected a value or "]", found the end of the text'],
    ],
    ['a wrong bracket', '[}', ['syntax 1:2  is not JSON: expected a value or "]", found "}"']],
    ['a minus alone', '[-]', ['syntax 1:3 /0 is not JSON: expected a digit, found "]"']],
    ['a minus that is out of place', '[1 -]', ['syntax 1:4  is not JSON: expected "," or "]", found "-"']],
    ['a fraction without digits', '{"a":1.}', ['syntax 1:8 /a is not JSON: expected a digit, found "}"']],
    ['an exponent without digits', '1e+', ['syntax 1:4  is not JSON: expected a digit, found the end of the text']],
    ['a leading plus', '[+1]', ['syntax 1:2 /0 is not JSON: expected a value, found "+"']],
    ['a leading zero', '[01]', ['syntax 1:3  is not JSON: expected "," or "]", found a digit']],
    [
      'an open string',
      '["ab',
      ['syntax 1:5 /0 is not JSON: expected the closing quote of the string, found the end of the text'],
    ],
    [
      'an unknown escape',
      '["a\\x"]',
      ['syntax 1:5 /0 is not JSON: expected one of " \\ / b f n r t u after the backslash, found a letter'],
    ],
    [
      'a short escape',
      '{"\\u12g4":1}',
      ['syntax 1:7  is not JSON: expected four hexadecimal digits after \\u, found a letter'],
    ],
    [
      'a control character',
      '["a\nb"]',
      ['syntax 1:4 /0 is not JSON: expected an escape such as \\n in place of a control character, found U+000A'],
    ],
    ['a no-break space', '\u00a01', ['syntax 1:1  is not JSON: expected a value, found U+00A0']],
    ['a long word', `[${'x'.repeat(200)}]`, [`syntax 1:2 /0 is not JSON: expected a value, found a letter`]],
    [
      'a word that may be a secret',
      '{"auth": sk_live_1}',
      ['syntax 1:10 /auth is not JSON: expected a value, found a letter'],
    ],
    ['digits of another script', '[٤٢]', ['syntax 1:2 /0 is not JSON: expected a value, found a digit']],
    ['typographic quotes', '[“a”]', ['syntax 1:2 /0 is not JSON: expected a value, found U+201C']],
    ['the first of several', '[tru, fals]', ['syntax 1:2 /0 is not JSON: expected a value, found a letter']],
    [
      'more text',
      '{"a":1}\n\n {}',
      ['trailing-text 3:2  is followed by more text; send one JSON value and nothing behind it'],
    ],
    [
      'a byte-order mark',
      '\ufeff1',
      ['byte-order-mark 1:1  begins with a byte-order mark (U+FEFF); send the text without it'],
    ],
    [
      'the last key of three',
      '{"a":1,\r\n"b":{"~/":1,\r"~/":2,\n"\\u007e\\/":3}}',
      [
        'duplicate-key 3:1 /b/~0~1 is a key given before, in line 2; give each key once',
        'duplicate-key 4:1 /b/~0~1 is a key given before, in line 2; give each key once',
      ],
    ],
    ['an empty key', '{"":1,"":1}', ['duplicate-key 1:7 / is a key given before, in line 1; give each key once']],
    [
      'the key __proto__',
      '[{"__proto__":1,"__proto__":1}]',
      ['duplicate-key 1:17 /0/__proto__ is a key given before, in line 1; give each key once'],
    ],
    [
      'a duplicate that escaped colons would hide from a count',
      '{"a":1,"a":2,"b":"\\u003a"}',
      ['duplicate-key 1:8 /a is a key given before, in line 1; give each key once'],
    ],
    [
      'a duplicate that drops an error',
      '{"a":[1e400],"a":2}',
      [
        'duplicate-key 1:14 /a is a key given before, in line 1; give each key once',
        'unsafe-number 1:7 /a/0 is a number that no double can hold; send it as a string',
      ],
    ],
    [
      'an escaped lone surrogate',
      '["a\\ud800b"]',
      ['lone-surrogate 1:4 /0 holds half of a surrogate pair; send whole characters'],
    ],
    [
      'a raw lone surrogate',
      '["a\udc00"]',
      ['lone-surrogate 1:4 /0 holds half of a surrogate pair; send whole characters'],
    ],
    [
      'halves in the wrong order',
      '"\\uDE00\\uD83D"',
      ['lone-surrogate 1:2  holds half of a surrogate pair; send whole characters'],
    ],
    [
      'a half before a pair',
      '"\\ud83d\\ud83d\\ude00"',
      ['lone-surrogate 1:2  holds half of a surrogate pair; send whole characters'],
    ],
    [
      'a lone half in a key',
      '{"\\\\\\udc00":1}',
      ['lone-surrogate 1:5 /\\\udc00 has a name that holds half of a surrogate pair; send whole characters'],
    ],
    [
      'a raw half in a key',
      '{"\ud800":1}',
      ['lone-surrogate 1:3 /\ud800 has a name that holds half of a surrogate pair; send whole characters'],
    ],
  ])('names %s', (_title, text, expected) => {
    expect(textErrorsOf(text)).toEqual(expected);
  });

  test.each([
    '"\\ud83d\\ude00"',
    '"\ud83d\\ude00"',
    '"\\ud83d\ude00"',
    '"\ud83d\ude00"',
    '"\\\\ud800"',
    '{"\\ud83d\\ude00":"\\ud7ff\\ue000"}',
  ])('is not a pair in any writing: %s', (text) => {
    expect(textErrorsOf(text)).toEqual([]);
  });

  test('is sorted by path, then by place', () => {
    expect(textErrorsOf('{"b":1e999,"a":1,"b":1,"a":2,"b":"\\udc00"}').map((error) => error.split(' ', 3))).toEqual([
      ['duplicate-key', '1:24', '/a'],
      ['unsafe-number', '1:6', '/b'],
      ['duplicate-key', '1:18', '/b'],
      ['duplicate-key', '1:30', '/b'],
      ['lone-surrogate', '1:35', '/b'],
    ]);
  });
});

describe('bytes', () => {
  const bytes = (...parts: (string | number[])[]): Uint8Array =>
    Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const message = 'is not UTF-8 from here on; encode the text as UTF-8';

  test.each<[string, Uint8Array, string]>([
    ['a lone continuation', bytes('["', [0x80], '"]'), `invalid-utf8 1:3  ${message}`],
    ['an overlong form', bytes([0xc0, 0xaf]), `invalid-utf8 1:1  ${message}`],
    ['an encoded surrogate', bytes('\n"å😀', [0xed, 0xa0, 0x80], '"'), `invalid-utf8 2:5  ${message}`],
    ['beyond U+10FFFF', bytes('\r\n', [0xf4, 0x90, 0x80, 0x80]), `invalid-utf8 2:1  ${message}`],
    ['a sequence that breaks off', bytes('"ab', [0xe2, 0x82]), `invalid-utf8 1:4  ${message}`],
    ['real replacement characters before', bytes('"\ufffd\ufffd', [0xef, 0xbf], '"'), `invalid-utf8 1:4  ${message}`],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), `invalid-utf8 1:1  ${message}`],
    [
      'a byte-order mark',
      bytes([0xef, 0xbb, 0xbf], '{}'),
      'byte-order-mark 1:1  begins with a byte-order mark (U+FEFF); send the text without it',
    ],
  ])('that hold %s are refused', (_title, text, expected) => {
    expect(textErrorsOf(text)).toEqual([expected]);
  });

  test('of a good text are read after bytes of a bad one', () => {
    expect(textErrorsOf(bytes('"', [0xe2, 0x82]))).toHaveLength(1);
    expect(textErrorsOf(bytes('"\ufffd"'))).toEqual([]);
  });
});

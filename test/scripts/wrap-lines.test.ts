import { expect, test } from 'vitest';
import { wrapLines } from '../../scripts/build/wrap-lines.js';

test.each([
  ['each statement of the file', 'var a=1;function f(){}f();', ['var a=1;', 'function f(){}', 'f();', '']],
  ['each throw', 'if(a)throw Error("b");else{c}', ['if(a)', 'throw Error("b");', 'else{c}', '']],
  [
    'a throw within an expression, whatever its text',
    'f(x=>{throw Error("throw a;b")});',
    ['f(x=>{', 'throw Error("throw a;b")', '});', ''],
  ],
  [
    'what is longer, behind a token that may end a line',
    'f(aaaaaaaa,bbbbbbbbbb,cccccccccc,dddddddddd);',
    ['f(aaaaaaaa,', 'bbbbbbbbbb,', 'cccccccccc,', 'dddddddddd);', ''],
  ],
  [
    'no literal',
    'var a="1,2;3,4;5,6;7,8;9,0",b=/1,2;3,4;5,6;7,8/,c=`1,2;3,4;5,6;7,8;9,0`;',
    ['var a="1,2;3,4;5,6;7,8;9,0",', 'b=/1,2;3,4;5,6;7,8/,', 'c=`1,2;3,4;5,6;7,8;9,0`;', ''],
  ],
  [
    'a value that is returned stays behind `return`',
    'function f(){return aaaaaaaaaaaa+b}',
    ['function f(){', 'return aaaaaaaaaaaa+b}', ''],
  ],
])('breaks %s', (_what, code, lines) => {
  expect(wrapLines(code, 16).split('\n')).toEqual(lines);
});

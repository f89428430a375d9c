import { expect, test } from 'vitest';
import { guardLoops } from '../../../../src/compile/steps/guard-loops.js';
import { apply, asText } from './apply.js';

const OWN = 'if(!Object.prototype.hasOwnProperty.call(data1.a, key0))continue;';

test.each([
  ['over items', 'for(let i0=0; i0<len0; i0++){f();}', 'for(let i0=0; i0<len0; i0++){if(isFull(rawErrors))break;f();}'],
  [
    'over properties, which passes by the inherited ones',
    'for(const key0 in data1.a){f();}',
    `for(const key0 in data1.a){${OWN}if(isFull(rawErrors))break;f();}`,
  ],
])('ends a loop %s', (_what, code, expected) => {
  expect(apply(guardLoops, code)).toBe(expected);
});

test('makes an index that inherits nothing', () => {
  expect(apply(guardLoops, 'const indices12 = {};')).toBe('const indices12 = Object.create(null);');
});

test.each([
  ['a loop that compares items, which ends by itself', 'for(;i1--;){let item0 = data[i1];}'],
  ['a loop over a list', 'for(const key0 of unknown0){f();}'],
  ['a loop of two variables', 'for(let i0=0; i1<len0; i0++){f();}'],
  ['an index of another kind', 'const other0 = {};'],
  ['a text that looks like a loop over items', asText('for(let i0=0; i0<len0; i0++){')],
  ['a text that looks like a loop over properties', asText('for(const key0 in data){')],
  ['a text that looks like an index', asText('const indices0 = {};')],
])('leaves alone %s', (_what, code) => {
  expect(apply(guardLoops, code)).toBe(code);
});

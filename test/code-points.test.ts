import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasFewerCodePoints, hasMoreCodePoints } from '../src/base/code-points.js';

const texts = [
  '',
  'a',
  'ab',
  'abc',
  'abcd',
  '🦀',
  '🦀🦀',
  '🦀a',
  'a🦀b',
  '🦀🦀🦀',
  '\ud83e',
  '\udd80\ud83e',
  'é',
  'e\u0301',
];

test('lengths are compared in code points, as counting the whole text would', () => {
  for (const text of texts) {
    for (let limit = 0; limit < 8; limit++) {
      const points = [...text].length;
      expect([text, limit, hasMoreCodePoints(text, limit)]).toEqual([text, limit, points > limit]);
      expect([text, limit, hasFewerCodePoints(text, limit)]).toEqual([text, limit, points < limit]);
    }
  }
});

test('of any text, at every limit near its length', () => {
  const unit = fc.constantFrom('a', 'é', '🦀', '\ud83e', '\udd80', '\ud800', '\udfff', '\uffff');
  const texts = fc
    .oneof(fc.array(unit, { maxLength: 12 }), fc.array(fc.string({ unit: 'binary' })))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const points = [...text].length;
      const limits = [
        0,
        points - 1,
        points,
        points + 1,
        text.length,
        2 * points,
        2 * points + 1,
        Math.ceil(text.length / 2),
      ];
      for (const limit of limits.filter((each) => each >= 0)) {
        expect([limit, hasMoreCodePoints(text, limit)]).toEqual([limit, points > limit]);
        expect([limit, hasFewerCodePoints(text, limit)]).toEqual([limit, points < limit]);
      }
    }),
    { numRuns: 2000 },
  );
});

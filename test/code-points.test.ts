import { expect, test } from 'vitest';
import { hasFewerCodePoints, hasMoreCodePoints } from '../src/code-points.js';

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

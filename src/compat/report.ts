import { toSafeText } from '../base/printable.js';
import type { Comparison } from './compare.js';
import { formatDifference } from './differences/difference.js';
import { exactJson } from './exact-json.js';
import type { Verdict } from './verdict.js';

/** Which promises are asked for. */
export type Mode = 'backward' | 'forward' | 'full';

export const MODES: readonly Mode[] = ['backward', 'forward', 'full'];

/** Whether each promise that is asked for is proven. */
export const isKept = ({ backward, forward }: Comparison, mode: Mode): boolean =>
  (mode === 'forward' || backward.verdict === 'proven') && (mode === 'backward' || forward.verdict === 'proven');

/** A comparison as text: both verdicts, each with what it rests on, then the differences. */
export function renderComparison({ backward, forward, differences }: Comparison): string {
  return [
    ...renderVerdict('backward', 'the new schema accepts all that the old one accepted', backward),
    ...renderVerdict('forward', 'the old schema accepts all that the new one accepts', forward),
    ...differences.flatMap((difference) => [
      `- ${formatDifference(difference)}`,
      `  breaks ${difference.breaks.join(' and ')}; ${toSafeText(difference.advice)}`,
    ]),
  ].join('\n');
}

function renderVerdict(name: string, promise: string, verdict: Verdict): string[] {
  const title = `${name}: ${verdict.verdict}`;
  switch (verdict.verdict) {
    case 'proven':
      return [`${title} (${promise})`];
    case 'broken':
      return [
        title,
        `  witness ${toSafeText(exactJson(verdict.witness) ?? '')}`,
        ...verdict.errors.map(
          (error) => `  refused: ${formatDifference({ pointer: error.path, message: error.message })}`,
        ),
      ];
    case 'unproven':
      return [
        title,
        ...verdict.reasons.map(
          ({ pointer, reason }) => `  ${pointer === '' ? '' : 'at '}${formatDifference({ pointer, message: reason })}`,
        ),
      ];
  }
}

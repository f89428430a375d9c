import { describe, expect, it } from 'vitest';
import { countSteps } from '../../../scripts/check/regex/count-steps.js';
import { attackText, growthOf } from '../../../scripts/check/regex/growth.js';
import { errorOf } from '../../../scripts/check/schemas/patterns.js';

const LINEAR = String.raw`^[a-z_]+:[^\s]{1,200}$
^([a-z0-9-]{1,63}\.)+[a-z]{2,63}$
^$
\s
TODO|FIXME
^(a|b)*$
^(?:a|a)*
^[a-z]{1,63}[0-9a-z]{1,63}$
^(?=.*\d)(?=.*[a-z]).*$
^(?:(?!x)y)*$
^(/([^/~]|~[01])*)*$
^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$
^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$
^([a-z0-9]+([._-][a-z0-9]+)*)$
^([0-9a-f]{8}-?){4}$
[a-z]{1,200}x
^\p{L}[\p{L}\p{N}_-]{0,63}$
^(\d{1,3}\.){3}\d{1,3}$
^[0-9A-HJKMNP-TV-Z]{26}$
^(?:[^"\\]|\\.)*$
^(\w+\s)*\w+$
^([a-zA-Z0-9_.-]+)@([a-zA-Z0-9-]+\.)+[a-z]{2,6}$
^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$
^(?:ab?|a){3}c$
\bfoo\b
^(\b\w+\b\s*)+$
^[A-Z]\w*\b.*$
^a*\ba*$
^\w+\b\w+$
^(?:\B\w|\b-)+$
(?:^|,)([^,]*)(?=,|$)
(?:^|;)\w+=
^\w+$\w*
^(?:a*$|b)a*$
\b\w+\b\s+$`.split('\n');

const POLYNOMIAL = String.raw`\s+$
[a-z]+x
^a*a*$
^a*b*a*$
^a*.*x
^(.*)(.*)(.*)x$
^[a-z]{1,1000}[0-9a-z]{1,1000}$
^(?:(?=.*b)a)*$
^\w*\B\w*$
\B\w+$`.split('\n');

const EXPONENTIAL = String.raw`^(?:[a-z]{1,1000}){1,1000}$
^(?:[a-z]{1,64}-?){1,64}$
^(?:(?:ab){1,50}c?){1,50}$
^(a+)+$
^(a|a)*$
^(a|aa)+$
^(a*)*$
^(a?b?)*$
^(?:a|a){1000,}
^(.*,){10}x$
^(?:a{2}|a{3})*$
^(\w+\s?)*$
^(?:x+x+)+y$
^(\w+\B\s*)+$`.split('\n');

const stepsOf = (pattern: string, text: string): number => countSteps(pattern, text, 2_000_000);

describe('how the time of a pattern grows', () => {
  it.each(LINEAR)('%s is linear', (pattern) => expect(growthOf(pattern)).toEqual({ kind: 'linear' }));

  it.each(POLYNOMIAL)('%s is polynomial, and twice the text shows it', (pattern) => {
    const growth = growthOf(pattern);
    if (growth.kind !== 'polynomial') throw new Error(`it is ${growth.kind}`);
    const [once, twice] = [40, 80].map((times) => stepsOf(pattern, attackText(growth.attack, times)));
    expect(Number(twice) / Number(once)).toBeGreaterThan(3);
  });

  it.each(EXPONENTIAL)('%s is exponential, and a longer text shows it', (pattern) => {
    const growth = growthOf(pattern);
    if (growth.kind !== 'exponential') throw new Error(`it is ${growth.kind}`);
    const [once, more] = [3, 6].map((times) => stepsOf(pattern, attackText(growth.attack, times)));
    expect(Number(more) / Number(once)).toBeGreaterThan(6);
  });

  it.each([
    [String.raw`(a+)\1`, String.raw`\1`],
    ['(?<=a+)b', '(?<=a+)'],
    ['^(?:a?){20}$', '(?:a?){20}'],
  ])('%s is not decided, and the part is named', (pattern, part) => {
    expect(growthOf(pattern)).toMatchObject({ kind: 'undecided', part });
  });

  it('refuses what is bounded by a number that nobody waits for', () => {
    expect(growthOf(`^${'a?'.repeat(20)}${'a'.repeat(20)}$`).kind).toBe('heavy');
  });

  it('says which part to bound, and how', () => {
    expect(errorOf('^a*b*a{0,300}$')).toMatch(
      /: a\* and a\{0,300\} can take the same characters; put between them one that neither takes, or bound one of them to 256 at most$/,
    );
    expect(errorOf('[a-z]+x')).toMatch(
      /: \[a-z\]\+ is tried from each character on; begin the pattern with \^, or bound that part$/,
    );
  });
});

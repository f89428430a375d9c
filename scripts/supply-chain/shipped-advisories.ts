import { isObject } from '../../src/base/is-object.js';
import { ScriptError } from '../../src/source/problem.js';

/** The weaknesses that `npm audit --json` reports of these packages, a line each. @throws ScriptError where it reports nothing */
export function shippedAdvisories(report: unknown, shipped: readonly string[]): string[] {
  if (!isObject(report) || !isObject(report.vulnerabilities)) {
    throw new ScriptError(`\`npm audit\` gave no report: ${JSON.stringify(report)}`);
  }
  const { vulnerabilities } = report;
  return shipped.flatMap((name) => {
    const found = Object.hasOwn(vulnerabilities, name) ? vulnerabilities[name] : undefined;
    if (!isObject(found)) return [];
    return [`${name} ${found.range}: ${found.severity}; \`npm audit\` says more`];
  });
}

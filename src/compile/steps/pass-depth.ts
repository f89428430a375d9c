import { MAX_DEPTH } from '../../base/limits.js';
import type { Literals } from './literals.js';

/**
 * ajv's functions take the path to their data and hand it on. Here a path starts at the data of the function that reports an error,
 * and whoever called it puts its own before: a valid value costs no path. What is handed on is the depth.
 */
export function passDepth(code: string, literals: Literals): string {
  // Only functions that call others may go deeper than their own schema does. Long before the limit, the walk counts exactly.
  const isFlat = code.search(CALL) < 0;
  const start = isFlat ? '' : 'let inner;if(isTooFar(depth))return addMark();';
  return code
    .replaceAll(
      'let rawErrors;',
      isFlat ? 'let rawErrors;' : `let rawErrors = depth < ${MAX_DEPTH / 2} ? undefined : addMark();`,
    )
    .replace(
      /\(data, \{instancePath="\d+", parentData, parentDataProperty, rootData=data\}=\{\}\)\{/g,
      `(data, depth = 0){${start}`,
    )
    .replace(CALL, (_all, name: string, data: string, path = 'instancePath') => {
      const steps = literals.show(path).split('/').length - 1;
      const call = `${name}(${data}, depth + ${steps})`;
      const ofName = /^key\d+$/.test(data) ? `, ${data}` : '';
      return `if((inner = ${call}) !== undefined)rawErrors = within(rawErrors, ${path}, inner${ofName});`;
    })
    .replace(/(?<!\.)\binstancePath\s*\+\s*/g, '')
    .replace(/(?<!\.)\binstancePath\b/g, '""')
    .replace(/const (keyword\d+) = depth;/g, '')
    .replace(/(?<!\.)\bkeyword\d+\b/g, 'depth');
}

const CALL =
  /if\(!\((validate\d+|(?:wrapper|root)\d+\.validate)\(([^,;]+), \{instancePath(?::([^;]*?))?,parentData[^{};]*?,rootData\}\)\)\)\{vErrors = vErrors === null \? \1\.errors : vErrors\.concat\(\1\.errors\);errors = vErrors\.length;\}/g;

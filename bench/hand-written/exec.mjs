import { isListOfStrings, isObject } from './object.mjs';

// A JSON object inherits from this one alone. What it reads as undefined can be in an object only as its own property, and asking
// it is several times as fast as asking hasOwn.
const root = Object.prototype;
// Not imported: only as a constant of the same file do engines know it, and leave it out inside `for in`.
const hasOwn = root.hasOwnProperty;

/** sandbox.exec-request@1 */
export function isExecRequest(value) {
  if (!isObject(value) || typeof value.sandbox_id !== 'string') return false;
  if (root.sandbox_id !== undefined && !hasOwn.call(value, 'sandbox_id')) return false;
  // Read by name, which is far faster than to walk the keys. A field is looked up as an own one only when it would be refused.
  const { cmd, args, argv, env, workdir, stdin, timeout_ms } = value;
  if (cmd !== undefined && typeof cmd !== 'string' && hasOwn.call(value, 'cmd')) return false;
  if (args !== undefined && !isListOfStrings(args) && hasOwn.call(value, 'args')) return false;
  if (argv !== undefined && !isListOfStrings(argv) && hasOwn.call(value, 'argv')) return false;
  if (env !== undefined && !isEnv(env) && hasOwn.call(value, 'env')) return false;
  if (workdir !== undefined && !isStringOrNull(workdir) && hasOwn.call(value, 'workdir')) return false;
  if (stdin !== undefined && !isStringOrNull(stdin) && hasOwn.call(value, 'stdin')) return false;
  return timeout_ms === undefined || timeout_ms === null || isUint64(timeout_ms) || !hasOwn.call(value, 'timeout_ms');
}

const isStringOrNull = (value) => value === null || typeof value === 'string';
const isEnv = (value) => (Array.isArray(value) ? isListOfStrings(value) : isObjectOfStrings(value));

function isObjectOfStrings(value) {
  if (!isObject(value)) return false;
  for (const key in value) if (hasOwn.call(value, key) && typeof value[key] !== 'string') return false;
  return true;
}

const isUint64 = (value) => Number.isInteger(value) && value >= 0 && value < 2 ** 64;

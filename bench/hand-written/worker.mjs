import { isDateTime } from './date-time.mjs';
import { hasAtMost, isIntegerFrom, isObject } from './object.mjs';

// A JSON object inherits from this one alone. What it reads as undefined can be in an object only as its own property, and asking
// it is several times as fast as asking hasOwn.
const root = Object.prototype;
// Not imported: only as a constant of the same file do engines know it, and leave it out inside `for in`.
const hasOwn = root.hasOwnProperty;

/** live.agent-sandbox-worker-request@1 */
export function isWorkerRequest(value) {
  if (!isObject(value) || (root.isolation !== undefined && !hasOwn.call(value, 'isolation'))) return false;
  // Read by name, which is far faster than to walk the keys. A field is looked up as an own one only when it would be refused.
  const { worker_id, service, version, ready, reasons, checks, checked_at, isolation, browser, capacity, active, at } =
    value;
  if (!isIsolation(isolation)) return false;
  if (worker_id !== undefined && !isName(worker_id) && hasOwn.call(value, 'worker_id')) return false;
  if (service !== undefined && !isName(service) && hasOwn.call(value, 'service')) return false;
  if (version !== undefined && !isName(version) && hasOwn.call(value, 'version')) return false;
  if (ready !== undefined && typeof ready !== 'boolean' && hasOwn.call(value, 'ready')) return false;
  if (reasons !== undefined && !isReasons(reasons) && hasOwn.call(value, 'reasons')) return false;
  if (checks !== undefined && !isChecks(checks) && hasOwn.call(value, 'checks')) return false;
  if (checked_at !== undefined && !isTimeOrNull(checked_at) && hasOwn.call(value, 'checked_at')) return false;
  if (browser !== undefined && typeof browser !== 'boolean' && hasOwn.call(value, 'browser')) return false;
  if (capacity !== undefined && !isIntegerFrom(capacity, 1) && hasOwn.call(value, 'capacity')) return false;
  if (active !== undefined && !isIntegerFrom(active, 0) && hasOwn.call(value, 'active')) return false;
  return at === undefined || isTime(at) || !hasOwn.call(value, 'at');
}

const isName = (value) => typeof value === 'string' && hasAtMost(value, 64);
const isTimeOrNull = (value) => value === null || isTime(value);
const isTime = (value) => typeof value === 'string' && isDateTime(value);

function isReasons(value) {
  if (!Array.isArray(value) || value.length > 10) return false;
  for (let i = 0; i < value.length; i++) {
    const reason = value[i];
    if (typeof reason !== 'string' || !hasAtMost(reason, 500)) return false;
  }
  return true;
}

function isChecks(value) {
  if (!isObject(value)) return false;
  for (const key in value) if (hasOwn.call(value, key) && typeof value[key] !== 'boolean') return false;
  return true;
}

const isIsolation = (value) =>
  isObject(value) &&
  value.host_network === false &&
  value.credentials === false &&
  value.profile === false &&
  value.egress_proxy === true &&
  value.workspace === 'ephemeral' &&
  (root.host_network === undefined || hasOwn.call(value, 'host_network')) &&
  (root.credentials === undefined || hasOwn.call(value, 'credentials')) &&
  (root.profile === undefined || hasOwn.call(value, 'profile')) &&
  (root.egress_proxy === undefined || hasOwn.call(value, 'egress_proxy')) &&
  (root.workspace === undefined || hasOwn.call(value, 'workspace'));

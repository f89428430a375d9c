import { isIntegerFrom, isObject } from './object.mjs';

// Not imported: only as a constant of the same file do engines know it, and leave it out inside `for in`.
const hasOwn = Object.prototype.hasOwnProperty;

/** sandbox-provider.job-create-request@1 */
export function isJobCreateRequest(value) {
  return (
    isObject(value) &&
    isUlid(value.id, JOB_ID) &&
    (value.class === 'code' || value.class === 'linux') &&
    isObject(value.args) &&
    isInputs(value.inputs) &&
    isLimits(value.limits) &&
    (value.egress === 'none' || value.egress === 'public' || value.egress === 'openvibe-only') &&
    hasOnlyJobKeys(value)
  );
}

/** Whether the six keys are the own ones, and all there are. */
function hasOnlyJobKeys(value) {
  let found = 0;
  for (const key in value) {
    if (!hasOwn.call(value, key)) continue;
    if (key !== 'id' && key !== 'class' && key !== 'args' && key !== 'inputs' && key !== 'limits' && key !== 'egress') {
      return false;
    }
    found++;
  }
  return found === 6;
}

function isInputs(value) {
  if (!Array.isArray(value) || value.length > 32) return false;
  for (let i = 0; i < value.length; i++) if (!isInput(value[i])) return false;
  return true;
}

function isInput(value) {
  if (!isObject(value)) return false;
  const { size_bytes } = value;
  return (
    isFileName(value.name) &&
    isUlid(value.media_id, MEDIA_ID) &&
    isSha256(value.sha256) &&
    (size_bytes === undefined || isIntegerFrom(size_bytes, 0) || !hasOwn.call(value, 'size_bytes')) &&
    hasOnlyInputKeys(value)
  );
}

function hasOnlyInputKeys(value) {
  let required = 0;
  for (const key in value) {
    if (!hasOwn.call(value, key)) continue;
    if (key === 'name' || key === 'media_id' || key === 'sha256') required++;
    else if (key !== 'size_bytes') return false;
  }
  return required === 3;
}

function isLimits(value) {
  if (!isObject(value) || !isIntegerFrom(value.wall_ms, 1)) return false;
  const { cpu_ms, mem_bytes } = value;
  return (
    (cpu_ms === undefined || isIntegerFrom(cpu_ms, 1) || !hasOwn.call(value, 'cpu_ms')) &&
    (mem_bytes === undefined || isIntegerFrom(mem_bytes, 1) || !hasOwn.call(value, 'mem_bytes')) &&
    hasOnlyLimitKeys(value)
  );
}

function hasOnlyLimitKeys(value) {
  let isWallThere = false;
  for (const key in value) {
    if (!hasOwn.call(value, key)) continue;
    if (key === 'wall_ms') isWallThere = true;
    else if (key !== 'cpu_ms' && key !== 'mem_bytes') return false;
  }
  return isWallThere;
}

// A repeated class is several times as fast written out as counted, once the length is known.
const ULID = '[0-9A-HJKMNP-TV-Z]'.repeat(26);
const JOB_ID = new RegExp(`^job_${ULID}$`);
const MEDIA_ID = new RegExp(`^med_${ULID}$`);
const SHA256 = new RegExp(`^${'[0-9a-f]'.repeat(64)}$`);
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

const isUlid = (value, pattern) => typeof value === 'string' && value.length === 30 && pattern.test(value);
const isSha256 = (value) => typeof value === 'string' && value.length === 64 && SHA256.test(value);
const isFileName = (value) => typeof value === 'string' && value.length <= 128 && FILE_NAME.test(value);

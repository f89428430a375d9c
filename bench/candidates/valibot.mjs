import * as v from 'valibot';
import { FILE_NAME, JOB_ID, MEDIA_ID, SHA256 } from '../lib/patterns.mjs';

export const title = 'valibot';
export const note = 'lengths in UTF-16 units; its own date-time; makes a copy; ends at the first error';

const name = v.pipe(v.string(), v.maxLength(64));
const isoTime = v.pipe(v.string(), v.isoTimestamp());
const integerFrom = (minimum) => v.pipe(v.number(), v.integer(), v.minValue(minimum));

const worker = v.looseObject({
  worker_id: v.optional(name),
  service: v.optional(name),
  version: v.optional(name),
  ready: v.optional(v.boolean()),
  reasons: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(10))),
  checks: v.optional(v.record(v.string(), v.boolean())),
  checked_at: v.optional(v.nullable(isoTime)),
  isolation: v.looseObject({
    host_network: v.literal(false),
    credentials: v.literal(false),
    profile: v.literal(false),
    egress_proxy: v.literal(true),
    workspace: v.literal('ephemeral'),
  }),
  browser: v.optional(v.boolean()),
  capacity: v.optional(integerFrom(1)),
  active: v.optional(integerFrom(0)),
  at: v.optional(isoTime),
});

const pattern = (regExp) => v.pipe(v.string(), v.regex(regExp));
const input = v.strictObject({
  name: pattern(FILE_NAME),
  media_id: pattern(MEDIA_ID),
  sha256: pattern(SHA256),
  size_bytes: v.optional(integerFrom(0)),
});
const job = v.strictObject({
  id: pattern(JOB_ID),
  class: v.picklist(['code', 'linux']),
  args: v.record(v.string(), v.unknown()),
  inputs: v.pipe(v.array(input), v.maxLength(32)),
  limits: v.strictObject({
    wall_ms: integerFrom(1),
    cpu_ms: v.optional(integerFrom(1)),
    mem_bytes: v.optional(integerFrom(1)),
  }),
  egress: v.picklist(['none', 'public', 'openvibe-only']),
});

const texts = v.array(v.string());
const uint64 = v.pipe(v.number(), v.integer(), v.minValue(0), v.ltValue(2 ** 64));
const exec = v.looseObject({
  sandbox_id: v.string(),
  cmd: v.optional(v.string()),
  args: v.optional(texts),
  argv: v.optional(texts),
  env: v.optional(v.union([texts, v.record(v.string(), v.string())])),
  workdir: v.optional(v.nullable(v.string())),
  stdin: v.optional(v.nullable(v.string())),
  timeout_ms: v.optional(v.nullable(uint64)),
});

const validate = (schema) => (value) => v.is(schema, value);

export const make = async () => ({ is: { worker: validate(worker), job: validate(job), exec: validate(exec) } });

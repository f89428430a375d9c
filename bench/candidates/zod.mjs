import * as z from 'zod';
import { FILE_NAME, JOB_ID, MEDIA_ID, SHA256 } from '../lib/patterns.mjs';

export const title = 'zod';
export const note = 'its own date-time; integers up to 2^53; makes a copy and explains';

const name = z.string().max(64);
const isoTime = z.iso.datetime({ offset: true });

const worker = z.looseObject({
  worker_id: name.optional(),
  service: name.optional(),
  version: name.optional(),
  ready: z.boolean().optional(),
  reasons: z.array(z.string().max(500)).max(10).optional(),
  checks: z.record(z.string(), z.boolean()).optional(),
  checked_at: isoTime.nullable().optional(),
  isolation: z.looseObject({
    host_network: z.literal(false),
    credentials: z.literal(false),
    profile: z.literal(false),
    egress_proxy: z.literal(true),
    workspace: z.literal('ephemeral'),
  }),
  browser: z.boolean().optional(),
  capacity: z.int().min(1).optional(),
  active: z.int().min(0).optional(),
  at: isoTime.optional(),
});

const positive = z.int().min(1);
const input = z.strictObject({
  name: z.string().regex(FILE_NAME),
  media_id: z.string().regex(MEDIA_ID),
  sha256: z.string().regex(SHA256),
  size_bytes: z.int().min(0).optional(),
});
const job = z.strictObject({
  id: z.string().regex(JOB_ID),
  class: z.enum(['code', 'linux']),
  args: z.record(z.string(), z.unknown()),
  inputs: z.array(input).max(32),
  limits: z.strictObject({ wall_ms: positive, cpu_ms: positive.optional(), mem_bytes: positive.optional() }),
  egress: z.enum(['none', 'public', 'openvibe-only']),
});

const texts = z.array(z.string());
const exec = z.looseObject({
  sandbox_id: z.string(),
  cmd: z.string().optional(),
  args: texts.optional(),
  argv: texts.optional(),
  env: z.union([texts, z.record(z.string(), z.string())]).optional(),
  workdir: z.string().nullable().optional(),
  stdin: z.string().nullable().optional(),
  timeout_ms: z.int().min(0).nullable().optional(),
});

const validate = (schema) => (value) => schema.safeParse(value).success;

export const make = async () => ({ is: { worker: validate(worker), job: validate(job), exec: validate(exec) } });

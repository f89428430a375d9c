import { type } from 'arktype';
import { FILE_NAME, JOB_ID, MEDIA_ID, SHA256 } from '../lib/patterns.mjs';

export const title = 'arktype';
export const note = 'lengths in UTF-16 units; its own date-time; takes a list for an object';

const worker = type({
  'worker_id?': 'string <= 64',
  'service?': 'string <= 64',
  'version?': 'string <= 64',
  'ready?': 'boolean',
  'reasons?': '(string <= 500)[] <= 10',
  'checks?': 'Record<string, boolean>',
  'checked_at?': 'string.date.iso | null',
  isolation: {
    host_network: 'false',
    credentials: 'false',
    profile: 'false',
    egress_proxy: 'true',
    workspace: '"ephemeral"',
  },
  'browser?': 'boolean',
  'capacity?': 'number.integer >= 1',
  'active?': 'number.integer >= 0',
  'at?': 'string.date.iso',
});

const input = type({
  '+': 'reject',
  name: FILE_NAME,
  media_id: MEDIA_ID,
  sha256: SHA256,
  'size_bytes?': 'number.integer >= 0',
});
const job = type({
  '+': 'reject',
  id: JOB_ID,
  class: '"code" | "linux"',
  args: 'Record<string, unknown>',
  inputs: input.array().atMostLength(32),
  limits: {
    '+': 'reject',
    wall_ms: 'number.integer >= 1',
    'cpu_ms?': 'number.integer >= 1',
    'mem_bytes?': 'number.integer >= 1',
  },
  egress: '"none" | "public" | "openvibe-only"',
});

const exec = type({
  sandbox_id: 'string',
  'cmd?': 'string',
  'args?': 'string[]',
  'argv?': 'string[]',
  'env?': 'string[] | Record<string, string>',
  'workdir?': 'string | null',
  'stdin?': 'string | null',
  'timeout_ms?': '0 <= number.integer < 18446744073709551616 | null',
});

const validate = (definition) => (value) => definition.allows(value);

export const make = async () => ({ is: { worker: validate(worker), job: validate(job), exec: validate(exec) } });

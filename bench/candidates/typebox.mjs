import { FormatRegistry, Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { FILE_NAME, JOB_ID, MEDIA_ID, SHA256 } from '../lib/patterns.mjs';

export const title = 'typebox, compiled';
export const note = 'lengths in UTF-16 units; the date-time of ajv-formats, since it has none';

FormatRegistry.Set('date-time', fullFormats['date-time'].validate);

const literals = (...values) => Type.Union(values.map((value) => Type.Literal(value)));
const pattern = (regExp) => Type.String({ pattern: regExp.source });
const closed = { additionalProperties: false };
const isoTime = Type.String({ format: 'date-time' });
const name = Type.String({ maxLength: 64 });

const worker = Type.Object({
  worker_id: Type.Optional(name),
  service: Type.Optional(name),
  version: Type.Optional(name),
  ready: Type.Optional(Type.Boolean()),
  reasons: Type.Optional(Type.Array(Type.String({ maxLength: 500 }), { maxItems: 10 })),
  checks: Type.Optional(Type.Record(Type.String(), Type.Boolean())),
  checked_at: Type.Optional(Type.Union([isoTime, Type.Null()])),
  isolation: Type.Object({
    host_network: Type.Literal(false),
    credentials: Type.Literal(false),
    profile: Type.Literal(false),
    egress_proxy: Type.Literal(true),
    workspace: Type.Literal('ephemeral'),
  }),
  browser: Type.Optional(Type.Boolean()),
  capacity: Type.Optional(Type.Integer({ minimum: 1 })),
  active: Type.Optional(Type.Integer({ minimum: 0 })),
  at: Type.Optional(isoTime),
});

const positive = Type.Integer({ minimum: 1 });
const input = Type.Object(
  {
    name: pattern(FILE_NAME),
    media_id: pattern(MEDIA_ID),
    sha256: pattern(SHA256),
    size_bytes: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  closed,
);
const job = Type.Object(
  {
    id: pattern(JOB_ID),
    class: literals('code', 'linux'),
    args: Type.Record(Type.String(), Type.Unknown()),
    inputs: Type.Array(input, { maxItems: 32 }),
    limits: Type.Object(
      { wall_ms: positive, cpu_ms: Type.Optional(positive), mem_bytes: Type.Optional(positive) },
      closed,
    ),
    egress: literals('none', 'public', 'openvibe-only'),
  },
  closed,
);

const texts = Type.Array(Type.String());
const exec = Type.Object({
  sandbox_id: Type.String(),
  cmd: Type.Optional(Type.String()),
  args: Type.Optional(texts),
  argv: Type.Optional(texts),
  env: Type.Optional(Type.Union([texts, Type.Record(Type.String(), Type.String())])),
  workdir: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  stdin: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  timeout_ms: Type.Optional(Type.Union([Type.Integer({ minimum: 0, exclusiveMaximum: 2 ** 64 }), Type.Null()])),
});

const compile = (schema) => {
  const compiled = TypeCompiler.Compile(schema);
  return (value) => compiled.Check(value);
};

export const make = async () => ({ is: { worker: compile(worker), job: compile(job), exec: compile(exec) } });

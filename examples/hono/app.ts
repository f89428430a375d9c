// An adapter that creates sandboxes over HTTP: Hono's own validator, the contract's result, and a typed body.
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { validator } from 'hono/validator';
import {
  type ContractName,
  type ContractTypes,
  type Problem,
  type SandboxCreateResponse,
  toProblem,
  validate,
} from 'openvibe-contracts';

/** Many times what the creation of a sandbox needs. */
const LIMIT = 1024 * 1024;

/** Validates the JSON body of a request by a contract and its rules. */
const body = <Name extends ContractName>(name: Name) =>
  validator('json', (value: unknown, context) => {
    // Hono hands on `{}` for a body of any other type.
    if (!/^application\/json *(?:;|$)/i.test(context.req.header('content-type') ?? ''))
      return refuse(415, 'Unsupported Media Type', 'send the body as application/json');
    const result = validate(name, value, { rules: true });
    return result.valid ? (value as ContractTypes[Name]) : answer(toProblem(result));
  });

const limit = bodyLimit({
  maxSize: LIMIT,
  onError: () => {
    const refusal = refuse(413, 'Content Too Large', `a body has ${LIMIT} bytes at most`);
    // The rest of the body is still on its way; no other request can follow it.
    refusal.headers.set('connection', 'close');
    return refusal;
  },
});

export const app = new Hono()
  .onError((error) => {
    // What Hono refuses by itself is a body that is no JSON. Anything else is an error of ours: the server that runs the app tells it.
    if (!(error instanceof HTTPException)) throw error;
    return refuse(error.status, 'Bad Request', error.message);
  })
  .post('/sandboxes', limit, body('sandbox.create-request@1'), (context) => {
    // The type is known here: `image` is a text.
    const { image } = context.req.valid('json');
    const created: SandboxCreateResponse = { sandbox_id: crypto.randomUUID(), image };
    return context.json(created, 201);
  });

/** Answers what is wrong before there is a value to validate. */
const refuse = (status: number, title: string, detail: string): Response =>
  answer({ type: 'about:blank', title, status, detail, errors: [] });

const answer = (problem: Problem): Response =>
  new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json' },
  });

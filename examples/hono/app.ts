// An adapter that creates sandboxes over HTTP: Hono's own validator, the contract's verdict, and a typed body.
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import {
  type ContractName,
  type ContractTypes,
  type SandboxCreateResponse,
  toProblem,
  validate,
} from 'openvibe-contracts';

/** Judges the JSON body of a request by a contract and its rules. */
const body = <Name extends ContractName>(name: Name) =>
  validator('json', (value: unknown, context) => {
    const result = validate(name, value, { rules: true });
    if (result.valid) return value as ContractTypes[Name];
    const problem = toProblem(result);
    return context.body(JSON.stringify(problem), 400, { 'content-type': 'application/problem+json' });
  });

export const app = new Hono().post('/sandboxes', body('sandbox.create-request@1'), (context) => {
  // The type is known here: `image` is a text.
  const { image } = context.req.valid('json');
  const created: SandboxCreateResponse = { sandbox_id: crypto.randomUUID(), image };
  return context.json(created, 201);
});

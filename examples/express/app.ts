// OpenVibe.Run takes jobs: a middleware reads the body's bytes strictly, judges them, and hands on a typed value.
import express, { type Express, type RequestHandler } from 'express';
import type { ParamsDictionary } from 'express-serve-static-core';
import { type ContractName, type ContractTypes, parse, toProblem } from 'openvibe-contracts';

const LIMIT = '1mb';

/** A handler of requests whose body has a type. */
type Handler<Body> = RequestHandler<ParamsDictionary, unknown, Body>;

/** Reads and judges a JSON body; what does not match is answered with a problem, and goes no further. */
function body<Name extends ContractName>(name: Name): Handler<ContractTypes[Name]>[] {
  const judge: RequestHandler = (request, response, next) => {
    const result = parse(name, request.body, { rules: true });
    if (result.valid) {
      request.body = result.value;
      next();
      return;
    }
    const problem = toProblem(result);
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  };
  return [express.raw({ type: 'application/json', limit: LIMIT }), judge];
}

export function makeApp(): Express {
  const app = express();
  app.post('/api/v1/jobs', ...body('run.job-create-request@1'), (request, response) => {
    // The type is known here: `wall_ms` is a number.
    const { class: runtime, limits } = request.body;
    response.status(202).json({ runtime, wall_ms: limits.wall_ms.toFixed() });
  });
  return app;
}

// OpenVibe.Run takes jobs: a middleware reads the body's bytes strictly, validates them, and hands on a typed value.
import { STATUS_CODES } from 'node:http';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Response } from 'express';
import { type ContractName, type ContractTypes, type Problem, parse, toProblem } from 'openvibe-contracts';

const LIMIT = '1mb';

/** A handler of requests whose body has a type. */
type Handler<Body> = RequestHandler<Record<string, string>, unknown, Body>;

/** Reads and validates a JSON body; what does not match is answered with a problem, and goes no further. */
function body<Name extends ContractName>(name: Name): Handler<ContractTypes[Name]>[] {
  const validate: RequestHandler = (request, response, next) => {
    if (request.is('application/json') === false) {
      refuse(response, 415, 'send the body as application/json');
      return;
    }
    const result = parse(name, request.body ?? '', { rules: true });
    if (result.valid) {
      request.body = result.value;
      next();
      return;
    }
    send(response, toProblem(result));
  };
  return [express.raw({ type: 'application/json', limit: LIMIT }), validate];
}

/** Without it Express answers with a page, which tells the stack unless NODE_ENV is `production`. */
const onError: ErrorRequestHandler = (error, _request, response, next) => {
  // `expose` is set where the request is at fault, by a body over the limit for one; any other error is ours.
  if (error.expose && !response.headersSent) refuse(response, error.status, error.message);
  else next(error);
};

function refuse(response: Response, status: number, detail: string): void {
  send(response, { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, errors: [] });
}

function send(response: Response, problem: Problem): void {
  response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

export function makeApp(): Express {
  const app = express();
  app.post('/api/v1/jobs', ...body('run.job-create-request@1'), (request, response) => {
    // The type is known here: `wall_ms` is a number.
    const { class: runtime, limits } = request.body;
    response.status(202).json({ runtime, wall_ms: limits.wall_ms.toFixed() });
  });
  app.use(onError);
  return app;
}

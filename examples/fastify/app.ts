// OpenVibe.Live takes the check-in of a sandbox worker: the contract is the body schema of the route, and types the body.
import { STATUS_CODES } from 'node:http';
import { type FastifyError, type FastifyTypeProvider, fastify } from 'fastify';
import {
  type Contract,
  ContractError,
  type ContractName,
  type ContractTypes,
  contract,
  type LiveAgentSandboxWorkerResult,
  type Problem,
  toProblem,
} from 'openvibe-contracts';

/** Tells Fastify which type a part of the request has whose schema is a contract. */
interface ContractTypeProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends Contract<infer Name extends ContractName> ? ContractTypes[Name] : unknown;
}

const checkIn = contract('live.agent-sandbox-worker-request@1');

export function makeApp() {
  // A field named `__proto__` is an error of the contract like any other, so nothing has to be looked for before.
  const app = fastify({ onProtoPoisoning: 'ignore', onConstructorPoisoning: 'ignore' });

  app.setValidatorCompiler<Contract>(({ schema }) => (value) => {
    const { valid, errors } = schema.validate(value, { rules: true });
    return valid ? { value } : { error: new ContractError(schema.name, errors) };
  });

  // Of texts no contract is made; without a parser Fastify answers 415.
  app.removeContentTypeParser('text/plain');

  app.setErrorHandler<FastifyError | ContractError>((error, _request, reply) => {
    const problem = problemOf(error);
    return reply.status(problem.status).type('application/problem+json').send(problem);
  });

  app
    .withTypeProvider<ContractTypeProvider>()
    .post('/api/streams/agent/:id/plays/worker', { schema: { body: checkIn } }, (request, reply) => {
      // The type is known here: `true` and nothing else.
      const isBehindProxy: true = request.body.isolation.egress_proxy;
      const answer: LiveAgentSandboxWorkerResult = { registered: isBehindProxy, at: new Date().toISOString() };
      return reply.status(201).send(answer);
    });

  return app;
}

function problemOf(error: FastifyError | ContractError): Problem {
  if (error instanceof ContractError) return toProblem({ valid: false, errors: error.errors });
  const { statusCode: status = 500, message: detail } = error;
  // An error of ours: Fastify logs it.
  if (status >= 500) throw error;
  // What Fastify refuses by itself, such as a body that is no JSON.
  return { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, errors: [] };
}

// OpenVibe.Live takes the check-in of a sandbox worker: the contract is the body schema of the route, and types the body.
import { type FastifyTypeProvider, fastify } from 'fastify';
import {
  type Contract,
  ContractError,
  type ContractName,
  type ContractTypes,
  contract,
  type LiveAgentSandboxWorkerResult,
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

  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ContractError)) throw error;
    const problem = toProblem({ valid: false, errors: error.errors });
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

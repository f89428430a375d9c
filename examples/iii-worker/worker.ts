// A worker of iii that runs commands in sandboxes for who calls it by HTTP: what it sends to the sandbox function is validated before it
// leaves, and the reply before it is believed.
import { registerWorker } from 'iii-sdk';
import { type SandboxExecRequest, toProblem } from 'openvibe-contracts';
import { CallError, checkedCaller, SandboxError } from 'openvibe-contracts/rpc';

/** What an HTTP trigger of iii hands to its function, and takes from it. */
interface HttpInput {
  readonly body: unknown;
}

interface HttpOutput {
  readonly status_code: number;
  readonly body: unknown;
}

export function startWorker(url: string) {
  const iii = registerWorker(url, { workerName: 'exec-over-http', otel: { enabled: false } });
  const call = checkedCaller((id, payload) => iii.trigger({ function_id: id, payload }));

  iii.registerFunction('example::exec', async ({ body }: HttpInput): Promise<HttpOutput> => {
    try {
      // Nobody has validated the body yet: `call` does.
      return { status_code: 200, body: await call('sandbox::exec', body as SandboxExecRequest) };
    } catch (error) {
      return answerTo(error);
    }
  });
  iii.registerTrigger({
    type: 'http',
    function_id: 'example::exec',
    config: { api_path: '/exec', http_method: 'POST' },
  });
  return iii;
}

function answerTo(error: unknown): HttpOutput {
  if (error instanceof SandboxError) return { status_code: 502, body: error.cause };
  if (!(error instanceof CallError)) throw error;
  // A bad request is the caller's error, a bad reply is not.
  const status = error.direction === 'request' ? 400 : 502;
  return { status_code: status, body: toProblem({ valid: false, errors: error.errors }, { status }) };
}

// OpenVibe.Run's side of a sandbox provider: no bad job leaves, and no bad answer is believed.
import {
  assertValid,
  ContractError,
  type Problem,
  parse,
  type SandboxProviderJobCreateRequest,
  type SandboxProviderJobCreateResult,
} from 'openvibe-contracts';

export interface ProviderClient {
  /**
   * Hands a job to the provider.
   *
   * @throws ContractError when the job, or what the provider answers, does not match its contract; ProviderError when it refuses the job.
   */
  readonly createJob: (job: SandboxProviderJobCreateRequest) => Promise<SandboxProviderJobCreateResult>;
}

/** The provider has refused. `problem` is there when it says why as problem+json (RFC 9457). */
export class ProviderError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | undefined,
  ) {
    super(problem?.detail ?? `the provider answered ${status}`);
  }
}

export function providerClient(url: string, key: string, timeout = 10_000): ProviderClient {
  return {
    createJob: async (job) => {
      assertValid('sandbox-provider.job-create-request@1', job, { rules: true });
      const response = await fetch(`${url}/jobs`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-provider-key': key },
        body: JSON.stringify(job),
        signal: AbortSignal.timeout(timeout),
      });
      if (!response.ok) throw new ProviderError(response.status, await problemOf(response));
      const result = parse('sandbox-provider.job-create-result@1', new Uint8Array(await response.arrayBuffer()));
      if (!result.valid) throw new ContractError('sandbox-provider.job-create-result@1', result.errors);
      return result.value;
    },
  };
}

async function problemOf(response: Response): Promise<Problem | undefined> {
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
  return isProblem ? ((await response.json()) as Problem) : undefined;
}

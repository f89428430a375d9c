/** Contracts and valid values that many tests start from. */
export const WORKER = 'live.agent-sandbox-worker-request@1';
export const JOB = 'sandbox-provider.job-create-request@1';
export const ENV = 'sandbox.env@1';

/** The five facts of a worker's check-in. */
export const isolation = {
  host_network: false,
  credentials: false,
  profile: false,
  egress_proxy: true,
  workspace: 'ephemeral',
};

/** The smallest job for a provider. */
export const job = {
  id: 'job_01JAB2C3D4E5F6G7H8J9K0MNPQ',
  class: 'code',
  args: {},
  inputs: [],
  limits: { wall_ms: 60000 },
  egress: 'none',
};

import { assertValid } from 'openvibe-contracts';

export function checkIn(report) {
  assertValid('live.agent-sandbox-worker-reqest@1', report);
  return 'live.agent_sandbox.register';
}

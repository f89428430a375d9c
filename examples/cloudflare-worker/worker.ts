// OpenVibe.Live's check-in at the edge: one validator alone, so that the worker stays small.
import { toProblem } from 'openvibe-contracts';
import {
  type LiveAgentSandboxWorkerRequest,
  validate,
} from 'openvibe-contracts/validators/live/agent-sandbox-worker-request.v1';

// biome-ignore lint/style/noDefaultExport: a worker is what its module exports by default
export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    let value: unknown;
    try {
      value = await request.json();
    } catch {
      return new Response('the body is not JSON', { status: 400 });
    }
    const result = validate(value);
    if (!result.valid) {
      const headers = { 'content-type': 'application/problem+json' };
      return new Response(JSON.stringify(toProblem(result)), { status: 400, headers });
    }
    const { isolation } = value as LiveAgentSandboxWorkerRequest;
    return Response.json({ registered: isolation.egress_proxy, at: new Date().toISOString() }, { status: 201 });
  },
};

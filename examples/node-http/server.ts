// A sandbox provider without any framework: it reads no more than a job may have, and answers as the contract says.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Problem, parse, type SandboxProviderJobCreateResult, toProblem } from 'openvibe-contracts';

/** A job's `args` have 512 KiB at most; the rest of it is small. */
const LIMIT = 600 * 1024;

export const server = createServer(async (request, response) => {
  if (request.method !== 'POST' || request.url !== '/jobs') {
    problem(response, {
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'post jobs to /jobs',
      errors: [],
    });
    return;
  }
  const bytes = await read(request);
  if (bytes === undefined) {
    const detail = `a job has ${LIMIT} bytes at most`;
    problem(response, { type: 'about:blank', title: 'Content Too Large', status: 413, detail, errors: [] });
    return;
  }
  const result = parse('sandbox-provider.job-create-request@1', bytes, { rules: true });
  if (!result.valid) {
    problem(response, toProblem(result));
    return;
  }
  // The value has the type of the contract.
  const answer: SandboxProviderJobCreateResult = { id: result.value.id, created: true };
  response.writeHead(202, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});

/** The body's bytes; undefined when there are too many, of which no more is then kept. */
async function read(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= LIMIT) chunks.push(chunk);
  }
  return size <= LIMIT ? Buffer.concat(chunks) : undefined;
}

function problem(response: ServerResponse, body: Problem): void {
  response.writeHead(body.status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
}

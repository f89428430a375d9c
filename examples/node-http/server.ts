// A sandbox provider without any framework: it reads no more than a job may have, and answers as the contract says.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Problem, parse, type SandboxProviderJobCreateResult, toProblem } from 'openvibe-contracts';

/** A job's `args` have 512 KiB at most; the rest of it is small. */
const LIMIT = 600 * 1024;

export const server = createServer(async (request, response) => {
  if (request.url?.split('?')[0] !== '/jobs') {
    refuse(response, 404, 'Not Found', 'post jobs to /jobs');
    return;
  }
  if (request.method !== 'POST') {
    refuse(response.setHeader('allow', 'POST'), 405, 'Method Not Allowed', 'post jobs');
    return;
  }
  if (!/^application\/json *(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
    refuse(response, 415, 'Unsupported Media Type', 'send a job as application/json');
    return;
  }
  let bytes: Uint8Array | undefined;
  try {
    bytes = await read(request);
  } catch {
    // The sender is gone in the middle of the body, so nobody waits for an answer.
    return;
  }
  if (bytes === undefined) {
    refuse(response, 413, 'Content Too Large', `a job has ${LIMIT} bytes at most`);
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

/** Answers what is wrong before there is a job to validate. */
function refuse(response: ServerResponse, status: number, title: string, detail: string): void {
  problem(response, { type: 'about:blank', title, status, detail, errors: [] });
}

function problem(response: ServerResponse, body: Problem): void {
  response.writeHead(body.status, { 'content-type': 'application/problem+json' }).end(JSON.stringify(body));
}

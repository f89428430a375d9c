import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

export interface ServedFolder {
  readonly url: string;
  readonly server: Server;
}

/** Nothing is allowed but scripts of the same origin: no code from strings, no inline script, no request. */
export const POLICY = "default-src 'none'; script-src 'self'";

/** Serves the modules of a folder on loopback, and at `/` a page that loads the one that is named in its query. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-security-policy', POLICY);
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>validating</title><body><script type="module" src="${search.slice(1)}"></script>`,
      );
      return;
    }
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    try {
      response.end(readFileSync(join(folder, normalize(pathname))));
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** Hosts a folder on the loopback interface as a server for sites does: addresses without `.html`, and compressed. */
export async function serveFolder(folder: string): Promise<{ readonly origin: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = decodeURIComponent(pathname);
    const file = [path, `${path}.html`, `${path}index.html`].map((each) => join(folder, each)).find(isFile);
    const body = readFileSync(file ?? join(folder, '404.html'));
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[extname(file ?? '.html')] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
    });
    response.end(gzipSync(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

import type { Code } from '../../markup/block.js';
import { shellPath } from '../contract/routes.js';
import type { Route } from './document.js';

/** A call as one types it; what differs from call to call is a variable of the shell. */
export function curlBlock({ method, path, operation, host }: Route): Code {
  const url = `${host}${shellPath(path)}`;
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  const [example] = Object.values(media?.[1].examples ?? {});
  const head = `curl -X ${method} "${url}" \\\n  -H "Authorization: Bearer $TOKEN"`;
  const text =
    media && example
      ? `${head} \\\n  -H "Content-Type: ${media[0]}" \\\n  -d @- <<'JSON'\n${JSON.stringify(example.value, null, 2)}\nJSON`
      : head;
  return { kind: 'code', language: 'sh', text };
}

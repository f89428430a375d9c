import { type SandboxError as ErrorReply, is } from '../index.js';

const FIELDS = ['type', 'code', 'message', 'docs_url', 'retryable', 'fix', 'fix_note'];

/**
 * The error reply that a transport gave or threw, in an object of its own whose fields were read once; undefined when it is something
 * else. Some transports throw an Error that has the fields of the reply, which is read as the reply. Never throws, also of what throws
 * when it is looked at, such as a revoked Proxy.
 */
export function errorReplyOf(value: unknown): ErrorReply | undefined {
  try {
    const fields = Object.create(null);
    for (const field of FIELDS) {
      if (Object.hasOwn(value as object, field)) fields[field] = (value as Record<string, unknown>)[field];
    }
    if (!is('sandbox.error@1', fields)) return undefined;
    return value instanceof Error || is('sandbox.error@1', value) ? fields : undefined;
  } catch {
    return undefined;
  }
}

import type { SandboxError as ErrorReply } from '../generated/types.js';
import { is } from '../index.js';

const FIELDS = ['type', 'code', 'message', 'docs_url', 'retryable', 'fix', 'fix_note'];

/**
 * The error reply that a transport gave or threw; undefined when it is something else. Some transports throw an Error that bears the
 * fields of the reply, which is read as the reply. Never throws.
 */
export function errorReplyOf(value: unknown): ErrorReply | undefined {
  if (is('sandbox.error@1', value)) return value;
  if (!(value instanceof Error)) return undefined;
  try {
    const own = FIELDS.filter((field) => Object.hasOwn(value, field));
    const fields: unknown = Object.fromEntries(own.map((field) => [field, value[field as keyof Error]]));
    return is('sandbox.error@1', fields) ? fields : undefined;
  } catch {
    return undefined;
  }
}

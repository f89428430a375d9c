import { ownValue } from '../base/own-value.js';
import { toSafeText } from '../base/printable.js';
import type { SandboxRpc } from '../generated/rpc/sandbox.v1.js';
import type { SandboxError as ErrorReply } from '../index.js';
import type { SandboxErrorCode } from './error-codes.js';

const LONGEST = 1000;

/**
 * A call that the sandbox refused or failed to carry out, made of its reply (`sandbox.error@1`). The message starts with the code.
 * Branch on `code`; send again only when `retryable`, or with `fix` merged into the request.
 */
export class SandboxError extends Error {
  /** Minifying renames the class; what prints an uncaught error reads the name here. */
  static override readonly name = 'SandboxError';
  override readonly name = 'SandboxError';
  /** What failed, e.g. `S211`. `errorCodes` explains those of this version; a newer adapter may know others. */
  readonly code: SandboxErrorCode | (string & {});
  /** The family of the code, e.g. `filesystem`. */
  readonly type: string;
  /** Whether the same request may succeed later, unchanged. */
  readonly retryable: boolean;
  /** Fields to merge into the request before it is sent again; null when no fix is known. */
  readonly fix: Readonly<Record<string, unknown>> | null;
  /** How to fix the request, in words; null when there is no note. */
  readonly fixNote: string | null;
  /** The page that explains the code. */
  readonly docsUrl: string;
  /** The function, as the caller named it. */
  readonly functionId: keyof SandboxRpc;

  /**
   * @param functionId The function that was called.
   * @param reply Its error reply.
   * @param cause What the transport gave or threw; the reply unless said.
   */
  constructor(functionId: keyof SandboxRpc, reply: ErrorReply, cause: unknown = reply) {
    super(toSafeText(`${reply.code}: ${reply.message}`.slice(0, LONGEST)), { cause });
    this.functionId = functionId;
    this.code = reply.code;
    this.type = reply.type;
    this.retryable = reply.retryable;
    this.fix = ownValue(reply, 'fix') ?? null;
    this.fixNote = ownValue(reply, 'fix_note') ?? null;
    this.docsUrl = reply.docs_url;
  }
}

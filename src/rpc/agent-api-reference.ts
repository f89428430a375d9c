import { functions } from './functions.js';
import { type Draft07Schema, toDraft07 } from './to-draft-07.js';

/** One function as the adapter publishes it. */
export interface AgentApiFunction {
  /** The id under which the adapter serves the function. */
  name: string;
  description: string;
  metadata: Record<string, unknown>;
  /** JSON Schema, draft-07. */
  request_schema: Draft07Schema;
  /** JSON Schema, draft-07. */
  response_schema: Draft07Schema;
}

/** The interface of an adapter in the form in which adapters publish it. */
export interface AgentApiReference {
  /** Sorted by name. */
  functions: AgentApiFunction[];
  /** The sandbox RPC has none. */
  triggers: unknown[];
}

/**
 * The sandbox RPC in the form in which its adapter publishes it to agents: one entry per function, with draft-07 schemas that each stand
 * alone. It is made anew from the contracts at each call and is the caller's own.
 *
 * @returns Functions, and no triggers. Rules and other `x-` keywords are left out, as the published form has no place for them.
 * @example
 * import { agentApiReference } from 'openvibe-contracts/rpc';
 *
 * const stop = agentApiReference().functions.find(({ name }) => name === 'sandbox-libkrun::stop');
 * stop?.request_schema.$schema; // → 'http://json-schema.org/draft-07/schema#'
 * stop?.request_schema.required; // → ['sandbox_id']
 */
export function agentApiReference(): AgentApiReference {
  const entries = functions.map(({ adapterId, description, request, response }) => ({
    name: adapterId as string,
    description,
    metadata: {},
    request_schema: toDraft07(request),
    response_schema: toDraft07(response),
  }));
  return { functions: entries.sort((a, b) => (a.name < b.name ? -1 : 1)), triggers: [] };
}

import { type AgentApiReference, agentApiForm } from './agent-api-form.js';
import { functions } from './functions.js';
import { toDraft07 } from './to-draft-07.js';

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
export const agentApiReference = (): AgentApiReference => agentApiForm(functions, toDraft07);

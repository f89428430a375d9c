import type { Draft07Schema } from './published-form.js';

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

/** A function as its manifest describes it, as far as the published form tells of it. */
interface Described<Name> {
  readonly adapterId: string;
  readonly description: string;
  readonly request: Name;
  readonly response: Name;
}

/** Functions in the published form, whose schemas come from the names of contracts. */
export function agentApiForm<Name>(
  functions: readonly Described<Name>[],
  schemaOf: (name: Name) => Draft07Schema,
): AgentApiReference {
  const entries = functions.map(({ adapterId, description, request, response }) => ({
    name: adapterId,
    description,
    metadata: {},
    request_schema: schemaOf(request),
    response_schema: schemaOf(response),
  }));
  return { functions: entries.sort((a, b) => (a.name < b.name ? -1 : 1)), triggers: [] };
}

import { functions, type SandboxFunction } from './functions.js';
import { UnknownFunctionError } from './unknown-function-error.js';

/**
 * The function that has an id, the router's or the adapter's.
 *
 * @throws UnknownFunctionError when none does.
 */
export function findFunction(id: string): SandboxFunction {
  const found = byId.get(id);
  if (!found) throw new UnknownFunctionError(id, byId.keys());
  return found;
}

const byId: ReadonlyMap<string, SandboxFunction> = /* @__PURE__ */ new Map(
  functions.flatMap((entry) => [
    [entry.id, entry],
    [entry.adapterId, entry],
  ]),
);

import { DEFINITION_KEY } from '../../../src/source/names.js';
import type { Problem } from '../../../src/source/problem.js';
import { definitionsOf, resolveRef } from '../../../src/source/resolve.js';
import { subschemas } from '../../../src/source/schema.js';
import type { Tree } from '../../../src/source/tree.js';

/** Each entry of `$defs` has a name that a type's can be made of, and is used: one that nothing refers to has no effect. */
export function checkDefinitions(tree: Tree): Problem[] {
  const used = usedPlaces(tree);
  return tree.contracts.flatMap((contract) =>
    definitionsOf(contract).flatMap(({ key, pointer }): Problem[] => {
      const place = { file: contract.file, pointer };
      if (!DEFINITION_KEY.test(key)) return [{ ...place, message: 'must have a key in snake_case or kebab-case' }];
      return used.has(contract.file + pointer)
        ? []
        : [{ ...place, message: `is not used; refer to it with { "$ref": "#${pointer}" } or remove it` }];
    }),
  );
}

/** The places that a `$ref` outside of them leads to. */
function usedPlaces(tree: Tree): ReadonlySet<string> {
  const used = new Set<string>();
  for (const contract of tree.contracts) {
    for (const { schema, pointer } of subschemas(contract.schema)) {
      const target = typeof schema.$ref === 'string' ? resolveRef(tree, contract, schema.$ref) : undefined;
      if (!target) continue;
      const isInside = target.contract === contract && `${pointer}/`.startsWith(`${target.pointer}/`);
      if (!isInside) used.add(target.contract.file + target.pointer);
    }
  }
  return used;
}

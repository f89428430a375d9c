import { formats } from '../../../src/engine/formats.js';
import type { Problem } from '../../../src/source/problem.js';
import type { Schema } from '../../../src/source/schema.js';
import { type Subschema, subschemasOf } from '../../../src/source/subschemas-of.js';
import type { Tree } from '../../../src/source/tree.js';

/** The types that a keyword applies to; of all others it says nothing, which nobody notices. */
const TYPES_OF: Readonly<Record<string, readonly string[]>> = {
  ...byType(['string'], ['minLength', 'maxLength', 'pattern']),
  ...byType(['integer', 'number'], ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']),
  ...byType(['array'], ['items', 'minItems', 'maxItems', 'uniqueItems', 'x-uniqueBy']),
  ...byType(['object'], ['properties', 'required', 'additionalProperties', 'propertyNames']),
  ...byType(['object'], ['minProperties', 'maxProperties']),
};

function byType(types: readonly string[], keywords: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, types]));
}

/** A keyword stands beside the type that it applies to: `minLength` beside `"type": "string"`. */
export function checkTypes(tree: Tree): Problem[] {
  return tree.contracts.flatMap((contract) =>
    subschemasOf(tree, contract).flatMap((place) =>
      errorsOf(place).map(([keyword, message]) => ({
        file: contract.file,
        pointer: `${place.pointer}/${keyword}`,
        message,
      })),
    ),
  );
}

function errorsOf({ schema, holders }: Subschema): [keyword: string, message: string][] {
  const own = typesOf(schema);
  // A constant has its type in itself.
  if (own.length === 0 && ('const' in schema || 'enum' in schema)) return [];
  const types = own.length > 0 ? own : holders.flatMap(typesOf);
  return Object.keys(schema).flatMap((keyword): [string, string][] => {
    const appliesTo = keyword === 'format' ? typesOfFormat(schema.format) : TYPES_OF[keyword];
    if (!appliesTo || appliesTo.some((type) => types.includes(type))) return [];
    const wanted = appliesTo.map((type) => `"${type}"`).join(' or ');
    return [
      [
        keyword,
        types.length === 0
          ? `has no effect without "type": ${wanted} beside it`
          : `applies to values of type ${wanted}, but the type here is ${[...new Set(types)].join(', ')}`,
      ],
    ];
  });
}

const typesOf = ({ type }: Schema): string[] => [type ?? []].flat() as string[];

function typesOfFormat(format: unknown): readonly string[] | undefined {
  const known = Object.entries(formats).find(([name]) => name === format)?.[1];
  return known && (known.type === 'number' ? ['integer', 'number'] : ['string']);
}

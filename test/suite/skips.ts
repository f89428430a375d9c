/** What the pipeline does not do of the official suite, and why. What is listed must fail, and what is not must pass. */

export const REASONS = {
  depth:
    'Values are compared in depth by a helper of ajv, which the generated code may not load; the checks refuse such a schema.',
  metaSchema: 'The `$ref` leads to the meta-schema of 2020-12, which is built on `$dynamicRef`; the checks refuse it.',
  nestedId:
    'ajv follows a `$ref` beside an `$id` below the root without end; the checks refuse a `$ref` with siblings.',
  emptyEnum: 'ajv refuses an `enum` that lists nothing, and so do the checks.',
  patternProperties:
    'Properties that only `patternProperties` describes count as unknown; the checks refuse the keyword.',
  asserted: 'The suite takes `format` for a note, as the default dialect does; in contracts it is asserted.',
} as const;

export type Reason = keyof typeof REASONS;

/** A group of cases, or one case of a group, by the suite's own words: `const.json: const with object`. */
export const skips: ReadonlyMap<string, Reason> = new Map<string, Reason>([
  ['const.json: const with object', 'depth'],
  ['const.json: const with array', 'depth'],
  ['const.json: const with [false] does not match [0]', 'depth'],
  ['const.json: const with [true] does not match [1]', 'depth'],
  ['const.json: const with {"a": false} does not match {"a": 0}', 'depth'],
  ['const.json: const with {"a": true} does not match {"a": 1}', 'depth'],
  ['defs.json: validate definition against metaschema', 'metaSchema'],
  ['enum.json: heterogeneous enum validation', 'depth'],
  ['enum.json: enum with [false] does not match [0]', 'depth'],
  ['enum.json: enum with [true] does not match [1]', 'depth'],
  ['enum.json: enum with [0] does not match [false]', 'depth'],
  ['enum.json: enum with [1] does not match [true]', 'depth'],
  ['enum.json: empty enum', 'emptyEnum'],
  ['format.json: date-time format: invalid date-time string is only an annotation by default', 'asserted'],
  ['optional/id.json: $id inside an enum is not a real identifier', 'depth'],
  ...[
    'properties.json: properties, patternProperties, additionalProperties interaction: patternProperty validates nonproperty',
    'additionalProperties.json: additionalProperties being false does not allow other properties: patternProperties are not additional properties',
    'additionalProperties.json: non-ASCII pattern with additionalProperties: matching the pattern is valid',
    'optional/ecmascript-regex.json: \\d in patternProperties matches [0-9], not unicode digits: ascii digits',
    'optional/ecmascript-regex.json: \\w in patternProperties matches [A-Za-z0-9_], not unicode letters: ascii character in json string',
    'optional/ecmascript-regex.json: patternProperties with ASCII ranges: ascii characters match',
    'optional/ecmascript-regex.json: patternProperties with non-ASCII digits: ascii digits',
    'optional/ecmascript-regex.json: patternProperties with non-ASCII digits: non-ascii digits (BENGALI DIGIT FOUR, BENGALI DIGIT TWO)',
    'optional/ecmascript-regex.json: patterns always use unicode semantics with patternProperties: ascii character in json string',
    'optional/ecmascript-regex.json: patterns always use unicode semantics with patternProperties: literal unicode character in json string',
    'optional/ecmascript-regex.json: patterns always use unicode semantics with patternProperties: unicode character in hex format in string',
  ].map((name): [string, Reason] => [name, 'patternProperties']),
  ['ref.json: remote ref, containing refs itself', 'metaSchema'],
  ['ref.json: naive replacement of $ref with its destination is not correct', 'depth'],
  ['ref.json: refs with relative uris and defs', 'nestedId'],
  ['ref.json: relative refs with absolute uris and defs', 'nestedId'],
  ['ref.json: URN ref with nested pointer ref', 'nestedId'],
  ['uniqueItems.json: uniqueItems validation', 'depth'],
  ['uniqueItems.json: uniqueItems with an array of items', 'depth'],
  ['uniqueItems.json: uniqueItems with an array of items and additionalItems=false', 'depth'],
]);

import type { RawError } from './check.js';
import { describeValue } from './describe-value.js';
import { nearest } from './nearest.js';
import { appendToPointer, valueAt } from './pointer.js';
import type { ErrorParams, ValidationError } from './validation-result.js';

/** What the generated code reports of a shape; rules and faults of JSON itself are told elsewhere. */
type Keyword = Exclude<keyof ErrorParams, 'json' | 'rule'>;

/** What an error says, to people and to programs. */
interface Explanation<Key extends Keyword> {
  readonly message: string;
  readonly params: ErrorParams[Key];
}

// biome-ignore lint/suspicious/noExplicitAny: ajv's params differ by keyword, and each explainer knows its own
type Params = any;
type Explainer<Key extends Keyword> = (params: Params, value: () => unknown) => Explanation<Key>;

/** Puts an error of the generated code in the form that callers see. `instance` is the whole value that was judged. */
export function explain(raw: RawError, instance: unknown): ValidationError {
  const keyword = RENAMED.get(raw.keyword) ?? (raw.keyword as Keyword);
  const explainer = EXPLAINERS[keyword] as Explainer<Keyword>;
  const { message, params } = explainer(raw.params, () => valueAt(instance, raw.instancePath));
  return { path: pathOf(raw, params), message, keyword, params } as ValidationError;
}

/** ajv points at the object; the fault is the property that is missing, unknown or misnamed. Only own properties are read. */
function pathOf(raw: RawError, params: object): string {
  if (Object.hasOwn(params, 'property'))
    return appendToPointer(raw.instancePath, (params as { property: string }).property);
  return Object.hasOwn(raw, 'propertyName')
    ? appendToPointer(raw.instancePath, String(raw.propertyName))
    : raw.instancePath;
}

/** Names that ajv, or our own code generation, gives to what users know under another. */
const RENAMED: ReadonlyMap<string, Keyword> = new Map([
  ['unionTypes', 'type'],
  ['false schema', 'never'],
]);

const EXPLAINERS: { readonly [Key in Keyword]: Explainer<Key> } = {
  required: ({ missingProperty: property }) => ({ message: 'is required', params: { property } }),
  additionalProperties: ({ additionalProperty: property, known }, value) => {
    // A field that is there already cannot have been meant.
    const object = value() ?? {};
    const suggestion = nearest(
      property,
      known.filter((name: string) => !Object.hasOwn(object, name)),
    );
    const hint = suggestion === undefined ? '' : `; did you mean \`${suggestion}\`?`;
    return {
      message: `is not a known field${hint}`,
      params: { property, ...(suggestion === undefined ? {} : { suggestion }) },
    };
  },
  type: (params, value) => {
    const types: string[] = [params.type].flat();
    const described = Object.hasOwn(params, 'described') ? params.described : listTypes(types);
    const found = value();
    // Nothing is found where a huge name was cut in the path.
    const instead = found === undefined ? '' : `, not ${describeValue(found)}`;
    return { message: `must be ${described}${instead}`, params: { types } };
  },
  const: ({ allowedValue: value }) => ({ message: `must be ${JSON.stringify(value)}`, params: { value } }),
  enum: ({ allowedValues: values }, value) => {
    const found = value();
    const suggestion = typeof found === 'string' ? nearest(found, values.filter(isText)) : undefined;
    const hint = suggestion === undefined ? '' : `; did you mean ${JSON.stringify(suggestion)}?`;
    return {
      message: `must be one of ${values.map((each: unknown) => JSON.stringify(each)).join(', ')}${hint}`,
      params: { values, ...(suggestion === undefined ? {} : { suggestion }) },
    };
  },
  pattern: ({ pattern, meaning }) => ({
    message: meaning === null ? `must match the pattern ${pattern}` : `must be ${meaning} (pattern ${pattern})`,
    params: { pattern },
  }),
  format: ({ format }) => ({ message: `must be ${FORMATS.get(format) ?? `a valid ${format}`}`, params: { format } }),
  minimum: bound('at least'),
  maximum: bound('at most'),
  exclusiveMinimum: bound('greater than'),
  exclusiveMaximum: bound('less than'),
  minLength: size('at least', 'character', ' (Unicode code points)'),
  maxLength: size('at most', 'character', ' (Unicode code points)'),
  minItems: size('at least', 'item'),
  maxItems: size('at most', 'item'),
  minProperties: size('at least', 'field'),
  maxProperties: size('at most', 'field'),
  uniqueItems: ({ i, j }) => ({
    message: `must have no item twice; items ${j} and ${i} are equal`,
    params: { items: [j, i] },
  }),
  never: () => ({ message: 'is not allowed here', params: {} }),
};

const FORMATS: ReadonlyMap<string, string> = new Map([
  ['date-time', 'a date and time of RFC 3339, such as 2026-01-31T09:30:00Z'],
  ['byte', 'base64 with padding (RFC 4648, section 4)'],
  ['int32', 'an integer from -2147483648 to 2147483647'],
  ['int64', 'an integer from -(2^63) to 2^63 - 1'],
  ['uint32', 'an integer from 0 to 4294967295'],
  ['uint64', 'an integer from 0 to 2^64 - 1'],
]);

type Limited = { [Key in Keyword]: ErrorParams[Key] extends { limit: number } ? Key : never }[Keyword];

function bound<Key extends Limited>(relation: string): Explainer<Key> {
  return ({ limit, unit }) => ({
    message: `must be ${relation} ${limit}${unit === null ? '' : ` (in ${unit})`}`,
    params: { limit } as ErrorParams[Key],
  });
}

function size<Key extends Limited>(relation: string, noun: string, remark = ''): Explainer<Key> {
  return ({ limit }) => ({
    message: `must have ${relation} ${limit} ${noun}${limit === 1 ? '' : 's'}${remark}`,
    params: { limit } as ErrorParams[Key],
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';

function listTypes(types: readonly string[]): string {
  return types.map((type) => (type === 'null' ? type : `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`)).join(' or ');
}

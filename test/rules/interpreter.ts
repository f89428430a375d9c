/** A slow reading of docs/rules.md that shares no code with the package, on top of @cfworker/json-schema. */

import { dereference, type Schema, validate } from '@cfworker/json-schema';

export interface Broken {
  readonly path: string;
  readonly rule: string;
  readonly code?: string;
}

type Node = Record<string, unknown>;
type Validate = (schema: unknown, value: unknown) => boolean;

/** Gives the rules that a value breaks which the schema accepts, sorted by path; undefined when the schema refuses it. */
export function interpreterOf(schemas: readonly Node[]): (url: string, value: unknown) => Broken[] | undefined {
  const lookup: Record<string, Schema | boolean> = {};
  // It writes notes of its own into the schemas, with which parts of them can be validated alone.
  for (const schema of schemas) dereference(withAbsoluteRefs(schema), lookup);
  const accepts: Validate = (schema, value) =>
    typeof schema === 'boolean' ? schema : validate(value, schema as Schema, '2020-12', lookup).valid;

  const walk = (schema: unknown, value: unknown, path: string): Broken[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    const node = schema as Node;
    const target = node.__absolute_ref__ as string | undefined;
    return [
      ...(node.$ref === undefined ? [] : walk(lookup[target ?? ''], value, path)),
      ...rulesOf(node).flatMap((rule) => applyRule(rule, value, path, accepts)),
      ...membersOf(node, value, path).flatMap(([child, part, at]) => walk(child, part, at)),
      ...branchesOf(node, value, accepts).flatMap((branch) => walk(branch, value, path)),
    ];
  };
  return (url, value) => {
    const schema = lookup[url];
    if (schema === undefined) throw new Error(`the interpreter knows no ${url}`);
    if (!accepts(schema, value)) return undefined;
    return walk(schema, value, '').sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  };
}

/** A copy; the parts of rules, which are validated out of their place, find there what they refer to. */
const withAbsoluteRefs = (schema: Node): Schema =>
  JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? new URL(value, String(schema.$id)).href : value,
  );

const rulesOf = (node: Node): Node[] => (node['x-rules'] ?? []) as Node[];

function applyRule({ id, code, when, must }: Node, value: unknown, path: string, accepts: Validate): Broken[] {
  if (when !== undefined && !applyPart(when, value, accepts)) return [];
  if (applyPart(must, value, accepts)) return [];
  const at = repeatedAt((must as Node)['x-uniqueBy'], value) ?? '';
  return [{ path: path + at, rule: String(id), ...(code === undefined ? {} : { code: String(code) }) }];
}

/** A `when` or `must`; our own keywords, and `format: byte`, are understood at its top alone. */
function applyPart(part: unknown, value: unknown, accepts: Validate): boolean {
  if (typeof part === 'boolean') return part;
  const { 'x-uniqueBy': pointer, 'x-maxBytes': limit, format, ...inner } = part as Node;
  if (/"(?:x-uniqueBy|x-maxBytes|format)":/.test(JSON.stringify(inner)))
    throw new Error('is too deep to be understood');
  const standard = format === undefined || format === 'byte' ? inner : { ...inner, format };
  if (repeatedAt(pointer, value) !== undefined) return false;
  if (limit !== undefined && new TextEncoder().encode(JSON.stringify(value)).length > Number(limit)) return false;
  if (format === 'byte' && typeof value === 'string' && !isBase64(value)) return false;
  return accepts(standard, value);
}

function isBase64(text: string): boolean {
  const groups = text.match(/.{1,4}/gs) ?? [];
  return groups.every((group, i) =>
    (i === groups.length - 1 ? /^[\w+/]{2}(?:[\w+/]{2}|[\w+/]=|==)$/ : /^[\w+/]{4}$/).test(group.replaceAll('_', '-')),
  );
}

function repeatedAt(pointer: unknown, value: unknown): string | undefined {
  if (typeof pointer !== 'string' || !Array.isArray(value)) return undefined;
  const keys = value.map((item) => JSON.stringify(at(item, pointer)));
  const isScalar = (key: string | undefined): boolean => key !== undefined && !/^[[{]/.test(key);
  const second = keys.findIndex((key, i) => isScalar(key) && keys.indexOf(key) < i);
  return second === -1 ? undefined : `/${second}${pointer}`;
}

function at(value: unknown, pointer: string): unknown {
  const tokens = pointer.split('/').slice(1);
  return tokens.reduce<unknown>((node, token) => {
    const key = token.replace(/~1/g, '/').replace(/~0/g, '~');
    if (Array.isArray(node)) return /^(?:0|[1-9]\d*)$/.test(key) ? node[Number(key)] : undefined;
    return typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? (node as Node)[key] : undefined;
  }, value);
}

type Member = [schema: unknown, value: unknown, path: string];

/** The parts of the value, and the names, that a subschema speaks of. */
function membersOf(node: Node, value: unknown, path: string): Member[] {
  if (Array.isArray(value)) return value.map((item, i): Member => [node.items, item, `${path}/${i}`]);
  if (typeof value !== 'object' || value === null) return [];
  const properties = (node.properties ?? {}) as Node;
  return Object.entries(value).flatMap(([key, child]): Member[] => {
    const place = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const known = Object.hasOwn(properties, key);
    return [
      [known ? properties[key] : node.additionalProperties, child, place],
      // What is said of a name is said at the place of the property.
      [node.propertyNames, key, place],
    ];
  });
}

/** The subschemas in place that accept the value. */
function branchesOf(node: Node, value: unknown, accepts: Validate): unknown[] {
  const { allOf = [], anyOf = [], oneOf = [] } = node as Record<string, unknown[]>;
  const chosen = node.if === undefined ? [] : [accepts(node.if, value) ? node.then : node.else];
  return [...allOf, ...chosen, ...[...anyOf, ...oneOf].filter((branch) => accepts(branch, value))];
}

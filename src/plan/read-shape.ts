import { isObject } from '../base/is-object.js';
import { ownValue } from '../base/own-value.js';
import { ANNOTATIONS } from '../base/schema-keywords.js';
import { formats } from '../engine/formats.js';
import { ScriptError } from '../source/problem.js';
import { resolveRef } from '../source/resolve.js';
import { contractPart, leadsToRules, messageOf, rulesIn } from '../source/rule.js';
import { KEYWORDS, type Schema } from '../source/schema.js';
import { hintsOf, meaningOf } from './hints.js';
import type { Node, RuleNode, Scalar, Shape, TypeName, TypeNode } from './nodes.js';
import { isAsciiPattern } from './patterns.js';
import { readList, readObject } from './read-containers.js';
import { readUnions } from './read-unions.js';
import { isListed, pick, type Reading, typesOf } from './reading.js';

/** Reads what is asked of a place of a value; what nothing else walks is walked by a node of its own. */
export function readShape(reading: Reading, schema: unknown): Shape {
  const { at, nodes } = readBranch(reading, schema);
  return reading.part === 'shape' && !nodes.some(isWalking)
    ? { at, nodes: [...nodes, { kind: 'any' }] }
    : { at, nodes };
}

/** Reads what is asked of a place beside what else is asked of it. The nodes stand in the order in which errors of one place are told. */
export function readBranch(reading: Reading, schema: unknown): Shape {
  const { at, part } = reading;
  if (schema === false) return { at, nodes: part === 'rules' ? [] : [{ kind: 'never' }] };
  if (!isObject(schema)) return { at, nodes: [] };
  refuseUnknown(reading, schema);
  return { at, nodes: part === 'rules' ? readRuled(reading, schema) : readAll(reading, schema) };
}

/** A keyword that nothing writes code for would be passed over. */
function refuseUnknown({ contract, at }: Reading, schema: Schema): void {
  const unknown = Object.keys(schema).find(
    (keyword) => ![KEYWORDS, ANNOTATIONS, HINTS].some((known) => known.has(keyword)),
  );
  if (unknown !== undefined) throw new ScriptError(`${contract.file}: ${at}: "${unknown}" is no keyword of contracts`);
}

/** The build's own shapes may word a pattern. */
const HINTS: ReadonlySet<string> = new Set(['x-meaning', 'x-unit']);

function readAll(reading: Reading, schema: Schema): Node[] {
  const types = typesOf(schema);
  return [
    ...readType(schema),
    ...readNumber(schema),
    ...readText(reading, schema, types),
    ...readRef(reading, schema),
    ...readValues(reading, schema),
    ...readMembers(reading, schema),
    ...readUnions(reading, schema),
    ...readVocabulary(schema),
    ...readCondition(reading, schema),
    ...readList(reading, schema, types),
    ...readObject(reading, schema, types),
  ];
}

/** Of the shape stays what leads to rules. */
function readRuled(reading: Reading, schema: Schema): Node[] {
  const { tree, contract } = reading;
  const target = typeof schema.$ref === 'string' ? resolveRef(tree, contract, schema.$ref) : undefined;
  const leads = target && leadsToRules(tree, target.pointer === '' ? contractPart(target.contract) : target);
  return [
    ...(leads ? readRef(reading, schema) : []),
    ...readMembers(reading, schema),
    ...readUnions(reading, schema),
    ...rulesIn(schema).map((rule, i): RuleNode => {
      const ask = (keyword: 'when' | 'must'): Shape =>
        readBranch({ ...reading, part: 'asked', at: `${reading.at}/x-rules/${i}/${keyword}` }, rule[keyword]);
      const when = rule.when === undefined ? {} : { when: ask('when') };
      return {
        kind: 'rule',
        id: rule.id,
        code: rule.code ?? null,
        message: messageOf(rule),
        ...when,
        must: ask('must'),
      };
    }),
    ...readCondition(reading, schema),
    ...readList(reading, schema, []),
    ...readObject(reading, schema, []),
  ];
}

/** Whether a node leads to all that a value holds. */
function isWalking(node: Node): boolean {
  if (node.kind === 'all') return node.members.some(({ nodes }) => nodes.some(isWalking));
  return ['any', 'type', 'values', 'ref', 'union by type', 'union by tag'].includes(node.kind);
}

function readType(schema: Schema): TypeNode[] {
  const { type, description } = schema;
  if (type === undefined) return [];
  const names = Array.isArray(type) ? (type as TypeName[]) : (type as TypeName);
  // What must be null must be so under a condition, which its description tells: `null unless …`.
  const described = type === 'null' && typeof description === 'string' ? { described: meaningOf(description) } : {};
  return [{ kind: 'type', names, ...described }];
}

const NUMBERS = ['maximum', 'minimum', 'exclusiveMaximum', 'exclusiveMinimum'] as const;

function readNumber(schema: Schema): Node[] {
  const bounds = pick(schema, NUMBERS);
  const format = isFormatOf(schema, 'number') ? { format: schema.format as string } : {};
  if (Object.keys(bounds).length + Object.keys(format).length === 0) return [];
  const unit = hintsOf(schema)['x-unit'];
  return [{ kind: 'number', ...bounds, ...format, ...(unit === undefined ? {} : { unit }) }];
}

function readText(reading: Reading, schema: Schema, types: readonly TypeName[]): Node[] {
  const { pattern } = schema;
  const lengths = pick(schema, ['maxLength', 'minLength'] as const);
  const format = isFormatOf(schema, 'string') ? { format: schema.format as string } : {};
  const isAscii = format.format === 'date-time' || (typeof pattern === 'string' && isAsciiPattern(pattern));
  const mayBeBroken = reading.part === 'shape' && types.includes('string') && !isListed(schema) && !isAscii;
  const meaning = (schema['x-meaning'] as string | undefined) ?? hintsOf(schema)['x-meaning'];
  const patterned = typeof pattern === 'string' ? { pattern, ...(meaning === undefined ? {} : { meaning }) } : {};
  if (Object.keys({ ...lengths, ...format, ...patterned }).length === 0 && !mayBeBroken) return [];
  return [{ kind: 'text', ...lengths, ...patterned, ...format, mayBeBroken }];
}

const isFormatOf = ({ format }: Schema, type: 'string' | 'number'): boolean =>
  typeof format === 'string' && ownValue(formats as Readonly<Record<string, { type: string }>>, format)?.type === type;

const readRef = (reading: Reading, { $ref }: Schema): Node[] =>
  typeof $ref === 'string' ? [{ kind: 'ref', to: reading.addressOf(reading, $ref) }] : [];

function readValues({ contract, at }: Reading, schema: Schema): Node[] {
  const nodes: Node[] = [];
  if ('const' in schema) nodes.push({ kind: 'values', keyword: 'const', values: [schema.const as Scalar] });
  if ('enum' in schema) nodes.push({ kind: 'values', keyword: 'enum', values: schema.enum as Scalar[] });
  const isCompared = [schema.const, ...((schema.enum as unknown[] | undefined) ?? [])].every(
    (value) => value === null || typeof value !== 'object',
  );
  if (!isCompared)
    throw new ScriptError(
      `${contract.file}: ${at}: "const" and "enum" hold scalars alone; nothing compares arrays or objects`,
    );
  return nodes;
}

function readMembers(reading: Reading, { allOf }: Schema): Node[] {
  if (!Array.isArray(allOf)) return [];
  const members = allOf.map((member, i) => readBranch({ ...reading, at: `${reading.at}/allOf/${i}` }, member));
  const asking = members.filter(({ nodes }) => nodes.length > 0);
  return asking.length > 0 ? [{ kind: 'all', members: asking }] : [];
}

/** What rules ask beside the dialect. */
function readVocabulary(schema: Schema): Node[] {
  const nodes: Node[] = [];
  if (typeof schema['x-uniqueBy'] === 'string') nodes.push({ kind: 'unique by', pointer: schema['x-uniqueBy'] });
  if (typeof schema['x-maxBytes'] === 'number') nodes.push({ kind: 'bytes', limit: schema['x-maxBytes'] });
  return nodes;
}

function readCondition(reading: Reading, schema: Schema): Node[] {
  if (schema.if === undefined) return [];
  const branches = (['then', 'else'] as const).flatMap((keyword): [string, Shape][] => {
    const branch = readBranch({ ...reading, at: `${reading.at}/${keyword}` }, schema[keyword]);
    return branch.nodes.length > 0 ? [[keyword, branch]] : [];
  });
  if (branches.length === 0) return [];
  const asked = readBranch({ ...reading, part: 'asked', at: `${reading.at}/if` }, schema.if);
  return [{ kind: 'condition', if: asked, ...Object.fromEntries(branches) }];
}

import { isObject } from '../base/is-object.js';
import type { Schema } from '../source/schema.js';
import type { Node, Shape, TypeName } from './nodes.js';
import { below, isListed, pick, type Reading, typesOf } from './reading.js';

/** Reads what is asked of arrays. */
export function readList(reading: Reading, schema: Schema, types: readonly TypeName[]): Node[] {
  const isWalked = reading.part === 'shape' && types.includes('array') && !isListed(schema);
  const sizes = reading.part === 'rules' ? {} : pick(schema, ['maxItems', 'minItems'] as const);
  const items = readItems(reading, schema, isWalked);
  const unique = reading.part !== 'rules' && schema.uniqueItems === true ? { unique: typesOfItems(schema) } : {};
  if (Object.keys({ ...sizes, ...items, ...unique }).length === 0 && !isWalked) return [];
  return [{ kind: 'list', ...sizes, ...items, ...unique, isWalked }];
}

function readItems(reading: Reading, { items }: Schema, isWalked: boolean): { items?: Shape } {
  if (items === undefined && !isWalked) return {};
  const shape = reading.readShape(below(reading, 'items'), items);
  return shape.nodes.length > 0 ? { items: shape } : {};
}

/** The checks ask for items of scalar types, which a look at each tells apart; others are compared in depth. */
function typesOfItems({ items }: Schema): readonly TypeName[] | 'any' {
  const types = isObject(items) ? typesOf(items) : [];
  return types.length > 0 && !types.includes('array') && !types.includes('object') ? types : 'any';
}

/** Reads what is asked of objects. */
export function readObject(reading: Reading, schema: Schema, types: readonly TypeName[]): Node[] {
  const isRuled = reading.part === 'rules';
  const isWalked = reading.part === 'shape' && types.includes('object') && !isListed(schema);
  const others = readOthers(reading, schema);
  const properties = readProperties(reading, schema, others !== undefined);
  const required = isRuled || !Array.isArray(schema.required) ? [] : (schema.required as string[]);
  const names = isRuled && !isObject(schema.propertyNames) ? {} : readNames(reading, schema);
  const sizes = isRuled ? {} : pick(schema, ['maxProperties', 'minProperties'] as const);
  const isAsking = properties.size + required.length + Object.keys({ ...names, ...sizes }).length > 0 || others;
  if (!isAsking && !isWalked) return [];
  return [{ kind: 'object', ...sizes, ...names, properties, required, ...(others ? { others } : {}), isWalked }];
}

/** What is asked of unknown properties needs to know the others. */
function readProperties(reading: Reading, schema: Schema, hasOthers: boolean): ReadonlyMap<string, Shape> {
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : [];
  const read = properties.map(([name, property]): [string, Shape] => [
    name,
    reading.readShape(below(reading, 'properties', name), property),
  ]);
  return new Map(reading.part === 'rules' && !hasOthers ? read.filter(([, { nodes }]) => nodes.length > 0) : read);
}

function readOthers(reading: Reading, { additionalProperties }: Schema): Shape | undefined {
  // What nothing describes is walked with the object.
  if (additionalProperties === undefined || additionalProperties === true) return undefined;
  const shape = reading.readShape(below(reading, 'additionalProperties'), additionalProperties);
  return shape.nodes.length > 0 ? shape : undefined;
}

function readNames(reading: Reading, { propertyNames }: Schema): { names?: Shape } {
  if (propertyNames === undefined) return {};
  const part = reading.part === 'rules' ? 'rules' : 'asked';
  const { at, nodes } = reading.readShape({ ...below(reading, 'propertyNames'), part }, propertyNames);
  return nodes.length > 0 ? { names: { at, nodes } } : {};
}

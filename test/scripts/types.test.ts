import { describe, expect, test } from 'vitest';
import { renderTypes } from '../../scripts/types/render-types.js';
import { readTree } from '../../src/source/tree.js';
import { makeTree, SCHEMA } from '../lib/tree.js';

const text = { description: 'A text.', type: 'string' };
const object = (key: string) => ({ type: 'object', properties: { [key]: text }, required: [key] });
const condition = { if: object('note'), else: { required: ['id'] } };
const greeting = '/** A text. */ id: string [k: string]: unknown';

/** The declaration of `LiveGreeting` in one line, where the schema's own rules are these. */
async function typeOf(rules: Record<string, unknown>): Promise<string> {
  const tree = makeTree('live.farewell@1');
  tree.edit(SCHEMA, (schema) => {
    for (const key of ['type', 'properties', 'required', 'description']) delete schema[key];
    Object.assign(schema, rules);
  });
  const types = (await renderTypes(readTree(tree.root)))
    .replace(/\s+/g, ' ')
    .replaceAll('/** * A text. */', '/** A text. */');
  return /export (?:type|interface) LiveGreeting (.*?) (?=\/\*\* The type of each contract)/.exec(types)?.[1] ?? types;
}

describe('the type of a contract', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['keeps what stands beside a condition in allOf', { ...object('id'), allOf: [condition] }, `{ ${greeting} }`],
    ['finds what stands inside allOf', { allOf: [object('id'), condition] }, `= { ${greeting} }`],
    [
      'joins properties with a $ref',
      { ...object('id'), allOf: [{ $ref: 'farewell.v1.json' }] },
      `= (LiveFarewell & { ${greeting} })`,
    ],
    [
      'joins a $ref with an object in place',
      { allOf: [{ $ref: 'farewell.v1.json' }, object('id')] },
      `= (LiveFarewell & { ${greeting} })`,
    ],
    [
      'joins two objects in place',
      { allOf: [object('id'), object('at')] },
      `= ({ ${greeting} } & { ${greeting.replace('id', 'at')} })`,
    ],
    ['is that of a lone $ref', { allOf: [{ $ref: 'farewell.v1.json' }, condition, true] }, '= LiveFarewell'],
    ['is never where nothing is accepted', { ...object('id'), allOf: [false] }, `= (never & { ${greeting} })`],
  ])('%s', async (_what, rules, type) => {
    expect(await typeOf(rules)).toBe(type);
  });

  test('of a property is the intersection too, and unknown where the schema says nothing of it', async () => {
    const properties = {
      both: { allOf: [{ $ref: 'farewell.v1.json' }, object('id')] },
      any: { description: 'A text.', allOf: [condition] },
    };
    expect(await typeOf({ type: 'object', properties })).toBe(
      `{ both?: (LiveFarewell & { ${greeting} }) /** A text. */ any?: unknown [k: string]: unknown }`,
    );
  });

  test.each([{}, { allOf: [condition] }, { required: ['id'] }])('is not unknown: %j', async (rules) => {
    await expect(typeOf(rules)).rejects.toThrow(`${SCHEMA}: its type would be \`unknown\`; give it a "type"`);
  });

  test('names the file where the tool that makes types fails', async () => {
    await expect(typeOf(object('hasOwnProperty'))).rejects.toThrow(
      `${SCHEMA}: schema.hasOwnProperty is not a function`,
    );
  });
});

import type { Trap } from './traps.js';

const text = { type: 'string' };
const DRAFT_07 = { $schema: 'http://json-schema.org/draft-07/schema#' };

/** Schemas that contracts are not: of other drafts, or with keywords that the comparison does not follow. */
export const FOREIGN_TRAPS: readonly Trap[] = [
  { title: 'an unknown keyword', old: text, next: { ...text, nullable: true } },
  { title: 'an unknown keyword that stays', old: { ...text, nullable: true }, next: { ...text, nullable: true } },
  {
    title: 'a keyword that is not followed',
    old: { allOf: [{ type: 'object', properties: { a: text } }] },
    next: { allOf: [{ type: 'object', properties: { a: text } }], unevaluatedProperties: false },
  },
  { title: 'a $ref that leads nowhere', old: text, next: { $ref: '#/$defs/gone' } },
  {
    title: 'a dialect that is not read',
    old: text,
    next: { $schema: 'http://json-schema.org/draft-04/schema#', ...text },
  },
  {
    title: 'draft-07: what stands beside a $ref is ignored',
    old: {
      ...DRAFT_07,
      $ref: '#/definitions/a',
      minLength: 3,
      definitions: { a: text },
    },
    next: { ...DRAFT_07, ...text },
  },
  {
    title: 'draft-07: items by place',
    old: { ...DRAFT_07, type: 'array', items: [text], additionalItems: false },
    next: { type: 'array', prefixItems: [text], items: false },
  },
  { title: 'not', old: { not: text }, next: { not: { type: ['string', 'null'] } } },
  {
    title: 'an unknown keyword further down',
    old: { type: 'object', properties: { a: text } },
    next: { type: 'object', properties: { a: { ...text, 'x-shown-as': 'text' } } },
  },
  {
    title: 'a part of another dialect',
    old: { type: 'object', properties: { a: text } },
    next: { type: 'object', properties: { a: { ...DRAFT_07, ...text } } },
  },
  {
    title: 'a keyword with a value that it cannot have',
    old: { type: 'integer', minimum: 0 },
    next: { type: 'integer', minimum: 0, exclusiveMinimum: true },
  },
];

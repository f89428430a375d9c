/** What differences are called, and what to do instead, by keyword. */

import { eitherOf, plural } from '../../base/phrases.js';
import { exactJson } from '../exact-json.js';

export const quote = (value: unknown): string => exactJson(value) ?? String(value);

const list = (values: readonly unknown[]): string => values.map(quote).join(', ');

/** Words for a rule that a number or a size has to follow. */
const BOUNDS: Readonly<Record<string, (limit: unknown) => string>> = {
  minimum: (limit) => `be at least ${quote(limit)}`,
  exclusiveMinimum: (limit) => `be greater than ${quote(limit)}`,
  maximum: (limit) => `be at most ${quote(limit)}`,
  exclusiveMaximum: (limit) => `be less than ${quote(limit)}`,
  multipleOf: (divisor) => `be a multiple of ${quote(divisor)}`,
  minLength: (limit) => `have at least ${count(limit, 'character')}`,
  maxLength: (limit) => `have at most ${count(limit, 'character')}`,
  minItems: (limit) => `have at least ${count(limit, 'item')}`,
  maxItems: (limit) => `have at most ${count(limit, 'item')}`,
  minProperties: (limit) => `have at least ${count(limit, 'field')}`,
  maxProperties: (limit) => `have at most ${count(limit, 'field')}`,
  pattern: (source) => `match the pattern ${plain(source)}`,
  format: (name) => `be ${plain(name)}`,
  uniqueItems: () => 'have each item only once',
  const: (value) => `be ${quote(value)}`,
  enum: (values) =>
    Array.isArray(values) && values.length !== 1 ? `be one of ${list(values)}` : `be ${quote([values].flat()[0])}`,
};

/** The rule in words, to follow "must"; undefined where the keyword has none that is short. */
export const ruleOf = (keyword: string, value: unknown): string | undefined => BOUNDS[keyword]?.(value);

const TYPES: Readonly<Record<string, string>> = {
  null: 'null',
  boolean: 'a boolean',
  number: 'a number',
  integer: 'an integer',
  string: 'a string',
  array: 'an array',
  object: 'an object',
};

export const PHRASES = {
  ruleAdded: (rule: string) => `must now ${rule}`,
  ruleDropped: (rule: string) => `need no longer ${rule}`,
  ruleChanged: (now: string, before: string) => `must now ${now}; it had to ${before}`,
  valueAdded: (values: readonly unknown[]) => `may now also be ${list(values)}`,
  valueDropped: (values: readonly unknown[]) => `may no longer be ${list(values)}`,
  typeAdded: (types: readonly string[]) => `may now also be ${typesText(types)}`,
  typeDropped: (types: readonly string[]) => `may no longer be ${typesText(types)}`,
  typesChanged: (now: readonly string[], before: readonly string[]) =>
    `must now be ${typesText(now)}; it had to be ${typesText(before)}`,
  typesRuled: (types: readonly string[]) => `must now be ${typesText(types)}`,
  typesFreed: () => 'may now be of any type',
  requiredAdded: (name: string) => `${name} is now required`,
  requiredDropped: (name: string) => `${name} is no longer required`,
  propertyAdded: (name: string) => `${name} is a new field`,
  propertyRuled: (name: string) => `${name} could be anything and now has a rule`,
  propertyDropped: (name: string) => `${name} is no longer a known field`,
  propertyFreed: (name: string) => `${name} had a rule and may now be anything`,
  propertyRenamed: (from: string, to: string) => `${from} is now called ${to}`,
  othersAllowed: () => 'fields that are not listed are now allowed',
  othersRefused: () => 'fields that are not listed are now refused',
  othersRuled: () => 'fields that are not listed now have a rule',
  othersFreed: () => 'fields that are not listed may now be anything',
  itemsRuled: () => 'items now have a rule',
  itemsFreed: () => 'items may now be anything',
  branchAdded: (branch: string) => `may now also be the branch ${branch}`,
  branchDropped: (branch: string) => `may no longer be the branch ${branch}`,
  ofName: (message: string) => `the name of a field ${message}`,
  ofBranch: (message: string, branch: string) => `${message} (in the branch ${branch})`,
  unknown: (keyword: string) => `what "${keyword}" does is not known here`,
  otherwise: (keyword: string) => `the rules under "${keyword}" are others`,
};

const ACCEPT = 'go on accepting what was accepted, or start v2';
const TAKE_FIRST = 'let receivers take the new version before callers send by it, or start v2';

const FIND_OUT = 'find out what the keyword does; if nothing, name it as a note';

/** What to do about a difference, by what it does to callers and to receivers. */
export const ADVICE: Readonly<Record<string, { readonly narrower: string; readonly wider: string }>> = {
  required: {
    narrower: 'make it optional with a default, or start v2',
    wider: 'go on requiring it, or start v2: receivers count on it',
  },
  propertyDropped: { narrower: 'go on accepting the field and ignore it, or start v2', wider: TAKE_FIRST },
  propertyRenamed: {
    narrower: 'accept both names, each optional, until callers have moved, or start v2',
    wider: 'accept both names, each optional, until receivers have moved, or start v2',
  },
  additionalProperties: { narrower: 'leave the object open, or start v2', wider: TAKE_FIRST },
  type: { narrower: ACCEPT, wider: 'leave the field out instead, or start v2: receivers do not expect another type' },
  enum: {
    narrower: 'go on accepting the values and treat them as the nearest that is left, or start v2',
    wider: 'send the new values only to receivers that know them, or start v2',
  },
  unknown: { narrower: FIND_OUT, wider: FIND_OUT },
  default: { narrower: ACCEPT, wider: TAKE_FIRST },
};

function typesText(types: readonly string[]): string {
  return eitherOf(types.map((type) => TYPES[type] ?? type));
}

const count = (limit: unknown, noun: string): string => `${quote(limit)} ${plural(limit, noun)}`;

/** A text as it stands; what should have been one, as JSON. */
export const plain = (value: unknown): string => (typeof value === 'string' ? value : quote(value));

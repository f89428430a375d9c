import type { Generator, Kind } from './mutation.js';
import { changeArray } from './mutations/array.js';
import { changeBound } from './mutations/bound.js';
import { changeCondition } from './mutations/condition.js';
import { changeConst } from './mutations/const.js';
import { changeFormat } from './mutations/format.js';
import { changeObject } from './mutations/object.js';
import { changePattern } from './mutations/pattern.js';
import { changeProperty } from './mutations/property.js';
import { changeRef } from './mutations/ref.js';
import { changeRequired } from './mutations/required.js';
import { changeRule } from './mutations/rule.js';
import { changeType } from './mutations/type.js';
import { changeUnion } from './mutations/union.js';
import { changeValues } from './mutations/values.js';

/** Every generator, in the order in which a mutant that several make is ascribed to them. */
export const GENERATORS: readonly (readonly [Kind, Generator])[] = [
  ['type', changeType],
  ['values', changeValues],
  ['const', changeConst],
  ['bound', changeBound],
  ['pattern', changePattern],
  ['format', changeFormat],
  ['required', changeRequired],
  ['property', changeProperty],
  ['object', changeObject],
  ['array', changeArray],
  ['condition', changeCondition],
  ['ref', changeRef],
  ['union', changeUnion],
  ['rule', changeRule],
];

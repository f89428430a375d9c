import { _, type Code, getProperty, type KeywordCxt } from './ajv.js';
import { helper, objectPrototype } from './scope.js';

/** Whether a property of this value is the object's own; nothing inherits it where Object.prototype lacks it, as plain objects have no other prototype. */
export const isOwn = (cxt: KeywordCxt, name: string, value: unknown): Code =>
  _`${cxt.data}${getProperty(name)} === ${value as string} && (${ownership(cxt, name)})`;

/** Whether a property is there, and the object's own. */
export const has = (cxt: KeywordCxt, name: string): Code =>
  _`${cxt.data}${getProperty(name)} !== undefined && (${ownership(cxt, name)})`;

const ownership = ({ gen, data }: KeywordCxt, name: string): Code =>
  _`${helper(gen, 'isOwn')}(${objectPrototype(gen)}${getProperty(name)}, ${data}, ${name})`;

export const lacks = (cxt: KeywordCxt, name: string): Code => _`!(${has(cxt, name)})`;

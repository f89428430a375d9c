import { unknownName } from '../../base/unknown-name.js';
import type { Finding } from '../io/record.js';
import type { NameUse } from './recognize.js';
import type { Scope } from './scope.js';
import { KINDS_OF_NAMES, type Vocabulary } from './vocabulary.js';

/** What is wrong with the use of a name, its place aside; undefined when nothing is. */
export function checkName({ kind, name }: NameUse, vocabulary: Vocabulary, scope: Scope): Finding | undefined {
  const known = vocabulary[kind].get(name);
  if (known === undefined) {
    const { message, suggestions } = unknownName(KINDS_OF_NAMES[kind], name, vocabulary[kind].keys());
    return { message, keyword: 'unknown-name', params: { kind, name, suggestions } };
  }
  const { owner, status, replacement, removeAfter } = known;
  const params = { kind, name, ...(replacement && { replacement }), ...(removeAfter && { removeAfter }) };
  const hint = replacement === undefined ? '' : `; use ${replacement}`;
  if (status === 'retired') return { message: `${kind} ${name} is gone${hint}`, keyword: 'retired', params };
  const { service, granted } = scope;
  if (kind === 'capability' && service !== undefined && owner !== service && !granted.has(name)) {
    const message = `capability ${name} is ${owner}'s; say --granted ${name} if ${service} holds a grant for it`;
    return { message, keyword: 'foreign-capability', params: { kind, name, owner, service } };
  }
  if (status !== 'deprecated') return undefined;
  const end = removeAfter === undefined ? '' : ` and may be gone after ${removeAfter}`;
  return { message: `${kind} ${name} is deprecated${end}${hint}`, keyword: 'deprecated', params, severity: 'warning' };
}

import { unknownName } from '../../../unknown-name.js';
import type { Finding } from '../record.js';
import type { NameUse } from './recognize.js';
import type { Scope } from './scope.js';
import { KINDS_OF_NAMES, type Vocabulary } from './vocabulary.js';

/** What is wrong with the use of a name, its place aside; undefined when nothing is. */
export function judgeName({ kind, name }: NameUse, vocabulary: Vocabulary, scope: Scope): Finding | undefined {
  const known = vocabulary[kind].get(name);
  if (known === undefined) {
    const { message, suggestions } = unknownName(KINDS_OF_NAMES[kind], name, vocabulary[kind].keys());
    return { keyword: 'unknown-name', message, params: { kind, name, suggestions } };
  }
  const { owner, status, replacement, removeAfter } = known;
  const hint = replacement === undefined ? '' : `; use ${replacement}`;
  if (status === 'retired') {
    return {
      keyword: 'retired',
      message: `${kind} ${name} is gone${hint}`,
      params: { kind, name, ...(replacement && { replacement }) },
    };
  }
  if (kind === 'capability' && scope.service !== undefined && owner !== scope.service && !scope.granted.has(name)) {
    const message = `capability ${name} is ${owner}'s; say --granted ${name} if ${scope.service} holds a grant for it`;
    return { keyword: 'foreign-capability', message, params: { name, owner, service: scope.service } };
  }
  if (status !== 'deprecated') return undefined;
  const end = removeAfter === undefined ? '' : ` and may be gone after ${removeAfter}`;
  const params = { kind, name, ...(replacement && { replacement }), ...(removeAfter && { removeAfter }) };
  return { keyword: 'deprecated', message: `${kind} ${name} is deprecated${end}${hint}`, params, severity: 'warning' };
}

import { nearest } from '../../base/nearest.js';
import type { Literal } from './literals.js';
import type { NameKind, Vocabulary } from './vocabulary.js';

/** A name that a source uses, known or not. */
export interface NameUse {
  readonly kind: NameKind;
  readonly name: string;
}

/**
 * The name that a literal holds. One that nothing has counts where it can hardly be something else: where it is handed to the
 * package or is a path within it, where its first part is a domain or namespace that exists, or where it is a slip away from a known
 * name. `lodash.merge@4`, `std::vector` and `api.example.com` are no names of ours.
 */
export function recognize({ text, expected }: Literal, vocabulary: Vocabulary): NameUse | undefined {
  for (const kind of KINDS) if (vocabulary[kind].has(text)) return { kind, name: text };
  const path = FILE_OF_CONTRACT.exec(text);
  if (path) return { kind: 'contract', name: `${path[1]}.${path[2]}@${path[3]}` };
  if (expected !== undefined) return { kind: expected, name: text };
  const kind = KINDS.find((each) => LIKE[each].test(text) && isMeant(each, text, vocabulary[each]));
  return kind && { kind, name: text };
}

const KINDS = ['contract', 'function', 'capability'] as const;

/** A schema, fixture or validator of a contract in the package, or the `$id` of its schema. */
const FILE_OF_CONTRACT =
  /(?:^|\/)(?:openvibe-contracts\/(?:validators|schemas|fixtures)|openvibe\.network\/contracts)\/([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)\.v(\d+)(?:$|[/.#])/;

/** What a name of a kind looks like, in whatever case. */
const LIKE: Readonly<Record<NameKind, RegExp>> = {
  contract: /^([a-z][a-z0-9_-]*)\.[a-z][a-z0-9_-]*@v?\d+$/i,
  function: /^([a-z][a-z0-9_-]*)(?:::[a-z][a-z0-9_-]*)+$/i,
  capability: /^([a-z][a-z0-9_-]*)(?:\.[a-z0-9_-]+){2,}$/i,
};

function isMeant(kind: NameKind, text: string, known: ReadonlyMap<string, unknown>): boolean {
  const start = startOf(kind, text);
  const starts = [...new Set([...known.keys()].map((name) => startOf(kind, name)))];
  // The first part of a capability is a plain word, which hosts, events and keys of translations share.
  if (kind !== 'capability' && starts.includes(start)) return true;
  // A provider's own namespace, such as `sandbox-kvm`, is near no other.
  if (nearest(start, starts) === undefined) return false;
  const near = nearest(text, [...known.keys()]);
  return near !== undefined && (kind !== 'capability' || isSlip(text, near));
}

const startOf = (kind: NameKind, name: string): string => LIKE[kind].exec(name)?.[1] ?? '';

/** One part alone differs, as in `live.agent_sandbox.regster`; two events of a thing differ in whole words. */
function isSlip(text: string, near: string): boolean {
  const parts = text.toLowerCase().split('.');
  const nearParts = near.split('.');
  const differing = nearParts.filter((part, i) => part !== parts[i]);
  const [one = ''] = differing;
  return (
    parts.length === nearParts.length &&
    differing.length < 2 &&
    nearest(parts[nearParts.indexOf(one)] ?? one, [one]) === one
  );
}

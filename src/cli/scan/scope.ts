import { nearest } from '../../base/nearest.js';
import { unknownName } from '../../base/unknown-name.js';
import type { Options } from '../command.js';
import { CliError } from '../io/cli-error.js';
import { knownAs } from '../io/contract-names.js';
import type { Io } from '../io/process-io.js';
import { shownName } from '../io/shown.js';
import { KINDS_OF_NAMES, type Vocabulary } from './vocabulary.js';

/** For whom a source is read. */
export interface Scope {
  /** The service that the source belongs to; undefined where nobody said, and owners do not count. */
  readonly service?: string;
  /** Capabilities of other services that it holds a grant for. */
  readonly granted: ReadonlySet<string>;
}

/**
 * What the options say. A service may own nothing, yet where its name is near that of one that does, it may be a slip, and is reported.
 *
 * @throws CliError where a service or capability cannot be one.
 */
export function scopeOf(options: Options, { contract, capability }: Vocabulary, io: Io): Scope {
  const granted = new Set((options.granted ?? []) as readonly string[]);
  for (const id of granted) {
    if (capability.has(id)) continue;
    throw new CliError(unknownName(KINDS_OF_NAMES.capability, id, capability.keys(), knownAs(id)).message);
  }
  if (options.service === undefined) {
    if (granted.size > 0) throw new CliError('--granted needs --service: it is a service that holds a grant');
    return { granted };
  }
  const service = String(options.service);
  if (!SERVICE.test(service))
    throw new CliError(`--service takes the id of a service, such as live, not ${JSON.stringify(shownName(service))}`);
  const owners = new Set([...contract.values(), ...capability.values()].map(({ owner }) => owner ?? ''));
  if (!owners.has(service)) {
    const near = nearest(service, [...owners]);
    if (near) io.err(`openvibe-contracts: the service ${service} owns nothing; did you mean ${near}?\n`);
  }
  return { service, granted };
}

/** As `owner` in the manifests of capabilities. */
const SERVICE = /^[a-z][a-z0-9-]{1,39}$/;

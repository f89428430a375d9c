import { isWellFormed } from '../../base/is-well-formed.js';
import { LargeMap } from '../../base/large-map.js';
import { MAX_CONTAINERS, MAX_ERRORS, MAX_PATHS_LENGTH } from '../../base/limits.js';
import type { TextFault } from './fault.js';
import { JsonReader } from './json-reader.js';
import { isExactNumber, isInteger } from './number-token.js';
import { findLoneSurrogate, stringValue } from './string-token.js';

/** The first fault of a text that `JSON.parse` refuses, or that nests too deep. */
export function findSyntaxFault(text: string): TextFault {
  const reader = new JsonReader(text);
  for (;;) {
    const event = reader.next();
    if (event === 'fault' && reader.fault) return reader.fault;
    // The engine refuses what RFC 8259 allows, such as a text too large for it.
    if (event === 'end') return { problem: 'syntax', path: '', offset: 0, message: 'cannot be read as JSON' };
  }
}

/**
 * The faults of a text that `JSON.parse` accepts: keys given twice, numbers that a double cannot hold and lone surrogates, in the order
 * of the text and as many as a verdict may hold. A text that is nested too deep, or too large, has this
 * fault alone.
 */
export function findFaults(text: string): FoundFaults {
  const reader = new JsonReader(text);
  const faults = new FaultList();
  let containers = 0;
  // The keys of each object that is being read, with the offset of each.
  const keys: LargeMap<string, number>[] = [];
  while (!faults.truncated) {
    switch (reader.next()) {
      case 'open':
        if (++containers > MAX_CONTAINERS) return { list: [tooLarge(reader)], truncated: false };
        keys.push(new LargeMap());
        break;
      case 'close':
        keys.pop();
        break;
      case 'key':
        checkKey(reader, keys.at(-1), faults);
        break;
      case 'scalar':
        checkScalar(reader, faults);
        break;
      case 'fault':
        return { list: reader.fault ? [reader.fault] : [], truncated: false };
      case 'end':
        return faults;
    }
  }
  return faults;
}

function tooLarge({ pointer: path, offset }: JsonReader): TextFault {
  const message = `is past the limit of ${MAX_CONTAINERS} arrays and objects in one value`;
  return { problem: 'too-large', path, offset, message };
}

export interface FoundFaults {
  readonly list: readonly TextFault[];
  /** Whether there is a fault that is not in the list. */
  readonly truncated: boolean;
}

class FaultList implements FoundFaults {
  readonly list: TextFault[] = [];
  truncated = false;
  private pointersLength = 0;

  add(fault: TextFault): void {
    this.pointersLength += fault.path.length;
    const fits = this.list.length < MAX_ERRORS && this.pointersLength <= MAX_PATHS_LENGTH;
    if (fits || this.list.length === 0) this.list.push(fault);
    else this.truncated = true;
  }
}

function checkKey(reader: JsonReader, keys: LargeMap<string, number> | undefined, faults: FaultList): void {
  const { key, offset } = reader;
  const firstOffset = keys?.get(key);
  if (firstOffset === undefined) keys?.add(key, offset);
  else {
    const message = 'is a key given before, in line {line}; give each key once';
    faults.add({ problem: 'duplicate-key', path: reader.pointer, offset, message, firstOffset });
  }
  checkString(reader, key, faults, true);
}

function checkScalar(reader: JsonReader, faults: FaultList): void {
  const { kind, text, offset, end } = reader;
  if (kind === '"') checkString(reader, stringValue(text, offset, end), faults);
  if (kind !== '0') return;
  const written = text.slice(offset, end);
  if (isExactNumber(written)) return;
  const message = whyUnsafe(written);
  faults.add({ problem: 'unsafe-number', path: reader.pointer, offset, message });
}

function whyUnsafe(written: string): string {
  if (!Number.isFinite(Number(written))) return 'is a number that no double can hold; send it as a string';
  return isInteger(written)
    ? 'is a number that a double cannot hold exactly; send it as a string'
    : 'is a number whose fraction a double cannot hold; round it, or send it as a string';
}

function checkString(reader: JsonReader, value: string, faults: FaultList, isName = false): void {
  if (isWellFormed(value)) return;
  const offset = findLoneSurrogate(reader.text, reader.offset, reader.end) ?? reader.offset;
  const message = `${isName ? 'has a name that ' : ''}holds half of a surrogate pair; send whole characters`;
  const fault: TextFault = { problem: 'lone-surrogate', path: reader.pointer, offset, message };
  faults.add(isName ? { ...fault, ofName: true } : fault);
}

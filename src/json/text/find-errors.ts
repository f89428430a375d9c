import { isWellFormed } from '../../base/is-well-formed.js';
import { LargeMap } from '../../base/large-map.js';
import { MAX_CONTAINERS, MAX_ERRORS, MAX_PATHS_LENGTH } from '../../base/limits.js';
import { JsonReader } from './json-reader.js';
import { isExactNumber, isInteger } from './number-token.js';
import { findLoneSurrogate, stringValue } from './string-token.js';
import type { TextError } from './text-error.js';

/** The first error of a text that `JSON.parse` refuses, or that nests too deep. */
export function findSyntaxError(text: string): TextError {
  const reader = new JsonReader(text);
  for (;;) {
    const event = reader.next();
    if (event === 'error' && reader.error) return reader.error;
    // The engine refuses what RFC 8259 allows, such as a text too large for it.
    if (event === 'end') return { problem: 'syntax', path: '', offset: 0, message: 'cannot be read as JSON' };
  }
}

/**
 * The errors of a text that `JSON.parse` accepts: keys given twice, numbers that a double cannot hold and lone surrogates, in the order
 * of the text and as many as a result may hold. A text that is nested too deep, or too large, has this
 * error alone.
 */
export function findErrors(text: string): FoundErrors {
  const reader = new JsonReader(text);
  const errors = new ErrorList();
  let containers = 0;
  // The keys of each object that is being read, with the offset of each.
  const keys: LargeMap<string, number>[] = [];
  while (!errors.truncated) {
    switch (reader.next()) {
      case 'open':
        if (++containers > MAX_CONTAINERS) return { list: [tooLarge(reader)], truncated: false };
        keys.push(new LargeMap());
        break;
      case 'close':
        keys.pop();
        break;
      case 'key':
        checkKey(reader, keys.at(-1), errors);
        break;
      case 'scalar':
        checkScalar(reader, errors);
        break;
      case 'error':
        return { list: reader.error ? [reader.error] : [], truncated: false };
      case 'end':
        return errors;
    }
  }
  return errors;
}

function tooLarge({ pointer: path, offset }: JsonReader): TextError {
  const message = `is past the limit of ${MAX_CONTAINERS} arrays and objects in one value`;
  return { problem: 'too-large', path, offset, message };
}

export interface FoundErrors {
  readonly list: readonly TextError[];
  /** Whether there is an error that is not in the list. */
  readonly truncated: boolean;
}

class ErrorList implements FoundErrors {
  readonly list: TextError[] = [];
  truncated = false;
  private pointersLength = 0;

  add(error: TextError): void {
    this.pointersLength += error.path.length;
    const fits = this.list.length < MAX_ERRORS && this.pointersLength <= MAX_PATHS_LENGTH;
    if (fits || this.list.length === 0) this.list.push(error);
    else this.truncated = true;
  }
}

function checkKey(reader: JsonReader, keys: LargeMap<string, number> | undefined, errors: ErrorList): void {
  const { key, offset } = reader;
  const firstOffset = keys?.get(key);
  if (firstOffset === undefined) keys?.add(key, offset);
  else {
    const message = 'is a key given before, in line {line}; give each key once';
    errors.add({ problem: 'duplicate-key', path: reader.pointer, offset, message, firstOffset });
  }
  checkString(reader, key, errors, true);
}

function checkScalar(reader: JsonReader, errors: ErrorList): void {
  const { kind, text, offset, end } = reader;
  if (kind === '"') checkString(reader, stringValue(text, offset, end), errors);
  if (kind !== '0') return;
  const written = text.slice(offset, end);
  if (isExactNumber(written)) return;
  const message = whyUnsafe(written);
  errors.add({ problem: 'unsafe-number', path: reader.pointer, offset, message });
}

function whyUnsafe(written: string): string {
  if (!Number.isFinite(Number(written))) return 'is a number that no double can hold; send it as a string';
  return isInteger(written)
    ? 'is a number that a double cannot hold exactly; send it as a string'
    : 'is a number whose fraction a double cannot hold; round it, or send it as a string';
}

function checkString(reader: JsonReader, value: string, errors: ErrorList, isName = false): void {
  if (isWellFormed(value)) return;
  const offset = findLoneSurrogate(reader.text, reader.offset, reader.end) ?? reader.offset;
  const message = `${isName ? 'has a name that ' : ''}holds half of a surrogate pair; send whole characters`;
  const error: TextError = { problem: 'lone-surrogate', path: reader.pointer, offset, message };
  errors.add(isName ? { ...error, ofName: true } : error);
}

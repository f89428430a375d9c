import { MAX_TEXT_BYTES } from '../../base/limits.js';
import type { TextError } from './text-error.js';

/** The text of what `parse` was handed, or the error for which it has none; beside the error, the text that it stands in. */
export function decode(input: unknown): DecodedText {
  if (typeof input === 'string') return withoutMark(input);
  if (!isBytes(input)) return NOT_TEXT;
  // By the inherited getter: what an object says of itself may be anything.
  if ((byteLengthOf?.call(input) ?? 0) > MAX_TEXT_BYTES) return TOO_LARGE;
  if (typeof TextDecoder === 'undefined') return NO_DECODER;
  try {
    return withoutMark(decodeUtf8(input, true));
  } catch {
    return refuseBytes(input);
  }
}

interface DecodedText {
  readonly text: string;
  readonly error: TextError | undefined;
}

/** Made when it is needed: some environments, such as jsdom under Jest, have none. Leaves a byte-order mark, so that it can be refused. */
const decodeUtf8 = (bytes: Uint8Array, fatal: boolean): string =>
  new TextDecoder('utf-8', { fatal, ignoreBOM: true }).decode(bytes);

const BYTE_ORDER_MARK = 0xfeff;
const REPLACEMENT = 0xfffd;

const refused = (problem: TextError['problem'], message: string): DecodedText => ({
  text: '',
  error: { problem, path: '', offset: 0, message },
});

const NOT_TEXT = /* @__PURE__ */ refused('not-text', 'must be a JSON text: a string, or a Uint8Array of UTF-8');

const TOO_LARGE = /* @__PURE__ */ refused(
  'too-large',
  `is larger than ${MAX_TEXT_BYTES} bytes, the most that are read as one text; send it in parts`,
);

const NO_DECODER = /* @__PURE__ */ refused(
  'not-text',
  'is bytes, which cannot be read here: this environment has no TextDecoder; send the text as a string',
);

const UNREADABLE = /* @__PURE__ */ refused(
  'not-text',
  'is bytes that cannot be read here: there is too little memory, or they are in memory that is shared; copy them, or send less',
);

/** RFC 8259, section 8.1 forbids to send the mark and lets readers refuse it. */
function withoutMark(text: string): DecodedText {
  if (text.charCodeAt(0) !== BYTE_ORDER_MARK) return { text, error: undefined };
  const message = 'begins with a byte-order mark (U+FEFF); send the text without it';
  return { text, error: { problem: 'byte-order-mark', path: '', offset: 0, message } };
}

/** By the getter that every typed array inherits: unlike `instanceof` it knows the arrays of other realms, and no object can fake it. */
const isBytes = (input: unknown): input is Uint8Array => typeNameOf?.call(input) === 'Uint8Array';
const getterOf = (key: PropertyKey): (() => unknown) | undefined =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), key)?.get;
const typeNameOf = /* @__PURE__ */ getterOf(Symbol.toStringTag);
const byteLengthOf = /* @__PURE__ */ getterOf('byteLength') as (() => number) | undefined;

function refuseBytes(bytes: Uint8Array): DecodedText {
  let text: string;
  try {
    text = decodeUtf8(bytes, false);
  } catch {
    return UNREADABLE;
  }
  const marked = withoutMark(text);
  if (marked.error) return marked;
  const message = 'is not UTF-8 from here on; encode the text as UTF-8';
  return { text, error: { problem: 'invalid-utf8', path: '', offset: findReplaced(bytes, text), message } };
}

/** Where the decoder put the first U+FFFD for bytes that are not its own encoding, EF BF BD. */
function findReplaced(bytes: Uint8Array, text: string): number {
  let byte = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === REPLACEMENT && !(bytes[byte] === 0xef && bytes[byte + 1] === 0xbf && bytes[byte + 2] === 0xbd))
      return i;
    byte += unit < 0x80 ? 1 : unit < 0x800 || isSurrogate(unit) ? 2 : 3;
  }
  return text.length;
}

/** Half of a pair, which takes four bytes. */
const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff;

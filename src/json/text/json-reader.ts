import { MAX_DEPTH, MAX_NAME_LENGTH } from '../../base/limits.js';
import { appendToPointer } from '../../base/pointer.js';
import { describeFound } from './describe-found.js';
import { startOfStringValue, stringValue } from './string-token.js';
import type { TextError } from './text-error.js';
import { readTokens } from './tokens.js';

/** What `next()` came upon: a key, a scalar, the start or the end of an array or object, the end of the text, or an error. */
export type JsonEvent = 'key' | 'scalar' | 'open' | 'close' | 'end' | 'error';

/** An array or object that is being read, and the place in it. */
interface Frame {
  readonly isArray: boolean;
  /** Of the item, in an array; -1 before the first one. */
  index: number;
  /** Of the key's token, in an object; `keyEnd` is 0 before the first one. */
  keyOffset: number;
  keyEnd: number;
  /** The pointer of the item or member, once it was asked for: a key may be huge, and many errors may stand below it. */
  pointer: string | undefined;
}

type State = 'value' | 'first item' | 'first key' | 'key' | 'colon' | 'next' | 'end';

/**
 * Reads a JSON text event by event and knows the pointer of each. A pushdown automaton without recursion that stops at the first error;
 * its stack holds no more than MAX_DEPTH frames, whatever the text.
 */
export class JsonReader {
  error: TextError | undefined;
  private state: State = 'value';
  private readonly frames: Frame[] = [];
  private readonly tokens;

  constructor(readonly text: string) {
    this.tokens = readTokens(text);
  }

  /** Where the key, the scalar or the bracket of the last event starts. */
  get offset(): number {
    return this.tokens.offset;
  }

  get end(): number {
    return this.tokens.end;
  }

  /** `"` when the last event was a string, `0` a number, `[` or `{` the start of an array or object. */
  get kind(): string {
    return this.tokens.kind;
  }

  /** What the key of the last event means. */
  get key(): string {
    const { keyOffset = 0, keyEnd = 0 } = this.frames.at(-1) ?? {};
    return stringValue(this.text, keyOffset, keyEnd);
  }

  /** The JSON Pointer of the key, the scalar, or the array or object of the last event. */
  get pointer(): string {
    return this.pointerTo(this.frames.length);
  }

  next(): JsonEvent {
    for (;;) {
      this.tokens.next();
      const event = this.step(this.tokens.kind);
      if (event) return event;
    }
  }

  /** Takes one token; gives nothing for a comma or colon that stands where it should. */
  private step(kind: string): JsonEvent | undefined {
    const frame = this.frames.at(-1);
    switch (this.state) {
      case 'first item':
        if (kind === ']') return this.close();
        if (!STARTS_VALUE.has(kind)) return this.refuse('a value or "]"', this.frames.length - 1);
        if (frame) frame.index = 0;
        return this.takeValue(kind);
      case 'value':
        return this.takeValue(kind);
      case 'first key':
        if (kind === '}') return this.close();
        return this.takeKey(kind, frame, 'a key in double quotes or "}"');
      case 'key':
        return this.takeKey(kind, frame, 'a key in double quotes');
      case 'colon':
        if (kind !== ':') return this.refuse('":"', this.frames.length - 1);
        this.state = 'value';
        return undefined;
      case 'next':
        if (kind === (frame?.isArray ? ']' : '}')) return this.close();
        if (kind !== ',') return this.refuse(`"," or "${frame?.isArray ? ']' : '}'}"`, this.frames.length - 1);
        this.state = frame?.isArray ? 'value' : 'key';
        if (frame?.isArray) {
          frame.index++;
          frame.pointer = undefined;
        }
        return undefined;
      case 'end':
        return kind === '' ? 'end' : this.fail('trailing-text', '', this.offset, TRAILING);
    }
  }

  private takeValue(kind: string): JsonEvent {
    if (kind === '[' || kind === '{') {
      if (this.frames.length === MAX_DEPTH) return this.fail('too-deep', this.pointer, this.offset, TOO_DEEP);
      this.frames.push({ isArray: kind === '[', index: -1, keyOffset: 0, keyEnd: 0, pointer: undefined });
      this.state = kind === '[' ? 'first item' : 'first key';
      return 'open';
    }
    const { mismatch } = this.tokens;
    if (mismatch) return this.refuse(mismatch.expected, this.frames.length, mismatch.offset);
    if (kind !== '"' && kind !== '0' && kind !== 't') return this.refuse('a value', this.frames.length);
    this.leave();
    return 'scalar';
  }

  private takeKey(kind: string, frame: Frame | undefined, expected: string): JsonEvent {
    const { mismatch } = this.tokens;
    if (kind !== '"' || !frame) return this.refuse(expected, this.frames.length - 1);
    if (mismatch) return this.refuse(mismatch.expected, this.frames.length - 1, mismatch.offset);
    frame.keyOffset = this.offset;
    frame.keyEnd = this.end;
    frame.pointer = undefined;
    this.state = 'colon';
    return 'key';
  }

  private close(): JsonEvent {
    this.frames.pop();
    this.leave();
    return 'close';
  }

  private leave(): void {
    this.state = this.frames.length === 0 ? 'end' : 'next';
  }

  /** At the start of a token that does not belong there, or where the token goes wrong inside. */
  private refuse(expected: string, depth: number, offset = this.offset): JsonEvent {
    const message = `is not JSON: expected ${expected}, found ${describeFound(this.text, offset)}`;
    return this.fail('syntax', this.pointerTo(depth), offset, message);
  }

  private fail(problem: TextError['problem'], path: string, offset: number, message: string): JsonEvent {
    this.error = { problem, path, offset, message };
    return 'error';
  }

  /** Of the item or member at this depth. The levels around it have not moved since theirs was made. */
  private pointerTo(depth: number): string {
    let known = Math.max(depth, 0);
    while (known > 0 && this.frames[known - 1]?.pointer === undefined) known--;
    let pointer = this.frames[known - 1]?.pointer ?? '';
    for (const frame of this.frames.slice(known, Math.max(depth, 0))) {
      const segment = this.segmentOf(frame);
      if (segment === undefined) break;
      pointer = appendToPointer(pointer, segment);
      frame.pointer = pointer;
    }
    return pointer;
  }

  /** Nothing in an array or object of which only the bracket was read. Of a key that is cut in pointers, not the whole. */
  private segmentOf({ isArray, index, keyOffset, keyEnd }: Frame): string | undefined {
    if (isArray) return index < 0 ? undefined : String(index);
    return keyEnd === 0 ? undefined : startOfStringValue(this.text, keyOffset, keyEnd, MAX_NAME_LENGTH + 1);
  }
}

const STARTS_VALUE: ReadonlySet<string> = new Set(['{', '[', '"', '0', 't', '?']);
const TRAILING = 'is followed by more text; send one JSON value and nothing behind it';
const TOO_DEEP = `is nested more than ${MAX_DEPTH} arrays and objects deep; send a flatter value`;

import { cutPointer } from '../../base/pointer.js';
import type { PlacedError, UnparsedResult } from '../../model/parse-result.js';
import { decode } from './decode.js';
import { findErrors, findSyntaxError } from './find-errors.js';
import { hasNoError } from './has-no-error.js';
import { isTooDeep } from './is-too-deep.js';
import { placesOf } from './places-of.js';
import type { TextError } from './text-error.js';

/** The value of a text without an error, and the text for finding places in it. */
export interface ReadText {
  readonly valid: true;
  readonly value: unknown;
  readonly text: string;
}

/**
 * Reads a JSON text. `JSON.parse` alone decides what is JSON; the slower reader of `findErrors` only says where an error stands, and
 * decides about the texts that `hasNoError` cannot clear at once.
 */
export function readText(input: unknown): ReadText | UnparsedResult {
  const decoded = decode(input);
  if (decoded.error) return refuse(decoded.text, [decoded.error]);
  const { text } = decoded;
  if (isTooDeep(text)) return refuse(text, [findSyntaxError(text)]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(text, [findSyntaxError(text)]);
  }
  if (hasNoError(text, value)) return { valid: true, value, text };
  const { list, truncated } = findErrors(text);
  return isSome(list) ? refuse(text, list, truncated) : { valid: true, value, text };
}

type Some<Item> = readonly [Item, ...Item[]];
const isSome = <Item>(list: readonly Item[]): list is Some<Item> => list.length > 0;

function refuse(text: string, textErrors: Some<TextError>, truncated = false): UnparsedResult {
  const places = placesOf(
    text,
    textErrors.flatMap(({ offset, firstOffset = offset }) => [offset, firstOffset]),
  );
  const toError = ({ path, message, problem, offset, firstOffset, ofName }: TextError): PlacedError => ({
    path: cutPointer(path),
    message: firstOffset === undefined ? message : message.replace('{line}', String(places(firstOffset).line)),
    keyword: 'json',
    params: { problem },
    ...(ofName && { ofName }),
    ...places(offset),
  });
  const errors = [...textErrors].sort(byPathAndOffset).map(toError) as unknown as Some<PlacedError>;
  return { valid: false, errors, ...(truncated ? { truncated: true } : undefined) };
}

const byPathAndOffset = (a: TextError, b: TextError): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : a.offset - b.offset;

import { cutPointer } from '../../base/pointer.js';
import type { PlacedError, UnparsedResult } from '../../model/parse-result.js';
import { decode } from './decode.js';
import type { TextFault } from './fault.js';
import { findFaults, findSyntaxFault } from './find-faults.js';
import { isFaultless } from './is-faultless.js';
import { isTooDeep } from './is-too-deep.js';
import { placesOf } from './places-of.js';

/** The value of a text without a fault, and the text for finding places in it. */
export interface ReadText {
  readonly valid: true;
  readonly value: unknown;
  readonly text: string;
}

/**
 * Reads a JSON text. `JSON.parse` alone decides what is JSON; the slower reader of `findFaults` only tells where a fault stands, and
 * decides about the texts that `isFaultless` cannot clear at once.
 */
export function readText(input: unknown): ReadText | UnparsedResult {
  const decoded = decode(input);
  if (decoded.fault) return refuse(decoded.text, [decoded.fault]);
  const { text } = decoded;
  if (isTooDeep(text)) return refuse(text, [findSyntaxFault(text)]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(text, [findSyntaxFault(text)]);
  }
  if (isFaultless(text, value)) return { valid: true, value, text };
  const { list, truncated } = findFaults(text);
  return isSome(list) ? refuse(text, list, truncated) : { valid: true, value, text };
}

type Some<Item> = readonly [Item, ...Item[]];
const isSome = <Item>(list: readonly Item[]): list is Some<Item> => list.length > 0;

function refuse(text: string, faults: Some<TextFault>, truncated = false): UnparsedResult {
  const places = placesOf(
    text,
    faults.flatMap(({ offset, firstOffset = offset }) => [offset, firstOffset]),
  );
  const toError = ({ path, message, problem, offset, firstOffset, ofName }: TextFault): PlacedError => ({
    path: cutPointer(path),
    message: firstOffset === undefined ? message : message.replace('{line}', String(places(firstOffset).line)),
    keyword: 'json',
    params: { problem },
    ...(ofName && { ofName }),
    ...places(offset),
  });
  const errors = [...faults].sort(byPathAndOffset).map(toError) as unknown as Some<PlacedError>;
  return { valid: false, errors, ...(truncated ? { truncated: true } : undefined) };
}

const byPathAndOffset = (a: TextFault, b: TextFault): number =>
  a.path < b.path ? -1 : a.path > b.path ? 1 : a.offset - b.offset;

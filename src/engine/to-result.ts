import { MAX_ERRORS, MAX_PATHS_LENGTH } from '../base/limits.js';
import { cutPointer } from '../base/pointer.js';
import type { InvalidResult, ValidationError } from '../model/validation-result.js';

/**
 * Makes the result from the errors that were found: one per error, sorted by path, and no more than the limits allow. `isCut` says
 * that checking stopped before its end.
 */
export function toResult(found: readonly ValidationError[], isCut: boolean): InvalidResult {
  if (found.length === 1 && !isCut)
    return { valid: false, errors: found.map(withCutPath) as unknown as InvalidResult['errors'] };
  let length = 0;
  // Until a path is read it costs nothing.
  const fitting = found.filter(({ path }, at) => {
    length += path.length;
    return at === 0 || length <= MAX_PATHS_LENGTH;
  });
  const errors = leaveOutConsequences(fitting).sort(byPath);
  const listed = errors.slice(0, MAX_ERRORS) as unknown as InvalidResult['errors'];
  const isTruncated = isCut || fitting.length < found.length || errors.length > MAX_ERRORS;
  return { valid: false, errors: listed, ...(isTruncated && { truncated: true }) };
}

const withCutPath = (error: ValidationError): ValidationError => ({ ...error, path: cutPointer(error.path) });

/** Whether a result may lack some errors; the mark is its own, not one that it inherits. */
export const isTruncated = (result: object): boolean => Object.hasOwn(result, 'truncated');

/**
 * Whoever fixes a cause has fixed its consequences: what is not JSON is wrong in no other way, neither itself nor inside;
 * what is of the wrong type is wrong in no other way; a value beyond a stated bound is not also outside the range of its
 * format; and what two rules say in the same words is one error.
 */
function leaveOutConsequences(errors: readonly ValidationError[]): ValidationError[] {
  const places = new Map<string, Place>();
  for (const error of errors) {
    const { keyword, message } = error;
    const place = places.get(placeKey(error)) ?? { messages: new Map(), said: new Set() };
    places.set(placeKey(error), place);
    if (!place.messages.has(keyword)) place.messages.set(keyword, message);
  }
  // Inside a name that is not JSON stands nothing: no path starts with its key.
  const notJson = errors.filter(({ keyword }) => keyword === 'json').map((error) => `${placeKey(error)}/`);
  return errors.flatMap((error): ValidationError[] => {
    const { path, keyword } = error;
    const { messages, said } = places.get(placeKey(error)) as Place;
    if (notJson.some((outer) => path.startsWith(outer)) || isConsequence(keyword, messages)) return [];
    // Of a wrong type where certain values are accepted, the values say more than the type.
    const message = (keyword === 'type' && messages.get('enum')) || error.message;
    // Programs recognise rules by their ids, whatever the words.
    if (said.has(message) && keyword !== 'rule') return [];
    said.add(message);
    return [withCutPath({ ...error, message })];
  });
}

/** A name and its value share a path, and what is wrong with the one has nothing to do with the other. No pointer begins with a letter. */
const placeKey = (error: ValidationError): string => (isOfName(error) ? `name:${error.path}` : error.path);

/** Whether the name of a property is at fault, not its value; the mark is the error's own, too. */
export const isOfName = (error: object): boolean => Object.hasOwn(error, 'ofName');

/** The messages at one place by keyword, and those that are in the result already. */
interface Place {
  readonly messages: Map<string, string>;
  readonly said: Set<string>;
}

function isConsequence(keyword: string, at: ReadonlyMap<string, string>): boolean {
  if (at.has('json')) return keyword !== 'json';
  if (at.has('type')) return keyword !== 'type';
  return keyword === 'format' && (at.has('minimum') || at.has('maximum'));
}

/** By UTF-16 code units, so that the order is the same everywhere; errors at one path keep theirs. */
const byPath = (a: ValidationError, b: ValidationError): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

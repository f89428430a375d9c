import { findPlaces } from '../json/text/find-places.js';
import { placesOf } from '../json/text/places-of.js';
import type { PlacedError } from '../model/parse-result.js';
import type { InvalidResult, ValidationError } from '../model/validation-result.js';
import { isOfName } from './to-result.js';

/**
 * Adds to each error the line and column of its value in the text: for a field that is not known or has a wrong name, those of its key; for one that is
 * missing, those of the object that it is missing from.
 */
export function placeErrors(text: string, errors: InvalidResult['errors']): readonly [PlacedError, ...PlacedError[]] {
  const find = findPlaces(text, errors.map(pointerToFind));
  const offsets = errors.map((error) => {
    const { value, key } = find(pointerToFind(error));
    return error.keyword === 'additionalProperties' || isOfName(error) ? key : value;
  });
  const places = placesOf(text, offsets);
  const placed = errors.map((error, i): PlacedError => ({ ...error, ...places(offsets[i] ?? 0) }));
  return placed as unknown as readonly [PlacedError, ...PlacedError[]];
}

const pointerToFind = ({ path, keyword }: ValidationError): string =>
  keyword === 'required' ? path.slice(0, path.lastIndexOf('/')) : path;

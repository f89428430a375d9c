import type { ErrorObject, ValidateFunction } from 'ajv';
import { type Check, DOUBT, type RawError } from '../../../src/check.js';

/** A validator that ajv made in memory, as a check like those of the generated modules. */
export const toCheck =
  (validator: ValidateFunction): Check =>
  (value) =>
    validator(value) ? undefined : (validator.errors ?? []).map(toRawError);

const toRawError = ({ instancePath: path, keyword, params, propertyName }: ErrorObject): RawError =>
  keyword.startsWith('json')
    ? DOUBT
    : { path, keyword, params: params as RawError['params'], ...(propertyName === undefined ? {} : { propertyName }) };

import { ownValue } from '../base/own-value.js';
import type { Validator } from '../engine/define-validator.js';
import type { StandardProps, StandardSchema } from './standard-schema.js';
import { toPathArray } from './to-path-array.js';

/** A validator in the form of Standard Schema. */
export const toStandard = <Type>(validate: Validator<Type>['validate']): StandardProps<Type> => ({
  version: 1,
  vendor: 'openvibe-contracts',
  validate: (value, options) => {
    const rules = ownValue(ownValue(options, 'libraryOptions'), 'rules') === true;
    const { valid, errors } = validate(value, { rules });
    if (valid) return { value: value as Type };
    return { issues: errors.map(({ path, message }) => ({ message, path: toPathArray(path, value) })) };
  },
});

export const toStandardSchema = <Type>(validate: Validator<Type>['validate']): StandardSchema<Type> => ({
  '~standard': toStandard(validate),
});

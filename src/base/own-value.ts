/**
 * The value of an option, or of another property that may be left out, where it is the object's own: what Object.prototype was given
 * counts for nobody. Anything may be handed in for options: `values.map(validate)` hands an index.
 */
export function ownValue<Type extends object, Name extends keyof Type>(
  object: Type | undefined,
  name: Name,
): Type[Name] | undefined {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, name) ? object[name] : undefined;
}

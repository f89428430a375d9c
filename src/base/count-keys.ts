/** How many enumerable keys an object has, inherited ones included. Engines keep this number with the shape of an object. */
export function countKeys(value: object): number {
  let count = 0;
  for (const _key in value) count++;
  return count;
}

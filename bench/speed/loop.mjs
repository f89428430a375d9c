// Imported once for each measure, with another query each time: so each has a loop that the engine optimises for it alone.

/** Validates so many values, round and round, and says how many were taken. The count keeps the calls from being left out. */
export function run(validate, values, calls) {
  let taken = 0;
  for (let i = 0, at = 0; i < calls; i++) {
    if (validate(values[at])) taken++;
    if (++at === values.length) at = 0;
  }
  return taken;
}

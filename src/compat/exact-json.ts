/**
 * The JSON text of a value, with every digit of its numbers. JSON.stringify writes the shortest text that is read as the same double,
 * such as 9223372036854776000 for 2^63: to whoever reads integers exactly that is another number. What is beyond the range of a double
 * has no JSON text and is written as `Infinity`. Undefined for what JSON.stringify leaves out.
 */
export function exactJson(value: unknown, indent = 0): string | undefined {
  const numbers: string[] = [];
  // A text that no string of the value holds stands for each number until the rest is written.
  const mark = markFor(value);
  const text = JSON.stringify(
    value,
    (_, each) => {
      if (typeof each !== 'number' || JSON.stringify(each) === exactNumber(each)) return each;
      numbers.push(exactNumber(each));
      return mark;
    },
    indent,
  );
  return numbers.length === 0 ? text : text.replaceAll(`"${mark}"`, () => numbers.shift() as string);
}

// From 1e21 on the text has an exponent, and nobody takes it for an integer written out.
const exactNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value);

function markFor(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  let mark = 'number';
  while (text.includes(mark)) mark += '.';
  return mark;
}

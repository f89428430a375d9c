import { isObject } from '../base/is-object.js';

/** Tries so many smaller values at most. */
const MOST_TRIES = 3000;

/** Makes a value smaller, step by step, as long as it still separates the schemas. */
export function shrink(value: unknown, separates: (value: unknown) => boolean): unknown {
  let smallest = value;
  let tries = 0;
  for (let isShrunk = true; isShrunk; ) {
    isShrunk = false;
    for (const candidate of smaller(smallest)) {
      if (++tries > MOST_TRIES) return smallest;
      if (!isSmaller(candidate, smallest) || !separates(candidate)) continue;
      smallest = candidate;
      isShrunk = true;
      break;
    }
  }
  return smallest;
}

/** Every value one step smaller: something simpler in its place, a part less, or a part smaller. */
function* smaller(value: unknown): Generator<unknown> {
  yield* [null, false, true, 0, 1, '', 'a', [], {}];
  if (typeof value === 'string') yield* shorterTexts(value);
  if (typeof value === 'number')
    yield* [
      Math.trunc(value),
      Math.trunc(value / 2),
      Math.round(value * 2) / 2,
      value - 1,
      value + 1,
      -value,
      -value - 1,
    ];
  if (Array.isArray(value)) {
    if (value.length > 3) yield value.slice(0, Math.ceil(value.length / 2));
    for (let i = 0; i < Math.min(value.length, 50); i++) yield value.filter((_, j) => j !== i);
    for (const [i, each] of value.slice(0, 50).entries()) {
      for (const less of smaller(each)) yield value.map((item, j) => (i === j ? less : item));
    }
  }
  if (isObject(value)) {
    for (const key of Object.keys(value))
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    for (const [key, each] of Object.entries(value)) {
      for (const less of smaller(each)) {
        yield Object.fromEntries(Object.entries(value).map(([name, own]) => [name, name === key ? less : own]));
      }
    }
  }
}

function* shorterTexts(text: string): Generator<string> {
  const points = [...text];
  if (points.length > 3) {
    yield points.slice(0, Math.ceil(points.length / 2)).join('');
    yield points.slice(Math.floor(points.length / 2)).join('');
  }
  if (points.length > 100) return;
  for (let i = points.length - 1; i >= 0; i--) yield points.filter((_, j) => j !== i).join('');
}

/** The shorter in writing is smaller; of two as long, the one with numbers nearer to nought, or that comes first. */
function isSmaller(one: unknown, other: unknown): boolean {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  if (left.length !== right.length) return left.length < right.length;
  return typeof one === 'number' && typeof other === 'number' ? Math.abs(one) < Math.abs(other) : false;
}

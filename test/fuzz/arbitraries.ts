import fc from 'fast-check';

/** Any value at all: JSON of every shape, and what JSON cannot hold. */
const anything = fc.anything({
  maxDepth: 4,
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnicodeString: true,
});

/** Scalars at the edges that rules are about. */
const edges = fc.constantFrom<unknown>(
  ...[
    null,
    true,
    false,
    '',
    'x',
    '🦀',
    '\ud83e',
    '__proto__',
    '/',
    '~',
    0,
    -0,
    1,
    -1,
    0.5,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    undefined,
  ],
  ...[2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, 2 ** 63, 2 ** 64, 1e21, 1e300, 'x'.repeat(65), '🦀'.repeat(65)],
  ...['2026-01-31T09:30:00Z', '2026-02-29T09:30:00Z', 'job_01JAB2C3D4E5F6G7H8J9K0MNPQ', [], {}, [[]], { a: { b: [] } }],
);

/** One edit of a value: at some place the value is replaced or dropped, or a property is added. */
interface Edit {
  readonly kind: 'replace' | 'drop' | 'add';
  /** Which way to take at each level, as a fraction of the ways there are. */
  readonly way: readonly number[];
  readonly key: string;
  readonly value: unknown;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom('replace', 'drop', 'add'),
  way: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 4 }),
  key: fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'a/b', '~', ''), fc.string()),
  value: fc.oneof(edges, anything),
});

/** Values for a contract: half are one or two edits away from a valid fixture, half are anything. */
export function valuesNear(valid: readonly unknown[]): fc.Arbitrary<unknown> {
  const near = fc
    .tuple(fc.constantFrom(...valid), fc.array(edit, { minLength: 0, maxLength: 2 }))
    .map(([start, edits]) => edits.reduce(applyEdit, structuredClone(start)));
  return fc.oneof(near, anything);
}

function applyEdit(root: unknown, { kind, way, key, value }: Edit): unknown {
  let parent: Record<string, unknown> | undefined;
  let at = '';
  let node = root;
  for (const fraction of way) {
    const keys = isEditable(node) ? Object.keys(node) : [];
    if (keys.length === 0) break;
    parent = node as Record<string, unknown>;
    at = keys[Math.floor(fraction * keys.length)] as string;
    node = parent[at];
  }
  if (kind === 'add' && isEditable(node)) define(node, key, value);
  else if (!parent) return value;
  else if (kind === 'drop') delete parent[at];
  else define(parent, at, value);
  return root;
}

/** Arrays and plain objects; others, such as typed arrays, take no property of any kind. */
function isEditable(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || prototype === Object.prototype;
}

/** Sets an own property, whatever its name. */
function define(target: object, key: string, value: unknown): void {
  if (Array.isArray(target)) target.push(value);
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

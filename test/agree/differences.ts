/** Where other validators are known to validate otherwise, and who is right. What is not listed here must not differ. */

export type EngineName = 'ajv' | 'cfworker' | 'hyperjump';

/** A class of values that an engine decides otherwise, by one format, in any contract. */
export interface Difference {
  readonly engine: EngineName;
  /** The class in a few words. */
  readonly values: string;
  readonly format: 'date-time' | 'int32' | 'int64' | 'uint32' | 'uint64';
  /** What the engine says of such a value; the precompiled validator says the opposite. */
  readonly engineAccepts: boolean;
  /** Whether a value belongs to the class. Of all other values the engine must say what we say. */
  readonly has: (value: unknown) => boolean;
  /** Values of the class, which must differ: a difference that no longer occurs is taken off the list. */
  readonly examples: readonly unknown[];
  readonly reason: string;
  /** Where the standard says it. */
  readonly link: string;
}

const RFC_3339_FORMAT = 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6';
const RFC_3339_LEAP_SECONDS = 'https://www.rfc-editor.org/rfc/rfc3339#appendix-D';
const JSON_SCHEMA_FORMATS = 'https://json-schema.org/draft/2020-12/json-schema-validation#section-7.2.3';
const OPENAPI_INT64 = 'https://spec.openapis.org/registry/format/int64.html';

/** A date and time whose date is followed by white space in place of the `T`. */
const hasSpaceForT = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(?:\.\d+)?(?:z|[+-]\d\d:\d\d)$/i.test(value);

/** A date and time whose offset is bare hours, or hours and minutes without a colon; ajv-formats then takes white space too. */
const hasBareOffset = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d[t\s]\d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d(?:\d\d)?$/i.test(value);

/** A leap second in the last minute of a day of UTC, be it a day that had one or not. */
const isLeapSecond = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:60(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i.test(value);

/** A leap second in the last minute of a day of UTC that is not the last one of its month. */
const isLeapSecondInsideMonth = (value: unknown): boolean => {
  if (!isLeapSecond(value)) return false;
  const next = new Date(Date.parse(String(value).toUpperCase().replace(':60', ':59').replace(/\.\d+/, '')) + 1000);
  return next.getUTCHours() === 0 && next.getUTCMinutes() === 0 && next.getUTCDate() !== 1;
};

const isBeyond = (minimum: number, beyond: number) => (value: unknown) =>
  typeof value === 'number' && Number.isInteger(value) && (value < minimum || value >= beyond);

const SPACE = {
  values: 'white space for the T',
  format: 'date-time',
  engineAccepts: true,
  has: hasSpaceForT,
  examples: ['2026-01-31 09:30:00Z', '2026-01-31\u00a009:30:00Z', '2026-01-31\n09:30:00+01:00'],
  reason:
    'The grammar has a `T` between date and time; applications may agree on a space, which a contract has not done.',
  link: RFC_3339_FORMAT,
} as const;

const NO_RANGE = {
  values: 'out of range',
  engineAccepts: true,
  reason:
    'A format that is not in the standard may be passed over, and this engine does; ours are of the OpenAPI registry.',
  link: JSON_SCHEMA_FORMATS,
} as const;

/** The engines that know none of the four integer formats. A fraction differs only where no `type` refuses it. */
const withoutIntegers = (engine: EngineName): Difference[] =>
  (
    [
      ['int32', -(2 ** 31), 2 ** 31],
      ['int64', -(2 ** 63), 2 ** 63],
      ['uint32', 0, 2 ** 32],
      ['uint64', 0, 2 ** 64],
    ] as const
  ).map(([format, minimum, beyond]) => {
    const has = isBeyond(minimum, beyond);
    return { ...NO_RANGE, engine, format, has, examples: [beyond, minimum === 0 ? -1 : minimum * 2] };
  });

const LEAP_SECOND_ANY_DAY = {
  values: 'leap second inside a month',
  format: 'date-time',
  engineAccepts: true,
  has: isLeapSecondInsideMonth,
  examples: ['2026-01-15T23:59:60Z', '2026-02-27T23:59:60.5Z'],
  reason: 'A leap second is put in at the end of a month of UTC, and on no other day.',
  link: RFC_3339_LEAP_SECONDS,
} as const;

export const differences: readonly Difference[] = [
  { ...LEAP_SECOND_ANY_DAY, engine: 'ajv' },
  { ...LEAP_SECOND_ANY_DAY, engine: 'cfworker' },
  { ...SPACE, engine: 'ajv' },
  { ...SPACE, engine: 'cfworker' },
  {
    engine: 'ajv',
    values: 'offset without a colon',
    format: 'date-time',
    engineAccepts: true,
    has: hasBareOffset,
    examples: ['2026-01-31T09:30:00+0100', '2026-01-31T09:30:00-08', '2026-01-31 09:30:00+0100'],
    reason:
      'An offset is hours, a colon and minutes; the forms without a colon are those of ISO 8601, not of RFC 3339.',
    link: RFC_3339_FORMAT,
  },
  {
    engine: 'ajv',
    values: 'out of range',
    format: 'int64',
    engineAccepts: true,
    has: isBeyond(-(2 ** 63), 2 ** 63),
    examples: [2 ** 63, -(2 ** 64), 1e300],
    reason: 'It takes every integer for an int64, since no double below 2^53 is out of range; those above are.',
    link: OPENAPI_INT64,
  },
  {
    engine: 'hyperjump',
    values: 'leap second that was none',
    format: 'date-time',
    engineAccepts: false,
    has: isLeapSecond,
    examples: ['2026-01-31T23:59:60Z', '2035-06-30T23:59:60Z'],
    reason:
      'It knows the leap seconds there have been. The table is of the past and later ones are announced half a year ahead, ' +
      'so a validator that is not to go stale takes each 23:59:60 UTC at the end of a month.',
    link: RFC_3339_LEAP_SECONDS,
  },
  ...withoutIntegers('cfworker'),
  ...withoutIntegers('hyperjump'),
];

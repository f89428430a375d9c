// Where a candidate cannot say what the contract says, by the fixtures that show it. A test holds the list to what happens.

const UTF_16 = 'counts the length of a text in UTF-16 units, not in code points';

/** `fixtures` are named as their files below `fixtures/<contract>/`; of each the candidate says the opposite of the contract. */
export const differences = [
  { candidate: 'typebox', subject: 'worker', fixtures: ['valid/worker-id-of-64-emoji'], reason: UTF_16 },
  { candidate: 'valibot', subject: 'worker', fixtures: ['valid/worker-id-of-64-emoji'], reason: UTF_16 },
  { candidate: 'arktype', subject: 'worker', fixtures: ['valid/worker-id-of-64-emoji'], reason: UTF_16 },
  {
    candidate: 'arktype',
    subject: 'worker',
    fixtures: [
      'rejected/at-date-only',
      'rejected/at-without-offset',
      'rejected/checked-at-date-only',
      'rejected/checked-at-without-offset',
    ],
    reason: 'its date is one of ISO 8601, which may lack the time and the offset',
  },
  { candidate: 'arktype', subject: 'job', fixtures: ['rejected/args-as-list'], reason: 'takes a list for a record' },
  { candidate: 'valibot', subject: 'job', fixtures: ['rejected/args-as-list'], reason: 'takes a list for a record' },
  {
    candidate: 'zod',
    subject: 'exec',
    fixtures: ['valid/largest-timeout'],
    reason: 'its integers end at 2^53, where those of a double cease to be exact',
  },
];

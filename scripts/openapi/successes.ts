/** What a call that is carried out is answered with: the status, and when. */
export type Success = readonly [status: number, description: string];

/** The capabilities whose pages say more than that a call succeeds. */
const KNOWN: Readonly<Record<string, readonly Success[]>> = {
  'run.job.submit': [
    [200, 'The same idempotency key and body came before: the answer is about the job that they made.'],
    [201, 'The job was created.'],
  ],
};

/** A range such as 2XX is no status: code that is generated from it does not compile. */
export const successesOf = (capability: string): readonly Success[] =>
  KNOWN[capability] ?? [[200, 'It was carried out.']];

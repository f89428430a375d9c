export { arbitrary } from './arbitrary.js';
export type { FastCheck } from './fast-check-combinators.js';
export type { ExpectedError, Fixtures, RejectedFixture, ValidFixture } from './fixture.js';
export { fixtures } from './fixtures.js';
export { sample } from './sample.js';

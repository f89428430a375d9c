export { arbitrary } from './arbitrary.js';
export type { FastCheck } from './fast-check-combinators.js';
export { type ExpectedError, type Fixtures, fixtures, type RejectedFixture, type ValidFixture } from './fixtures.js';
export { sample } from './sample.js';

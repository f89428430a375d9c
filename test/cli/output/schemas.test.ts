import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { XMLParser } from 'fast-xml-parser';
import type { Log } from 'sarif';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { PLACES, recordOf, written } from './hostile-records.js';
import { HOSTILE } from './hostile-texts.js';

const texts = Object.values(HOSTILE);
const records = Object.values(PLACES).flatMap((at) => texts.map(at));

test('there are records', () => expect(records.length).toBeGreaterThan(100));

/** The standard's schema, which is of draft-04, and says nothing that means something else since. */
const { $schema, id, ...schema } = createRequire(import.meta.url)(
  '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
);
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validateSarif = ajv.compile(schema);

/** The keywords that fail of it. */
function sarifErrors(text: string): string[] {
  validateSarif(JSON.parse(text));
  return (validateSarif.errors ?? []).map(({ keyword, instancePath }) => `${keyword} at ${instancePath}`);
}

test('sarif is of the schema of SARIF 2.1.0', () => {
  expect(sarifErrors(written('sarif', records))).toEqual([]);
  expect(sarifErrors(written('sarif', []))).toEqual([]);
});

const RESULT = '/runs/0/results/0';
const PLACE = `${RESULT}/locations/0/physicalLocation`;

test.each([
  ['"level":"error"', '"level":"fatal"', `enum at ${RESULT}/level`],
  ['"uri":"a.json"', '"uri":"a b.json"', `format at ${PLACE}/artifactLocation/uri`],
  ['"startLine":1', '"startLine":0', `minimum at ${PLACE}/region/startLine`],
  ['"version":"2.1.0"', '"version":"2.0.0"', 'enum at /version'],
])('the schema of SARIF refuses a log with %s as %s', (right, wrong, error) => {
  expect(sarifErrors(written('sarif', [recordOf({})]).replace(right, wrong))).toEqual([error]);
});

test.each([
  ['{0} of {1:x}', '{{0}} of {{1:x}}'],
  ['[text](1)', '\\[text\\](1)'],
  ['\\[text\\](1)', '\\\\\\[text\\\\\\](1)'],
  ['a}b{c', 'a}}b{{c'],
  ['^\\d\\[$', '^\\d\\\\\\[$'],
])('sarif takes %j for a text, not for arguments or links', (message, text) => {
  const log: Log = JSON.parse(written('sarif', [recordOf({ message, keyword: 'input' })]));
  const [run] = log.runs;
  expect(run?.results?.[0]?.message).toEqual({ text: `/a: ${text}` });
  expect(run?.invocations?.[0]?.toolExecutionNotifications?.[0]?.message).toEqual({ text });
});

/** The dialect of Jenkins' xUnit plugin. */
const xsd = readFileSync(join(import.meta.dirname, 'junit.xsd'), 'utf8');
const junitErrors = async (xml: string): Promise<unknown> =>
  (await validateXML({ xml: [{ fileName: 'report.xml', contents: xml }], schema: [xsd] })).errors.map(
    ({ message }) => message,
  );

test('junit is of the schema of JUnit', async () => {
  expect(await junitErrors(written('junit', records))).toEqual([]);
  expect(await junitErrors(written('junit', []))).toEqual([]);
});

test('the schema of JUnit refuses what is wrong', async () => {
  const report = written('junit', [recordOf({})]);
  expect(await junitErrors(report.replace(' name="a.json"', ''))).toEqual([
    expect.stringContaining("The attribute 'name' is required but missing"),
  ]);
  expect(await junitErrors(report.replaceAll('failure', 'fault'))).toEqual([
    expect.stringContaining("Element 'fault': This element is not expected"),
  ]);
  expect(await junitErrors(report.replace('is wrong', 'is \x1b wrong'))).not.toEqual([]);
});

test('junit holds what cannot be in XML as far as it can', () => {
  const xml = written('junit', [recordOf({ path: '/<&"\uffff\x07' })]);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
  expect(parser.parse(xml).testsuites.testsuite.testcase.failure['#text']).toBe(
    'a.json:1:1: /<&"\uFFFD\\u0007: is wrong',
  );
});

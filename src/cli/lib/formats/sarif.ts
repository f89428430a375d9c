import { readPackage } from '../package.js';
import { type Finding, type InputRecord, isFailure } from '../record.js';
import type { Format } from './format.js';

/** SARIF 2.1.0, which code hosts and editors read (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html). */
export function sarifFormat(): Format {
  const failures: InputRecord[] = [];
  let count = 0;
  return {
    start: () => {
      const { version, homepage } = readPackage();
      const driver = { name: 'openvibe-contracts', version, ...(homepage && { informationUri: homepage }) };
      const tool = JSON.stringify({ driver });
      return `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":${tool},"columnKind":"utf16CodeUnits","results":[`;
    },
    add: (record) => {
      if (isFailure(record)) failures.push(record);
      const results = record.errors.map((finding) => JSON.stringify(resultOf(record, finding)));
      return results.map((result) => `${count++ === 0 ? '' : ','}\n${result}`).join('');
    },
    // What could not be read is a failure of the run, besides being told among the results.
    end: () => {
      const toolExecutionNotifications = failures.map((record) => ({
        level: 'error',
        message: { text: record.errors[0]?.message },
        locations: [locationOf(record)],
      }));
      const invocation = JSON.stringify({ executionSuccessful: failures.length === 0, toolExecutionNotifications });
      return `\n],"invocations":[${invocation}]}]}\n`;
    },
  };
}

function resultOf(record: InputRecord, finding: Finding): unknown {
  const { keyword, severity = 'error', message, path } = finding;
  return {
    ruleId: keyword,
    level: severity,
    message: { text: path === undefined ? message : `${path === '' ? 'the value' : path}: ${message}` },
    locations: [locationOf(record, finding)],
    ...(record.contract && { properties: { contract: record.contract } }),
  };
}

function locationOf({ file }: InputRecord, { line, column, path }: Partial<Finding> = {}): unknown {
  return {
    physicalLocation: {
      artifactLocation: { uri: file === '-' ? 'stdin:' : encodeURI(file).replace(/[?#:]/g, encodeURIComponent) },
      ...(line !== undefined && { region: { startLine: line, ...(column !== undefined && { startColumn: column }) } }),
    },
    ...(path !== undefined && { logicalLocations: [{ fullyQualifiedName: path }] }),
  };
}

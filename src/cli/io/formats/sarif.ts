import { printable } from '../../../base/printable.js';
import { readPackage } from '../package.js';
import { uriOf } from '../path-in-repository.js';
import { type Finding, type InputRecord, isFailure } from '../record.js';
import { shownMessage, shownName } from '../shown.js';
import { toJson } from '../to-json.js';
import type { Format } from './format.js';

/** So many failures are held until the end, so that any number of them takes the same memory. */
const NOTIFIED_MOST = 100;

/** SARIF 2.1.0, which code hosts and editors read (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html). */
export function sarifFormat(): Format {
  const failures: InputRecord[] = [];
  let count = 0;
  return {
    start: () => {
      const { version, homepage } = readPackage();
      const driver = { name: 'openvibe-contracts', version, ...(homepage && { informationUri: homepage }) };
      const tool = toJson({ driver });
      return `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":${tool},"columnKind":"utf16CodeUnits","results":[`;
    },
    add: (record) => {
      if (isFailure(record) && failures.length < NOTIFIED_MOST) failures.push(record);
      const results = record.errors.map((finding) => toJson(resultOf(record, finding)));
      return results.map((result) => `${count++ === 0 ? '' : ','}\n${result}`).join('');
    },
    // What could not be read is a failure of the run, besides standing among the results, where every input stands.
    end: () => {
      const toolExecutionNotifications = failures.map((record) => ({
        level: 'error',
        message: messageOf(record.errors[0]?.message ?? ''),
        locations: [locationOf(record)],
      }));
      const invocation = toJson({ executionSuccessful: failures.length === 0, toolExecutionNotifications });
      return `\n],"invocations":[${invocation}]}]}\n`;
    },
  };
}

function resultOf(record: InputRecord, finding: Finding): unknown {
  const { keyword, severity = 'error', message, path } = finding;
  return {
    ruleId: shownName(keyword),
    level: severity,
    message: messageOf(message, path),
    locations: [locationOf(record, finding)],
    ...(record.contract && { properties: { contract: shownName(record.contract) } }),
  };
}

/**
 * A plain text message, in which braces hold the place of an argument, unless they are doubled (section 3.11.5), and square brackets make
 * a link, unless a backslash stands before them that is not escaped itself (section 3.11.6).
 */
function messageOf(message: string, path?: string): { readonly text: string } {
  const text = path === undefined ? shownMessage(message) : `${printable(path)}: ${shownMessage(message)}`;
  return { text: text.replace(/(\\*)([[\]])/g, '$1$1\\$2').replace(/[{}]/g, '$&$&') };
}

function locationOf({ file }: InputRecord, { line, column, path }: Partial<Finding> = {}): unknown {
  return {
    physicalLocation: {
      artifactLocation: { uri: file === '-' ? 'stdin:' : uriOf(file) },
      ...(line !== undefined && { region: { startLine: line, ...(column !== undefined && { startColumn: column }) } }),
    },
    ...(path !== undefined && { logicalLocations: [{ fullyQualifiedName: path === '' ? '' : printable(path) }] }),
  };
}

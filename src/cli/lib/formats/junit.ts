import type { Finding, InputRecord } from '../record.js';
import { isFailure } from '../record.js';
import type { Format, FormatContext } from './format.js';

/** JUnit's XML, which most build servers read: a test case for each input. */
export function junitFormat({ command }: FormatContext): Format {
  return {
    start: () =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="openvibe-contracts ${command}">\n`,
    add: (record) => {
      const { file, line, contract = command, errors } = record;
      const name = line === undefined ? file : `${file}:${line}`;
      const open = `<testcase classname="${escapeXml(contract)}" name="${escapeXml(name)}"`;
      const failures = errors.filter(({ severity }) => severity !== 'warning');
      if (failures.length === 0) return `${open}/>\n`;
      const tag = isFailure(record) ? 'error' : 'failure';
      const [{ keyword, message }] = failures as [Finding];
      const text = failures.map((finding) => describe(record, finding)).join('\n');
      return `${open}><${tag} type="${escapeXml(keyword)}" message="${escapeXml(message)}">${escapeXml(text)}</${tag}></testcase>\n`;
    },
    end: () => '</testsuite>\n</testsuites>\n',
  };
}

function describe({ file }: InputRecord, { line, column, path, message }: Finding): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return path === undefined ? `${place}: ${message}` : `${place}: ${path === '' ? 'the value' : path}: ${message}`;
}

/** XML 1.0 holds no control characters but tab and line ends, not even escaped, and no half of a surrogate pair (section 2.2). */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[<>&"]/g, (character) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[character] ?? '&quot;');

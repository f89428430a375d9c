import { printable } from '../../../base/printable.js';
import type { Finding, InputRecord } from '../record.js';
import { isFailure } from '../record.js';
import { shownMessage, shownName, shownPath } from '../shown.js';
import type { Format, FormatContext } from './format.js';

/** JUnit's XML as Jenkins' xUnit plugin takes it, and most build servers: a test case for each input. */
export function junitFormat({ command }: FormatContext): Format {
  return {
    start: () =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n<testsuite name="openvibe-contracts ${command}">\n`,
    add: (record) => {
      const { file, line, contract = command, errors } = record;
      const name = line === undefined ? shownPath(file) : `${shownPath(file)}:${line}`;
      const open = `<testcase classname="${escapeXml(shownName(contract))}" name="${escapeXml(name)}"`;
      const failures = errors.filter(({ severity }) => severity !== 'warning');
      if (failures.length === 0) return `${open}/>\n`;
      const tag = isFailure(record) ? 'error' : 'failure';
      const [{ keyword, message }] = failures as [Finding];
      const type = escapeXml(shownName(keyword));
      const text = failures.map((finding) => describe(record, finding)).join('\n');
      return `${open}><${tag} type="${type}" message="${escapeXml(shownMessage(message))}">${escapeXml(text)}</${tag}></testcase>\n`;
    },
    end: () => '</testsuite>\n</testsuites>\n',
  };
}

function describe({ file }: InputRecord, { line, column, path, message }: Finding): string {
  const place = [shownPath(file), line, column].filter((part) => part !== undefined).join(':');
  const told = shownMessage(message);
  return path === undefined ? `${place}: ${told}` : `${place}: ${printable(path)}: ${told}`;
}

/** XML 1.0 holds no U+FFFE and U+FFFF, not even escaped (section 2.2), nor what is escaped before: control characters and half surrogates. */
const escapeXml = (text: string): string =>
  text
    .replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/[<>&"]/g, (character) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[character] ?? '&quot;');

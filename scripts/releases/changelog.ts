import { wrap } from '../../src/cli/io/display-width.js';
import { paragraphMarkdown } from '../markup/block-markdown.js';
import { escapeInline } from '../markup/inline.js';
import { groupBy } from '../shared/group-by.js';
import { compareVersions } from './version.js';

/** A version of a contract for CHANGELOG.md: what is different in words, or that it is the first. */
export interface Entry {
  readonly name: string;
  readonly version: string;
  readonly words: readonly string[] | 'first';
}

const HEADING = '### Contracts';
const WIDTH = 150;

/** The text of CHANGELOG.md with the versions under `### Contracts` of its newest section, which is begun if that is closed. */
export function withEntries(changelog: string | undefined, entries: readonly Entry[]): string {
  const text = changelog ?? '# Changelog\n';
  const [start, end] = openSection(text);
  if (start === undefined) {
    const at = end ?? text.length;
    return join(text.slice(0, at), `## Unreleased\n\n${HEADING}\n\n${render(entries)}`, text.slice(at));
  }
  const section = text.slice(start, end);
  const heading = section.split('\n').indexOf(HEADING);
  if (heading < 0) return join(text.slice(0, end), `${HEADING}\n\n${render(entries)}`, text.slice(end));
  const from = start + section.indexOf(`\n${HEADING}\n`) + HEADING.length + 2;
  const rest = text.slice(from, end).search(/^### /m);
  const to = rest < 0 ? end : from + rest;
  const list = text.slice(from, to).trim();
  return join(text.slice(0, from), `${list}${list === '' ? '' : '\n'}${render(entries)}`, text.slice(to));
}

/** From where to where the newest section goes, if it is unreleased; else only where it begins, or nothing. */
function openSection(text: string): [start: number | undefined, end: number | undefined] {
  const [newest, next] = [...text.matchAll(/^## .*$/gm)];
  if (!newest) return [undefined, undefined];
  return /unreleased/i.test(newest[0]) ? [newest.index, next?.index ?? text.length] : [undefined, newest.index];
}

function join(...parts: readonly string[]): string {
  return `${parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}

function render(entries: readonly Entry[]): string {
  const first = groupBy(
    entries.filter(({ words }) => words === 'first'),
    ({ version }) => version,
  );
  const versions = [...first].sort(([a], [b]) => compareVersions(a, b));
  return [
    ...versions.map(([version, list]) =>
      wrap(`- First released, as ${version}: ${list.map(({ name }) => `\`${name}\``).join(', ')}`, WIDTH, '  '),
    ),
    ...entries.flatMap(({ name, version, words }) =>
      words === 'first'
        ? []
        : [`- \`${name}\` ${version}:`, ...words.map((each) => `  - ${paragraphMarkdown(escapeInline(each))}`)],
    ),
  ].join('\n');
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';

/** A program that the documentation shows. */
export interface Program {
  readonly title: string;
  readonly code: string;
  readonly language: 'js' | 'ts';
}

/** All programs in the README and the pages below docs/, a page after the other. */
export const programsInPages = (): Program[] =>
  [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !file.startsWith('.vitepress'))
      .map((file) => `docs/${file}`),
  ].flatMap(fencedIn);

/** The fenced blocks of a Markdown page in the languages that can be run. */
function fencedIn(file: string): Program[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/^```(js|ts)\n(.*?)^```$/gms)].map(([, language, code = ''], i) => ({
    title: `${file}, example ${i + 1}`,
    code,
    language: language as 'js' | 'ts',
  }));
}

/** What a project may say in its tsconfig of how strictly it is checked; `next build` writes one without `strict`. */
export const STRICTNESS = [
  ['--strict', 'true'],
  ['--strict', 'false'],
  ['--strict', 'true', '--strictNullChecks', 'false'],
] as const;

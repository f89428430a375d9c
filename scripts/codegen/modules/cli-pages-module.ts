import { listFiles, readIfThere } from '../../../src/source/files.js';
import { scriptJson } from '../../shared/script-json.js';

const FOLDER = 'docs/cli';

/** The page of each command in Markdown, which `--help` shows, by its name; that of the whole command line has the name `""`. */
export function cliPagesModule(root: string): string {
  const pages = listFiles(root, FOLDER).map((file): [string, string] => {
    const name = file.slice(FOLDER.length + 1, -'.md'.length);
    return [name === 'README' ? '' : name, readIfThere(root, file) ?? ''];
  });
  return `export const pages: ReadonlyMap<string, string> = new Map(${scriptJson(pages, 2)});\n`;
}

import { listFiles, readIfThere } from '../files.js';
import { helpText } from './help-text.js';

const FOLDER = 'docs/cli';

/** What `--help` shows of each command, by its name; that of the whole command line has the name `""`. */
export function cliPagesModule(root: string): string {
  const pages = listFiles(root, FOLDER).map((file): [string, string] => {
    const name = file.slice(FOLDER.length + 1, -'.md'.length);
    return [name === 'README' ? '' : name, helpText(readIfThere(root, file) ?? '')];
  });
  return `export const pages: ReadonlyMap<string, string> = new Map(${JSON.stringify(pages, null, 2)});\n`;
}

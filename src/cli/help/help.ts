import { pages } from '../../generated/cli-pages.js';
import { helpText } from './help-text.js';

/** Where lines break at the latest, in characters. */
const WIDEST = 100;
/** Narrower columns of text are harder to read than lines that a terminal breaks. */
const NARROWEST = 40;

/** What `--help` shows of a command, on a terminal of that width; `""` names the whole command line. */
export function pageOf(name: string, columns = WIDEST): string | undefined {
  const page = pages.get(name);
  return page === undefined ? undefined : helpText(page, Math.max(Math.min(columns, WIDEST), NARROWEST));
}

import type { Format, FormatContext } from './format.js';
import { githubFormat } from './github.js';
import { jsonFormat } from './json.js';
import { junitFormat } from './junit.js';
import { sarifFormat } from './sarif.js';
import { textFormat } from './text.js';

const FORMATS: Readonly<Record<string, (context: FormatContext) => Format>> = {
  text: textFormat,
  json: jsonFormat,
  github: githubFormat,
  sarif: sarifFormat,
  junit: junitFormat,
};

export const FORMAT_NAMES: readonly string[] = Object.keys(FORMATS);

/** The format of that name, one of `FORMAT_NAMES`. */
export const formatOf = (name: string, context: FormatContext): Format => (FORMATS[name] ?? textFormat)(context);

/** Texts that somebody else may have written: each does something where it is printed as it is. */
export const HOSTILE: Readonly<Record<string, string>> = {
  'a terminal sequence': 'x\x1b[31mred\x1b]8;;http://a.example\x07link',
  'a sequence of C1': 'x\u009b31m\u0085y',
  'a bell and a delete': 'x\x07\x7f\b',
  'a carriage return': 'x\r::error::y',
  'turned writing': 'x\u202egnp.exe\u2066\u200f',
  'letters without width': 'x\u200b\u200d\u2060\ufeff\u00ad\u{e0041}',
  'line ends of Unicode': 'x\u2028::add-mask::x\u2029::add-mask::y',
  'a line of its own': 'x\n::stop-commands::tok',
  'a line after blanks': 'x\n \t\u00a0::set-output name=a::b',
  'a command at the start': '::add-mask::ok',
  'an old command': 'x ##[add-mask]ok',
  'a command of Azure': '##vso[task.setvariable variable=a]b',
  'parts of the formats': `</failure>]]>"'&amp;%0A{0}{1:x}[t](http://a.example)\\`,
};

/** What no reader of an output may get raw; a line end is between lines alone. */
const RAW = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu;

/** What in an output a terminal or a build server would obey, but for the annotations that a format is for. */
export function obeyed(output: string, format = ''): string[] {
  const raw = [...output.matchAll(RAW)].map(([found]) => found).filter((found) => found !== '\n');
  const commands = output.split('\n').filter((line) => /^\s*::|##(?:vso)?\[/.test(line));
  const isOurs = (line: string): boolean =>
    format === 'github' && /^::(?:error|warning) (?:file|title)=[^:]*::/.test(line);
  return [...raw.map((found) => JSON.stringify(found)), ...commands.filter((line) => !isOurs(line))];
}

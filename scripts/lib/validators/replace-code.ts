const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;

/**
 * Replaces what the pattern matches in generated code, but nothing that begins inside a text: a schema's own words may look like
 * code. ajv writes every text in double quotes.
 */
export function replaceCode(code: string, pattern: RegExp, by: (match: string, ...groups: string[]) => string): string {
  return code.replace(new RegExp(`${TEXT}|${pattern.source}`, 'g'), (match: string, ...groups: string[]) => {
    return match.startsWith('"') ? match : by(match, ...groups);
  });
}

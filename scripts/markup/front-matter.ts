/** The lines of YAML between the `---` of a Markdown file. Each value is a text in double quotes, which YAML reads as JSON does. */
export const frontMatter = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${yamlText(value)}\n`)
    .join('');

/** Escaped is what YAML 1.1 or 1.2 takes for the end of a line, or refuses (YAML 1.2.2, section 5.1). */
const yamlText = (text: string): string =>
  JSON.stringify(text).replace(
    /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The text of types with two spaces for each brace that is open. Their comments hold no brace at the end of a line. */
export function indentType(text: string): string {
  let depth = 0;
  return text
    .split('\n')
    .map((line) => {
      const words = line.trim();
      if (/^[}\])]/.test(words)) depth--;
      const indented = words === '' ? '' : `${'  '.repeat(depth)}${words.startsWith('*') ? ' ' : ''}${words}`;
      if (/[{[(]$/.test(words) && !words.startsWith('*')) depth++;
      return indented;
    })
    .join('\n');
}

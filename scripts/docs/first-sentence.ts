/** The first sentence of a description, in plain words; empty where there is none. */
export function firstSentence(description: unknown): string {
  const words = typeof description === 'string' ? description.replaceAll('`', '') : '';
  return /^.*?\.(?=\s|$)/s.exec(words)?.[0] ?? words;
}

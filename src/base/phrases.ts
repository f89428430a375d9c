/** A noun as it stands behind a number: 1 `item`, 2 `items`, 0 `entries`. */
export const plural = (count: unknown, noun: string): string => (count === 1 ? noun : `${noun.replace(/y$/, 'ie')}s`);

/** A list of what may be: `a string`, `a string or null`, `a string, an object or null`. */
export const eitherOf = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' or $1');

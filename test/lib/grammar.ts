/** What is wrong with the English of a message; empty where no rule is broken. The rules are plain, and leave what is quoted alone. */
export function grammarErrors(message: string): string[] {
  return RULES.flatMap(([what, broken]) =>
    [...broken(message)].map((found) => `${what}: ${JSON.stringify(found)} in ${JSON.stringify(message)}`),
  );
}

type Rule = readonly [what: string, broken: (message: string) => Iterable<string>];

const matches =
  (pattern: RegExp) =>
  (message: string): string[] =>
    [...message.matchAll(pattern)].map(([found]) => found);

/** Patterns and examples are no English. */
const withoutQuotes = (message: string): string =>
  message
    .replace(/ \(pattern .*\)$/, '')
    .replace(/`[^`]*`/g, '`…`')
    .replace(/"(?:[^"\\]|\\.)*"/g, '"…"');

const prose =
  (pattern: RegExp) =>
  (message: string): string[] =>
    matches(pattern)(withoutQuotes(message));

const RULES: readonly Rule[] = [
  ['article', (message) => articlesIn(withoutQuotes(message))],
  ['one of many', prose(/(?<![\d.,^-])1 (?:items|fields|characters|errors|bytes|levels|lines|entries|contracts)\b/g)],
  [
    'many of one',
    prose(/(?<![\d.,^-])(?:0|[2-9]|[1-9]\d+) (?:item|field|character|error|byte|level|line|entry|contract)\b/g),
  ],
  ['nothing counted', prose(/\b(?:0|no) errors? (?:was|were) found/g)],
  ['verb', prose(/\b1 \w+ were\b|\b(?:0|[2-9]|[1-9]\d+) \w+ was\b/g)],
  ['order', (message) => unorderedIn(message)],
  ['list', prose(/\b\w+ or (?:an? )?\w+ or\b|\bmust be (?:an? )?\w+, (?:an? )?\w+$/g)],
  ['one of one', (message) => (/one of "[^"]*"(?!,)/.test(message) ? [message] : [])],
  ['word given twice', prose(/\b(\w+) \1\b/g)],
  ['space', prose(/ {2}| [,;:.?]| $|^ /g)],
  ['end', (message) => (/[.;,]$/.test(message) ? [message] : [])],
  ['a value of the language', prose(/\[object|\bNaN\b(?!,)|\bundefined\b(?!, which JSON)/g)],
];

/** What is read with a vowel first; a `U` often is read as `you`, and the first letter of an abbreviation by its name: `an HTMLElement`. */
const VOWEL =
  /^(?:[AEIOaeio]|[Uu](?!int|ni[tovq]|s[aei]|til|LID|R[LI]|T[CF]|UID|SV?[A-Z]?|I[A-Z])|[FHLMNRSX][A-Z][A-Z0-9]|8)(?!nce\b)/;

function articlesIn(message: string): string[] {
  return [...message.matchAll(/\b(an?) ([A-Za-z0-9][\w-]*)/g)].flatMap(([found, article, word = '']) => {
    const wanted = VOWEL.test(word) ? 'an' : 'a';
    return article === wanted ? [] : [found];
  });
}

function unorderedIn(message: string): string[] {
  return [...message.matchAll(/\bitems (\d+) and (\d+)/g)].flatMap(([found, first, second]) =>
    Number(first) < Number(second) ? [] : [found],
  );
}

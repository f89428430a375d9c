/** Where and why a text is not JSON: `line 3, column 5: expected "," or "}"`. JSON.parse does not always say where. */
export function jsonFault(text: string): string {
  const { at, expected } = scanValue(text, 0) ?? { at: 0, expected: 'JSON' };
  const lines = text.slice(0, at).split('\n');
  const found = at >= text.length ? 'the text ends' : `found ${JSON.stringify([...text.slice(at)][0])}`;
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}: expected ${expected}, ${found}`;
}

interface Fault {
  readonly at: number;
  readonly expected: string;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR =
  /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** A text up to where it breaks off. */
const TEXT_START = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;

/** Follows the text, which JSON.parse has refused, to the first place that the grammar (RFC 8259) does not allow. */
function scanValue(text: string, start: number): Fault | undefined {
  const closers: string[] = [];
  let expects: 'value' | 'key' | 'next' = 'value';
  // After an opening bracket the closing one may follow at once.
  let isEmpty = false;
  let at = start;
  const match = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0].length ?? 0;
  };
  for (;;) {
    at += match(SPACE);
    const character = text[at] ?? '';
    const closer = closers.at(-1);
    if ((expects === 'next' || isEmpty) && character !== '' && character === closer) {
      closers.pop();
      expects = 'next';
      isEmpty = false;
      at++;
    } else if (expects === 'next') {
      if (closer === undefined) return { at, expected: 'nothing more' };
      if (character !== ',') return { at, expected: `"," or ${JSON.stringify(closer)}` };
      expects = closer === '}' ? 'key' : 'value';
      at++;
    } else if (expects === 'key') {
      if (character !== '"')
        return { at, expected: isEmpty ? 'a key in double quotes or "}"' : 'a key in double quotes' };
      const length = match(SCALAR);
      if (length === 0) return { at: at + match(TEXT_START), expected: 'the rest of a string' };
      at += length;
      at += match(SPACE);
      if (text[at] !== ':') return { at, expected: '":"' };
      at++;
      expects = 'value';
      isEmpty = false;
    } else if (character === '{' || character === '[') {
      closers.push(character === '{' ? '}' : ']');
      expects = character === '{' ? 'key' : 'value';
      isEmpty = true;
      at++;
    } else {
      const length = match(SCALAR);
      if (length === 0 && character === '"') return { at: at + match(TEXT_START), expected: 'the rest of a string' };
      if (length === 0) return { at, expected: isEmpty ? 'a value or "]"' : 'a value' };
      at += length;
      expects = 'next';
      isEmpty = false;
    }
  }
}

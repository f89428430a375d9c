import type { DFA } from 'refa';

type Node = DFA.ReadonlyNode;

/** From the shortest text of a language on, so many lengths are gone through. */
const MOST_LENGTHS = 64;
/** Of the characters that may follow, so many of each range are tried. */
const MOST_CHARACTERS = 8;

/**
 * Texts of a language, the shortest first; no two ways that lead nowhere are followed. Returns whether these were all: not so
 * when there are longer ones, or when a range of characters was only sampled. (refa's own `words` walks all prefixes of a length
 * side by side, of which a hundred characters have more than any memory holds.)
 */
export function* stringsOf(language: DFA): Generator<string, boolean> {
  const nodes = [...language.nodes()];
  /** For each length the nodes from which a text of just that length leads to an end. */
  const layers: Set<Node>[] = [new Set(language.finals)];
  const initial: Node = language.initial;
  let isComplete = true;
  let shortest: number | undefined;

  function* follow(node: Node, length: number, text: string): Generator<string> {
    if (length === 0) yield text;
    for (const [{ min, max }, next] of length === 0 ? [] : node.out) {
      if (!layers[length - 1]?.has(next)) continue;
      if (max - min >= MOST_CHARACTERS) isComplete = false;
      for (let code = min; code <= max && code < min + MOST_CHARACTERS; code++) {
        yield* follow(next, length - 1, text + String.fromCodePoint(code));
      }
    }
  }

  for (let length = 0; ; length++) {
    const layer = layers[length] as Set<Node>;
    // No text is as long as this or longer.
    if (layer.size === 0) return isComplete;
    if (layer.has(initial)) {
      shortest ??= length;
      yield* follow(initial, length, '');
    }
    // A language without end has no last length; in a finite one no text is longer than there are nodes.
    if (shortest === undefined ? length > nodes.length : length > shortest + MOST_LENGTHS) return false;
    layers.push(new Set(nodes.filter((node) => [...node.out.values()].some((next) => layer.has(next)))));
  }
}

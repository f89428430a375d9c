import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { editClass } from './edit-class.js';
import { editQuantifier } from './edit-quantifier.js';
import { editText } from './edit-text.js';

/** The regular expressions that differ from this one by a small edit of one part, in the order of its parts. */
export function editPattern(source: string): string[] {
  const edited = new Set<string>();
  const put = ({ start, end }: { start: number; end: number }, to: string): void => {
    edited.add(source.slice(0, start) + to + source.slice(end));
  };
  const putAll = (node: AST.Node, texts: readonly string[]): void => {
    for (const to of texts) put(node, to);
  };
  visitRegExpAST(new RegExpParser().parsePattern(source, 0, source.length, { unicode: true }), {
    onAssertionEnter: (node) => put(node, ''),
    onQuantifierEnter: (node) => putAll(node, editQuantifier(node)),
    onCharacterClassEnter: (node) => putAll(node, editClass(node)),
    onCharacterSetEnter: (node) => putAll(node, node.parent.type === 'CharacterClass' ? [] : editClass(node)),
    onAlternativeEnter: (node) => {
      for (const edit of editText(node)) put(edit, edit.to);
    },
  });
  return [...edited].filter((pattern) => pattern !== source);
}

import { h, type VNode } from 'vue';
import type { ParseResult, PlacedError } from '../../../../src/model/parse-result.js';

/** What the validator says; each error leads to its place in the text. */
export function resultView(result: ParseResult<unknown>, goTo: (error: PlacedError) => void): VNode {
  const { valid, errors } = result;
  const words = valid ? 'Valid' : `Rejected: ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  const items = errors.map((error) =>
    h('li', [
      h('button', { type: 'button', title: 'Show the place', onClick: () => goTo(error) }, [
        h('span', { class: 'try-place' }, `${error.line}:${error.column}`),
        ' ',
        error.path === '' ? undefined : h('code', error.path),
        ` ${error.message}`,
      ]),
    ]),
  );
  return h('div', { id: 'try-result', class: ['try-result', valid ? 'ok' : 'error'] }, [
    h('p', { role: 'status' }, words),
    h('ul', items),
  ]);
}

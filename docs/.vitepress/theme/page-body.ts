import { useData } from 'vitepress';
import { defineComponent, h } from 'vue';

declare global {
  /** Set by `npm run docs` while VitePress renders. */
  var readPageBody: ((relativePath: string) => string) | undefined;
}

/**
 * The body of a generated page. When the site is built it comes from the stage; in a browser it is there already, and is left as it is. So
 * it is never part of a program, and these pages are always loaded as documents.
 */
export const PageBody = defineComponent({
  setup() {
    const { page } = useData();
    const html = import.meta.env.SSR
      ? globalThis.readPageBody?.(page.value.relativePath)
      : document.getElementById('body')?.innerHTML;
    return () => h('div', { id: 'body', innerHTML: html ?? '' });
  },
});

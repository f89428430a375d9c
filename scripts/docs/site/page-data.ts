/**
 * VitePress writes the title and the description of a page into the `<script>` of the component that it makes of the page, where `</script`
 * would end it. So they go to VitePress without `<`, and get it back in the module that has been made of the component.
 */

/** Of those that mean nothing by themselves; a text that holds it shows the sign for what cannot be shown. */
const STANDS_FOR_TAG = '\ue000';

export const withoutTags = (text: string): string =>
  text.replaceAll(STANDS_FOR_TAG, '\ufffd').replaceAll('<', STANDS_FOR_TAG);

/** A plugin for Vite, which VitePress runs. The data stand in the module as a text of JSON within a text of JavaScript. */
export const tagsInPageData = {
  name: 'tags-in-page-data',
  enforce: 'post',
  transform: (code: string): { code: string; map: null } | undefined =>
    code.includes(STANDS_FOR_TAG) ? { code: code.replaceAll(STANDS_FOR_TAG, '\\\\u003c'), map: null } : undefined,
} as const;

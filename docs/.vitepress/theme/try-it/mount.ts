import { readLink } from './link.js';

/** What the page says of the editor's contract. */
export interface TryItPlace {
  /** Address of the module that validates. */
  readonly validate: string;
  /** Address of the cases. */
  readonly cases: string;
  readonly hasRules: boolean;
}

/** What the editor starts with: a text, or the name of a case such as `valid/full`. */
export type Start = { readonly text: string } | { readonly case: string };

/** Puts a button in the place of the editor, which is loaded with its first use: by the button, a case's link or an address that carries a value. */
export function mountTryIt(element: HTMLElement): void {
  if (element.dataset.isMounted) return;
  element.dataset.isMounted = 'true';
  const { validate = '', cases = '', hasRules } = element.dataset;
  const place: TryItPlace = { validate, cases, hasRules: hasRules === 'true' };
  let opened: Promise<(start: Start | undefined) => void> | undefined;
  const open = async (start?: Start): Promise<void> => {
    opened ??= import('./editor.js').then(({ mountEditor }) => mountEditor(element, place));
    (await opened)(start);
    document.getElementById('try-it')?.scrollIntoView();
  };

  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'try-open';
  button.textContent = 'Open the editor';
  button.addEventListener('click', () => open());
  element.replaceChildren(button);

  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-try-case]')) {
    link.addEventListener('click', () => open({ case: link.dataset.tryCase ?? '' }));
  }
  const openLink = async (): Promise<void> => {
    const text = await readLink(location.hash);
    if (text !== undefined) await open({ text });
  };
  window.addEventListener('hashchange', openLink);
  openLink();
}

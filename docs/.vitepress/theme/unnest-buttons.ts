/** The groups of the menu are buttons around buttons, since VitePress makes both the name and the arrow one; the arrow stays. */
export function unnestButtons(): void {
  for (const item of document.querySelectorAll('.VPSidebarItem > .item[role="button"]')) {
    item.removeAttribute('role');
    item.removeAttribute('tabindex');
  }
}

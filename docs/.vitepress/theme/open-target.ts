let listens = false;

/** Opens the fold that the address leads to, now and whenever the address changes. */
export function openTarget(): void {
  open();
  if (listens) return;
  listens = true;
  window.addEventListener('hashchange', open);
}

function open(): void {
  const target = document.getElementById(idOf(location.hash));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.open = true;
  target.scrollIntoView();
}

/** What a stranger put behind the `#` may be no encoded text; then no fold has it for its id. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

let listens = false;

/** Opens the fold that the address leads to, now and whenever the address changes. */
export function openTarget(): void {
  open();
  if (listens) return;
  listens = true;
  window.addEventListener('hashchange', open);
}

function open(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.open = true;
  target.scrollIntoView();
}

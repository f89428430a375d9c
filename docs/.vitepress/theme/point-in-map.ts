/** Brings out the lines of the box that is pointed at or has the focus. */
export function pointInMap(map: SVGElement): void {
  const lines = [...map.querySelectorAll<SVGPathElement>('path[data-from]')];
  const point = (target: EventTarget | null): void => {
    const name = target instanceof Element ? target.closest('a')?.getAttribute('data-node') : undefined;
    map.classList.toggle('is-pointing', !!name);
    for (const line of lines) {
      const isNear = !!name && (line.dataset.from === name || line.dataset.to === name);
      line.classList.toggle('is-near', isNear);
    }
  };
  for (const event of ['pointerover', 'focusin']) map.addEventListener(event, ({ target }) => point(target));
  for (const event of ['pointerleave', 'focusout']) map.addEventListener(event, () => point(null));
}

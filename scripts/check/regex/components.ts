/** The strongly connected components of a graph that hold a cycle, each before those that lead to it (Tarjan). */
export function componentsOf(size: number, next: (node: number) => Iterable<number>): number[][] {
  const index: number[] = [];
  const low: number[] = [];
  const stack: number[] = [];
  const isOpen: boolean[] = [];
  const components: number[][] = [];
  let count = 0;
  const visit = (node: number): void => {
    index[node] = low[node] = count++;
    stack.push(node);
    isOpen[node] = true;
    let hasSelf = false;
    for (const to of next(node)) {
      hasSelf ||= to === node;
      if (index[to] === undefined) visit(to);
      if (isOpen[to]) low[node] = Math.min(low[node] as number, low[to] as number);
    }
    if (low[node] !== index[node]) return;
    const component = stack.splice(stack.lastIndexOf(node));
    for (const each of component) isOpen[each] = false;
    if (component.length > 1 || hasSelf) components.push(component);
  };
  for (let node = 0; node < size; node++) if (index[node] === undefined) visit(node);
  return components;
}

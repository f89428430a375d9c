import type { Graph, Item, Reference, Service } from './graph.js';

/** A box at its place, in pixels of the picture. */
export interface Box extends Item {
  readonly kind: 'service' | 'capability' | 'function' | 'contract';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** A service without routes or functions leads nowhere. */
  readonly isLink: boolean;
}

/** A line between two boxes. */
export interface Line {
  readonly kind: 'takes' | 'gives' | 'refers';
  readonly from: Box;
  readonly to: Box;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/** Height of a box, and from one to the next. */
export const BOX = 22;
const STEP = 28;
const GROUP_GAP = 18;
const MARGIN = 8;
const COLUMN_GAP = 76;
/** Of a letter in the face of the picture, with what stands around the text. */
const LETTER = 6.7;
const PADDING = 16;

/** Services stand one below the other; to their right what they offer, what that takes and gives, and what several contracts share. */
export function layOut(graph: Graph): Layout {
  const widths = columnWidths(graph);
  const xs = [MARGIN, MARGIN + widths[0] + COLUMN_GAP, MARGIN + widths[0] + widths[1] + 2 * COLUMN_GAP] as const;
  const boxes: Box[] = [];
  const lines: Line[] = [];
  const contracts = new Map<string, Box>();
  const place = (kind: Box['kind'], item: Item, column: 0 | 1 | 2, y: number, isLink = true): Box => {
    const box: Box = { kind, name: item.name, address: item.address, x: xs[column], y, width: widths[column], isLink };
    boxes.push(box);
    if (kind === 'contract' && !contracts.has(item.name)) contracts.set(item.name, box);
    return box;
  };
  let y = MARGIN;
  for (const service of graph.services) {
    place('service', { name: service.name, address: service.address ?? '' }, 0, y, service.address !== undefined);
    y = placeService(service, y + STEP, place, lines) + GROUP_GAP;
  }
  const places = spread(graph, contracts);
  for (const [item, at] of places) place('contract', item, 2, at);
  lines.push(...referenceLines(graph.references, contracts));
  const bottom = Math.max(y, ...boxes.map((box) => box.y + STEP));
  const right = graph.shared.length > 0 ? xs[2] + widths[2] : xs[1] + widths[1];
  return { width: right + COLUMN_GAP, height: bottom + MARGIN, boxes, lines };
}

type Place = (kind: Box['kind'], item: Item, column: 0 | 1 | 2, y: number) => Box;

/** @returns Where the next service may start. */
function placeService({ users, others }: Service, from: number, place: Place, lines: Line[]): number {
  let y = from;
  for (const { kind, name, address, takes, gives } of users) {
    const carried = [...(takes ? [['takes', takes] as const] : []), ...(gives ? [['gives', gives] as const] : [])];
    const user = place(kind, { name, address }, 0, y + (Math.max(carried.length, 1) - 1) * (STEP / 2));
    for (const [i, [line, contract]] of carried.entries()) {
      lines.push({ kind: line, from: user, to: place('contract', contract, 1, y + i * STEP) });
    }
    y += Math.max(carried.length, 1) * STEP;
  }
  for (const other of others) {
    place('contract', other, 1, y);
    y += STEP;
  }
  return y;
}

/** What is shared stands as near as can be to the middle of what refers to it. */
function spread({ shared, references }: Graph, contracts: ReadonlyMap<string, Box>): [Item, number][] {
  const middles = new Map<string, number>();
  // Twice, since what is shared may be referred to by what is shared.
  for (let round = 0; round < 2; round++) {
    for (const { name } of shared) {
      const heights = references
        .filter(({ to }) => to === name)
        .flatMap(({ from }) => contracts.get(from)?.y ?? middles.get(from) ?? []);
      if (heights.length > 0) middles.set(name, heights.reduce((sum, each) => sum + each, 0) / heights.length);
    }
  }
  const middleOf = ({ name }: Item): number => middles.get(name) ?? MARGIN;
  let last = MARGIN - STEP;
  return [...shared]
    .sort((a, b) => middleOf(a) - middleOf(b))
    .map((item) => {
      last = Math.max(middleOf(item), last + STEP);
      return [item, last];
    });
}

const referenceLines = (references: readonly Reference[], contracts: ReadonlyMap<string, Box>): Line[] =>
  references.flatMap(({ from, to }) => {
    const [start, end] = [contracts.get(from), contracts.get(to)];
    return start && end ? [{ kind: 'refers' as const, from: start, to: end }] : [];
  });

/** As wide as the longest name in the column. */
function columnWidths({ services, shared }: Graph): [number, number, number] {
  const widest = (items: readonly (Item | undefined)[]): number =>
    Math.ceil(Math.max(0, ...items.map((item) => item?.name.length ?? 0)) * LETTER + PADDING);
  const users = services.flatMap((service) => service.users);
  return [
    widest([...users, ...services.map(({ name }) => ({ name, address: '' }))]),
    widest([...users.flatMap(({ takes, gives }) => [takes, gives]), ...services.flatMap(({ others }) => others)]),
    widest(shared),
  ];
}

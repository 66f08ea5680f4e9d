import { Graph, layout } from '@dagrejs/dagre';
import { groupTables, type Link } from './group-tables.ts';
import { nameGroup } from './name-group.ts';

export type DiagramTable = { readonly schema: string; readonly name: string; readonly width: number; readonly height: number };
export type Placed = { readonly x: number; readonly y: number; readonly group: number };
export type DiagramLayout = {
  readonly tables: readonly Placed[];
  readonly groups: readonly { readonly name: string; readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
};

const GAP = 28;
/** Room for a group's frame and its name. */
const BETWEEN = 104;
const SHAPE = 16 / 10;
/** A group so many times higher than the shape of a screen is a ribbon. */
const RIBBON = 1.5;

/** Groups laid out left to right by themselves, then packed on shelves to the shape of a screen. */
export function layoutDiagram(tables: readonly DiagramTable[], links: readonly Link[]): DiagramLayout {
  const groups = groupTables(
    tables.map((table) => table.schema),
    links,
  );
  const boxes = groups.map((members) => layoutGroup(members, tables, links));
  const places = shelve(boxes);
  const placed: Placed[] = tables.map(() => ({ x: 0, y: 0, group: 0 }));
  boxes.forEach((box, group) => {
    const { x, y } = places[group]!;
    for (const [table, at] of box.at) placed[table] = { x: x + at.x, y: y + at.y, group };
  });
  return {
    tables: placed,
    groups: boxes.map((box, i) => ({ name: nameGroup(groups[i]!, tables, links), ...places[i]!, width: box.width, height: box.height })),
  };
}

type Box = { readonly width: number; readonly height: number; readonly at: ReadonlyMap<number, { readonly x: number; readonly y: number }> };

function layoutGroup(members: readonly number[], tables: readonly DiagramTable[], links: readonly Link[]): Box {
  const inside = new Set(members);
  const own = links.filter((link) => link.from !== link.to && inside.has(link.from) && inside.has(link.to));
  if (own.length === 0) return tray(members, tables);
  const graph = new Graph();
  graph.setGraph({ rankdir: 'LR', ranker: 'tight-tree', nodesep: GAP, ranksep: GAP * 3 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const i of members) graph.setNode(String(i), { width: tables[i]!.width, height: tables[i]!.height });
  // Parents to the left of their children.
  for (const link of own) graph.setEdge(String(link.to), String(link.from));
  layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  const nodes = members.map((i) => ({ i, ...(graph.node(String(i)) as { x: number; y: number }) }));
  const shapely = Math.max(highest(nodes, tables), ...members.map((i) => tables[i]!.height));
  if (height > shapely * RIBBON) return foldRanks(nodes, tables, shapely);
  const lines = Math.round(Math.sqrt(width / (height * SHAPE)));
  if (lines > 1) return wrapRanks(nodes, tables, width / lines);
  return { width, height, at: new Map(nodes.map(({ i, x, y }) => [i, { x: x - tables[i]!.width / 2, y: y - tables[i]!.height / 2 }])) };
}

type Node = { readonly i: number; readonly x: number; readonly y: number };

/** How high the nodes are if they fill the shape of a screen. */
function highest(nodes: readonly Node[], tables: readonly DiagramTable[]): number {
  return Math.sqrt(nodes.reduce((sum, { i }) => sum + (tables[i]!.width + GAP * 2) * (tables[i]!.height + GAP), 0) / SHAPE);
}

/**
 * Places a layered layout's ranks from left to right. What refers to one hub is in one rank, a ribbon of it: a rank that is higher than the
 * shape of a screen asks for goes on in further columns, in its order.
 */
function foldRanks(nodes: readonly Node[], tables: readonly DiagramTable[], most: number): Box {
  const size = (i: number) => tables[i]!;
  const at = new Map<number, { x: number; y: number }>();
  let x = 0;
  let height = 0;
  for (const rank of ranksOf(nodes)) {
    const columns = columnsOf(rank, (i) => size(i).height, most);
    for (const { members, high } of columns) {
      const wide = Math.max(...members.map((i) => size(i).width));
      let y = -high / 2;
      for (const i of members) {
        at.set(i, { x, y });
        y += size(i).height + GAP;
      }
      x += wide + GAP;
      height = Math.max(height, high);
    }
    x += GAP * 2;
  }
  return { width: x - GAP * 3, height, at: new Map([...at].map(([i, place]) => [i, { x: place.x, y: place.y + height / 2 }])) };
}

/**
 * A layered layout on several lines, as text: a chain of references is a ribbon across the screen otherwise, in which nothing can be read.
 * `most`: how wide a line is, but for its last rank.
 */
function wrapRanks(nodes: readonly Node[], tables: readonly DiagramTable[], most: number): Box {
  const centres = new Map(nodes.map(({ i, x, y }) => [i, { x, y }]));
  const lines: number[][] = [];
  let begun = -Infinity;
  for (const rank of ranksOf(nodes)) {
    const left = Math.min(...rank.map((i) => centres.get(i)!.x - tables[i]!.width / 2));
    const last = lines.at(-1);
    if (last && left - begun < most - GAP * 3) last.push(...rank);
    else {
      lines.push([...rank]);
      begun = left;
    }
  }
  const at = new Map<number, { x: number; y: number }>();
  let width = 0;
  let top = 0;
  for (const line of lines) {
    const boxes = line.map((i) => ({ i, x: centres.get(i)!.x - tables[i]!.width / 2, y: centres.get(i)!.y - tables[i]!.height / 2 }));
    const [x0, y0] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
    for (const { i, x, y } of boxes) at.set(i, { x: x - x0, y: top + y - y0 });
    width = Math.max(width, ...boxes.map(({ i, x }) => x - x0 + tables[i]!.width));
    top = Math.max(...boxes.map(({ i, y }) => top + y - y0 + tables[i]!.height)) + GAP * 2;
  }
  return { width, height: top - GAP * 2, at };
}

/** Nodes of equal x, from left to right, each rank from above. */
function ranksOf(nodes: readonly Node[]): number[][] {
  const ranks = new Map<number, { i: number; y: number }[]>();
  for (const { i, x, y } of nodes) ranks.set(Math.round(x), [...(ranks.get(Math.round(x)) ?? []), { i, y }]);
  return [...ranks].sort(([a], [b]) => a - b).map(([, rank]) => rank.sort((a, b) => a.y - b.y).map(({ i }) => i));
}

/** A rank in as few columns as keep to the height, of about equal heights. */
function columnsOf(rank: readonly number[], heightOf: (i: number) => number, most: number): { members: number[]; high: number }[] {
  const whole = rank.reduce((sum, i) => sum + heightOf(i) + GAP, -GAP);
  const each = whole / Math.ceil(whole / most);
  const columns: { members: number[]; high: number }[] = [{ members: [], high: -GAP }];
  for (const i of rank) {
    const last = columns.at(-1)!;
    const high = last.high + GAP + heightOf(i);
    if (last.members.length > 0 && high > each * 1.1) columns.push({ members: [i], high: heightOf(i) });
    else columns[columns.length - 1] = { members: [...last.members, i], high };
  }
  return columns;
}

/** Tables without relations: in lines. */
function tray(members: readonly number[], tables: readonly DiagramTable[]): Box {
  const places = shelve(
    members.map((i) => tables[i]!),
    GAP,
  );
  const at = new Map(members.map((i, k) => [i, places[k]!] as const));
  return {
    at,
    width: Math.max(...members.map((i, k) => places[k]!.x + tables[i]!.width)),
    height: Math.max(...members.map((i, k) => places[k]!.y + tables[i]!.height)),
  };
}

/** Puts boxes on shelves, in their order, so that all of them together come near to the shape of a screen. */
function shelve(boxes: readonly { readonly width: number; readonly height: number }[], gap = BETWEEN): { x: number; y: number }[] {
  const area = boxes.reduce((sum, box) => sum + (box.width + gap) * (box.height + gap), 0);
  const most = Math.max(Math.sqrt(area * SHAPE) * 1.08, ...boxes.map((box) => box.width));
  let x = 0;
  let y = 0;
  let shelf = 0;
  return boxes.map((box) => {
    if (x > 0 && x + box.width > most) {
      x = 0;
      y += shelf + gap;
      shelf = 0;
    }
    const place = { x, y };
    x += box.width + gap;
    shelf = Math.max(shelf, box.height);
    return place;
  });
}

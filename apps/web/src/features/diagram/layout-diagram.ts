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
  const at = new Map(
    members.map((i) => {
      const node = graph.node(String(i)) as { x: number; y: number };
      return [i, { x: node.x - tables[i]!.width / 2, y: node.y - tables[i]!.height / 2 }] as const;
    }),
  );
  return { width, height, at };
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

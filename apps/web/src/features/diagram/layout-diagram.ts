import { arrangeColumns, GAP, GUTTER, type Sized } from './arrange-columns.ts';
import { screenOf } from './aspect.ts';
import { groupsOf, usualGroups, type GroupBy } from './group-by.ts';
import type { Link } from './group-tables.ts';
import { TEXT_PX } from './levels.ts';
import { nameGroup } from './name-group.ts';
import { planShelves } from './plan-shelves.ts';
import { shelve, type Shelf } from './shelve.ts';
import { textWidth } from './text-width.ts';

export type DiagramTable = Sized & { readonly schema: string; readonly name: string };
/** `column` counts the columns of its group from the left. */
export type Placed = Sized & { readonly x: number; readonly y: number; readonly group: number; readonly column: number };
export type Group = Sized & {
  /** Names for the group, the longest first; empty if the tables have nothing in common. */
  readonly names: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly shelf: number;
  readonly columns: readonly { readonly x: number; readonly width: number }[];
};
export type DiagramLayout = {
  readonly by: GroupBy;
  readonly tables: readonly Placed[];
  readonly groups: readonly Group[];
  readonly shelves: readonly Shelf[];
};

/** Room for the frames of two groups, the name of one, and lines between them. */
const BETWEEN = 128;
/**
 * The space around a title with its number, and around a name, in px; no group needs more than a part of the screen.
 */
const AROUND_TITLE = 40;
const AROUND_NAME = 28;
const NEEDED = 0.19;
/** This many tables of one schema are drawn together: groups would only make the diagram larger. */
const FEW = 40;

/**
 * Tables in groups, each group in columns, groups on shelves: all of it in about the shape of the screen, so that it is as large there as it can be.
 * @param aspect of the screen, width by height
 */
export function layoutDiagram(
  tables: readonly DiagramTable[],
  links: readonly Link[],
  aspect = 1.4,
  by: GroupBy = usualGroups(tables.map(({ schema }) => schema)),
): DiagramLayout {
  if (tables.length === 0) return { by, tables: [], groups: [], shelves: [] };
  const schemas = tables.map((table) => table.schema);
  const isOne = tables.length <= FEW && new Set(schemas).size === 1;
  const members = isOne ? [tables.map((_, i) => i)] : groupsOf(schemas, links, by);
  const between = linksBetween(members, links);
  const names = members.map((group) => (isOne ? [] : nameGroup(group, tables, links, by)));
  const shares = sharesOf(members, names, tables, by, aspect);
  const plan = planShelves(
    members.map((group) => group.map((i) => tables[i]!)),
    shares,
    between,
    BETWEEN,
    aspect,
  );
  const boxes: Box[] = [];
  plan.shelves.forEach((shelf, s) => {
    for (const i of shelf) boxes[i] = layoutGroup(members[i]!, tables, links, members.length === 1 ? aspect : { high: plan.heights[s]! });
  });
  const { at, shelves, groups: sizes } = shelve(boxes, shares, plan.shelves, between, BETWEEN, aspect);
  const placed: Placed[] = [];
  const groups = boxes.map((box, i): Group => {
    const { x, y, width, height } = { ...at[i]!, ...sizes[i]! };
    const moves = spread(box, width);
    for (const [table, card] of box.cards) placed[table] = { ...card, x: x + card.x + moves[card.column]!, y: y + card.y, group: i };
    const columns = box.columns.map((column, c) => ({ ...column, x: x + column.x + moves[c]! }));
    return { ...at[i]!, names: names[i]!, width, height, columns };
  });
  return { by, tables: placed, groups, shelves };
}

/** The share of the screen width that each group needs for its title and names, limited for long ones. */
function sharesOf(
  members: readonly (readonly number[])[],
  names: readonly (readonly string[])[],
  tables: readonly DiagramTable[],
  by: GroupBy,
  aspect: number,
): number[] {
  const screen = screenOf(aspect);
  const named = new Map<string, number>();
  for (const { name } of tables) named.set(name, (named.get(name) ?? 0) + 1);
  const called = ({ schema, name }: DiagramTable) => (by === 'relation' && named.get(name)! > 1 ? `${schema}.${name}` : name);
  return members.map((group, i) => {
    const title = textWidth(`${names[i]!.at(-2) ?? names[i]!.at(-1) ?? ''} ${group.length}`, TEXT_PX, 600) + AROUND_TITLE;
    const wide = group.map((table) => textWidth(called(tables[table]!), TEXT_PX, 600)).toSorted((a, b) => a - b);
    const most = wide[Math.floor((wide.length - 1) * 0.9)]!;
    return Math.min(NEEDED * screen, Math.max(title, most + AROUND_NAME)) / screen;
  });
}

/** Relations between groups, by index. */
function linksBetween(members: readonly (readonly number[])[], links: readonly Link[]): Link[] {
  const groupOf = new Map(members.flatMap((group, i) => group.map((table) => [table, i] as const)));
  return links.map(({ from, to }) => ({ from: groupOf.get(from)!, to: groupOf.get(to)! })).filter(({ from, to }) => from !== to);
}

/** How far each column of a group moves to the right, so that a group that is wider than its cards has more room between them. */
function spread({ columns, width }: Box, wide: number): number[] {
  const more = Math.max(0, wide - width);
  const step = Math.min(more / (columns.length + 1), GUTTER);
  const left = (more - step * (columns.length - 1)) / 2;
  return columns.map((_, i) => left + i * step);
}

type Box = Sized & { readonly cards: ReadonlyMap<number, Omit<Placed, 'group'>>; readonly columns: Group['columns'] };

/** Cards of a column are all as wide as its widest. `shape`: width by height, or how high it should be. */
function layoutGroup(members: readonly number[], tables: readonly DiagramTable[], links: readonly Link[], shape: number | { readonly high: number }): Box {
  const place = new Map(members.map((table, i) => [table, i]));
  const own = links.flatMap((link): Link[] => {
    const [from, to] = [place.get(link.from), place.get(link.to)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  const arranged = arrangeColumns(
    members.map((i) => tables[i]!),
    own,
    shape,
  );
  const cards = new Map<number, Omit<Placed, 'group'>>();
  const columns: { x: number; width: number }[] = [];
  let x = 0;
  let highest = 0;
  arranged.forEach((inColumn, column) => {
    const width = Math.max(...inColumn.map((i) => tables[members[i]!]!.width));
    let y = 0;
    for (const i of inColumn) {
      const { height } = tables[members[i]!]!;
      cards.set(members[i]!, { x, y, width, height, column });
      y += height + GAP;
    }
    columns.push({ x, width });
    x += width + GUTTER;
    highest = Math.max(highest, y - GAP);
  });
  return { cards, columns, width: x - GUTTER, height: highest };
}

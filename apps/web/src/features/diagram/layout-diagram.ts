import { arrangeColumns, GAP, GUTTER, type Sized } from './arrange-columns.ts';
import { groupTables, type Link } from './group-tables.ts';
import { nameGroup } from './name-group.ts';
import { shelve, type Shelf } from './shelve.ts';

export type DiagramTable = Sized & { readonly schema: string; readonly name: string };
/** `column` counts the columns of its group from the left. */
export type Placed = Sized & { readonly x: number; readonly y: number; readonly group: number; readonly column: number };
export type Group = Sized & {
  /** What its tables have in common; null where nothing true can be said of them. */
  readonly name: string | null;
  readonly x: number;
  readonly y: number;
  readonly shelf: number;
  readonly columns: readonly { readonly x: number; readonly width: number }[];
};
export type DiagramLayout = { readonly tables: readonly Placed[]; readonly groups: readonly Group[]; readonly shelves: readonly Shelf[] };

/** Room for the frames of two groups, the name of one, and lines between them. */
const BETWEEN = 128;
/** So many tables of one schema are one picture: groups would only make it larger. */
const FEW = 40;

/**
 * Tables in groups, each group in columns, groups on shelves: all of it in about the shape of the screen, so that it is as large there as it can be.
 * @param aspect of the screen, width by height
 */
export function layoutDiagram(tables: readonly DiagramTable[], links: readonly Link[], aspect = 1.4): DiagramLayout {
  if (tables.length === 0) return { tables: [], groups: [], shelves: [] };
  const schemas = tables.map((table) => table.schema);
  const isOne = tables.length <= FEW && new Set(schemas).size === 1;
  const members = isOne ? [tables.map((_, i) => i)] : groupTables(schemas, links);
  const boxes = members.map((group) => layoutGroup(group, tables, links, members.length === 1 ? aspect : 1.1));
  const { at, shelves } = shelve(boxes, BETWEEN, aspect);
  const placed: Placed[] = [];
  boxes.forEach((box, group) => {
    const { x, y } = at[group]!;
    for (const [table, card] of box.cards) placed[table] = { ...card, x: x + card.x, y: y + card.y, group };
  });
  const groups = boxes.map((box, i): Group => {
    const columns = box.columns.map((column) => ({ ...column, x: at[i]!.x + column.x }));
    return { ...at[i]!, name: isOne ? null : nameGroup(members[i]!, tables, links), width: box.width, height: box.height, columns };
  });
  return { tables: placed, groups, shelves };
}

type Box = Sized & { readonly cards: ReadonlyMap<number, Omit<Placed, 'group'>>; readonly columns: Group['columns'] };

/** Cards of a column are all as wide as its widest. */
function layoutGroup(members: readonly number[], tables: readonly DiagramTable[], links: readonly Link[], aspect: number): Box {
  const place = new Map(members.map((table, i) => [table, i]));
  const own = links.flatMap((link): Link[] => {
    const [from, to] = [place.get(link.from), place.get(link.to)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  const arranged = arrangeColumns(
    members.map((i) => tables[i]!),
    own,
    aspect,
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

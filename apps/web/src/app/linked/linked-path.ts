import type { RowView } from '../../engine/protocol.ts';

export type Child = RowView['children'][number];

/** The relations that were chosen, from the table on the left to the last one shown. */
export type LinkedPath = readonly string[];

/** As deep as tables are opened beside each other. */
export const MAX_LEVELS = 4;

export function keyOf(child: Pick<Child, 'table' | 'relation'>): string {
  return `${child.table} ${child.relation}`;
}

/** The relation that a level shows: the chosen one, else the first with rows, else the first. */
export function chosenChild(children: readonly Child[], key: string | undefined): Child | undefined {
  return children.find((child) => keyOf(child) === key) ?? children.find(({ count }) => count !== 0) ?? children[0];
}

/** The path with another relation at a level; deeper ones were chosen for another table. */
export function withChoice(path: LinkedPath, level: number, key: string): LinkedPath {
  return [...path.slice(0, level), key];
}

/** `orders`; with its columns where a table refers to this one by several. */
export function childName(child: Child, all: readonly Child[]): string {
  const several = all.filter(({ table }) => table === child.table).length > 1;
  return `${shortName(child.table)}${several ? ` by ${child.columns.join(', ')}` : ''}`;
}

export function shortName(table: string): string {
  return table.replace(/^public\./, '');
}

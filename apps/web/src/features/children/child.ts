import type { RowView } from '../../engine/protocol.ts';
import { shortName } from '../../lib/format.ts';

/** A relation by which rows of another table refer to a row. */
export type Child = RowView['children'][number];

export function keyOf(child: Pick<Child, 'table' | 'relation'>): string {
  return `${child.table} ${child.relation}`;
}

/** The relation that is shown: the chosen one, otherwise the first with rows, otherwise the first. */
export function chosenChild(children: readonly Child[], key: string | null | undefined): Child | undefined {
  return children.find((child) => keyOf(child) === key) ?? children.find(({ count }) => count !== 0) ?? children[0];
}

/** `orders`; with its columns where a table refers to this one by several. */
export function childName(child: Child, all: readonly Child[]): string {
  const several = all.filter(({ table }) => table === child.table).length > 1;
  return `${shortName(child.table)}${several ? ` by ${child.columns.join(', ')}` : ''}`;
}

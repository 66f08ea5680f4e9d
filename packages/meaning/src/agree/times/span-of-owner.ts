import type { Draft } from '../../edits/draft.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isAlwaysThere, isComputed, isFree, type DeriveContext } from '../context.ts';
import { spanOf } from './spans.ts';

/** A span that a row has of what it is a part of. */
export type SpanOfOwner = { readonly from: Draft; readonly end: Draft; readonly last: string };

/**
 * The first and the last day of a row are those of the row that it is a part of, where both are called the same: a room of a booking is booked for its days. Returns the
 * span if it was taken over.
 */
export function takeSpanOfOwner(table: TableView, context: DeriveContext): SpanOfOwner | undefined {
  const owner = context.relations.owners.get(table);
  const path = owner ? pathTo(owner, table, context) : null;
  const theirs = owner && path !== null ? spanOf(context.drafts.get(owner.to)!) : null;
  if (!owner || !theirs) return undefined;
  const drafts = context.drafts.get(table)!;
  const [from, end] = [theirs.start, theirs.end].map((time) => drafts.find((draft) => isSame(draft, time)));
  if (!from || !end || ![from, end].every((draft) => isOpen(draft, table, owner.columns, context))) return undefined;
  if (!isAlwaysThere(owner, theirs.start, from.column, context) || !isAlwaysThere(owner, theirs.end, end.column, context)) return undefined;
  const words = `that of ${owner.to.table.name}`;
  const last = `${path}.${theirs.end.column.name}`;
  compute(from, 'expression', { expression: `${path}.${theirs.start.column.name}` }, words, 'relation');
  compute(end, 'expression', { expression: last }, words, 'relation');
  return { from, end, last };
}

function isSame({ column, words }: Draft, { column: their, words: said }: Draft): boolean {
  return column.type.base === their.type.base && words.join(' ') === said.join(' ') && [column.name, their.name].every(isPlainName);
}

/** Whether only orders bind it, and keys in which it stands beside the owner and something else that tells rows apart. */
function isOpen(draft: Draft, table: TableView, [by]: readonly string[], context: DeriveContext): boolean {
  const { column } = draft;
  const isApart = table.table.uniqueKeys.every(({ columns }) => !columns.includes(column.name) || (columns.length > 2 && columns.includes(by!)));
  return !isComputed(draft) && draft.kind !== 'cases' && isApart && isFree({ ...column, inKey: false }, table, context, 'or in an order');
}

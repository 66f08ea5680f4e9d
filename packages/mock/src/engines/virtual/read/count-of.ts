import type { CountKind, ResolvedQuery } from '../../../core/index.ts';
import type { Budget } from '../budget.ts';
import { readRows, type View } from '../view.ts';
import { countOfExcepted } from './excepted.ts';
import { scan } from './scan.ts';
import { prepare } from './condition-of.ts';

/** Rows checked for an estimate. */
const SAMPLE = 4096;
/** Up to this many rows `estimated` counts exactly. */
const COUNTED_ROWS = 100_000;

export function countOf(view: View, query: ResolvedQuery, kind: CountKind, budget: Budget): { readonly total: number; readonly is: 'exact' | 'planned' } {
  const { access, where } = prepare(view, query, null, budget, true);
  const of = view.table(query.table);
  if (where === null) return { total: access?.count ?? of.count, is: 'exact' };
  const isAlone = access === null && !query.nodes.some((node) => node.kind === 'relation' && node.join === 'inner');
  const excepted = isAlone ? countOfExcepted(view, query.table, query.where, budget) : null;
  if (excepted !== null) return { total: of.count - excepted, is: 'exact' };
  const candidates = access?.count ?? of.count;
  if (kind !== 'exact' && candidates > COUNTED_ROWS) {
    const step = Math.floor(candidates / SAMPLE);
    const slots = Array.from({ length: SAMPLE }, (_, i) => access?.at(i * step) ?? i * step).filter((slot) => slot < of.made);
    const rows = readRows(view, query.table, slots, where.columns);
    const hits = rows.filter((row, i) => where.ofRow(row, slots[i]!) === true).length;
    return { total: Math.round((hits / slots.length) * candidates), is: 'planned' };
  }
  let total = 0;
  for (const _ of scan(view, { table: query.table, where, among: access, descending: false, by: null }, budget)) total++;
  return { total, is: 'exact' };
}

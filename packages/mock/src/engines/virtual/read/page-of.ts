import type { ResolvedKey, ResolvedQuery, ResolvedRelation } from '../../../core/index.ts';
import type { Budget } from '../budget.ts';
import { typeAt, valueAt } from '../predicate/json-path.ts';
import { compare, requireOrdered } from '../values/compare.ts';
import { readRows, type View } from '../view.ts';
import { relatedSlots } from './access.ts';
import { scan } from './scan.ts';
import type { Slots } from './slots.ts';
import { prepare } from './condition-of.ts';

export function relatedPage(view: View, node: ResolvedRelation, slot: number, budget: Budget): readonly number[] {
  const slots = relatedSlots(view, node.link, slot, budget);
  return slots.count === 0 ? [] : pageOf(view, node.query, slots, budget);
}

/** Slots of a page: filtered, in order, sliced. */
export function pageOf(view: View, query: ResolvedQuery, among: Slots | null, budget: Budget): readonly number[] {
  const { table, order, offset, limit } = query;
  if (limit === 0) return [];
  const { access, where } = prepare(view, query, among, budget);
  const first = order[0];
  const rising =
    first === undefined ||
    (first.relation === null && first.path.length === 0 && first.column.notNull && among === null && view.base.rises(table, first.column));
  const descending = first?.descending ?? false;
  if (rising && (first === undefined || (isKey(table.keys, first) && inOrder(access, table.qualified, budget)))) {
    if (where === null && view.table(table).written.length === 0 && view.table(table).count === view.table(table).made)
      return sliceOf(access ?? { count: view.table(table).made, at: (index) => index }, offset, limit, descending);
    const by = first === undefined || access !== null ? null : first.column;
    // A key has few rows: written ones are sorted below.
    if (access === null || first === undefined || view.table(table).written.length === 0)
      return taken(scan(view, { table, where, among: access, descending, by }, budget), offset, limit);
  }
  return sorted(view, query, [...scan(view, { table, where, among: access, descending: false, by: null }, budget)], budget).slice(
    offset,
    limit === null ? undefined : offset + limit,
  );
}

/** Whether rows come by their slots: children reached through other tables may come parent by parent. */
function inOrder(slots: Slots | null, table: string, budget: Budget): boolean {
  if (slots === null) return true;
  budget.spend(slots.count, table, 'the order of rows is looked at');
  let last = -1;
  for (let i = 0; i < slots.count; i++) {
    const slot = slots.at(i);
    if (slot < last) return false;
    last = slot;
  }
  return true;
}

function isKey(keys: ResolvedQuery['table']['keys'], { column }: ResolvedKey): boolean {
  return keys.some((key) => key.predicate === null && key.columns.length === 1 && key.columns[0] === column);
}

function sliceOf(slots: Slots, offset: number, limit: number | null, descending: boolean): number[] {
  const count = Math.max(0, Math.min(limit ?? Infinity, slots.count - offset));
  return Array.from({ length: count }, (_, i) => slots.at(descending ? slots.count - 1 - offset - i : offset + i));
}

function taken(slots: Iterable<number>, offset: number, limit: number | null): number[] {
  const page: number[] = [];
  let passed = 0;
  for (const slot of slots) {
    if (passed++ < offset) continue;
    page.push(slot);
    if (limit !== null && page.length >= limit) break;
  }
  return page;
}

/** Slots in the order of a query. */
export function sorted(view: View, query: ResolvedQuery, slots: readonly number[], budget: Budget): readonly number[] {
  const { order, table } = query;
  if (order.length === 0 || slots.length < 2) return slots;
  budget.spend(slots.length * order.length, table.qualified, `rows are ordered by ${order.map((key) => key.column.name).join(', ')}`);
  const columns = [...new Set(order.filter((key) => key.relation === null).map((key) => key.column))];
  const rows = readRows(view, table, slots, columns);
  const keys = order.map((key) => {
    const type = typeAt(key.column.type, key.path);
    requireOrdered(type);
    return { ...key, order: compare(type) };
  });
  const values = slots.map((slot, i) =>
    keys.map((key) =>
      valueAt(key.column.type, key.path, key.relation === null ? (rows[i]![key.column.index] ?? null) : relatedValue(view, query, key, slot, budget)),
    ),
  );
  const places = slots
    .map((_, i) => i)
    .toSorted((a, b) => {
      for (let k = 0; k < keys.length; k++) {
        const [x, y] = [values[a]![k]!, values[b]![k]!];
        if (x === y) continue;
        if (x === null || y === null) return (x === null) === keys[k]!.nullsFirst ? -1 : 1;
        const by = keys[k]!.order(x, y);
        if (by !== 0) return keys[k]!.descending ? -by : by;
      }
      return a - b;
    });
  return places.map((place) => slots[place]!);
}

function relatedValue(view: View, query: ResolvedQuery, key: ResolvedKey, slot: number, budget: Budget): string | null {
  const node = query.nodes[key.relation!] as ResolvedRelation;
  const [found] = relatedPage(view, node, slot, budget);
  return found === undefined ? null : (readRows(view, node.query.table, [found], [key.column])[0]![key.column.index] ?? null);
}

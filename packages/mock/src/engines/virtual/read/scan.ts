import type { MockColumn, MockTable } from '../../../core/index.ts';
import type { Budget } from '../budget.ts';
import type { Condition } from '../predicate/compile-cond.ts';
import { compare } from '../values/compare.ts';
import { readRows, type View } from '../view.ts';
import type { Slots } from './slots.ts';

export type Scan = {
  readonly table: MockTable;
  readonly where: Condition | null;
  /** Rows to read; all without it. */
  readonly among: Slots | null;
  readonly descending: boolean;
  /** Written rows are placed by their value in this column, which rises with the slot; otherwise at their slot. */
  readonly by: MockColumn | null;
};

/** The first batch is small, since most pages are: later ones grow. */
const FIRST_ROWS = 64;
const BATCH = 2048;

/** Slots of matching rows in order, lazily: callers stop when they have enough. */
export function* scan(view: View, { table, where, among, descending, by }: Scan, budget: Budget): Generator<number> {
  if (among) return yield* scanListed(view, table, where, among, descending, budget);
  const of = view.table(table);
  const written = positions(view, table, by)
    .filter(({ slot }) => where === null || where.ofRow(of.writtenRow(slot)!, slot) === true)
    .toSorted((a, b) => (descending ? b.at - a.at || b.slot - a.slot : a.at - b.at || a.slot - b.slot));
  let next = 0;
  for (const slot of scanMade(view, table, where, descending, budget)) {
    while (next < written.length && (descending ? written[next]!.at > slot : written[next]!.at < slot)) yield written[next++]!.slot;
    yield slot;
  }
  for (; next < written.length; next++) yield written[next]!.slot;
}

function* scanMade(view: View, table: MockTable, where: Condition | null, descending: boolean, budget: Budget): Generator<number> {
  const of = view.table(table);
  let size = FIRST_ROWS;
  for (let done = 0; done < of.made; size = Math.min(BATCH, size * 4)) {
    const count = Math.min(size, of.made - done);
    const first = descending ? of.made - done - count : done;
    done += count;
    const hits = hitsOf(view, table, where, first, count, budget);
    if (descending) hits.reverse();
    yield* hits;
  }
}

/** Matching slots among `count` consecutive ones from `first`, at most 2,048; a column that Postgres computes is computed here. */
export function hitsOf(view: View, table: MockTable, where: Condition | null, first: number, count: number, budget: Budget): number[] {
  const of = view.table(table);
  const hits: number[] = [];
  if (where === null || where.columns.length === 0) {
    budget.spend(count, table.qualified, 'all rows are looked at');
    for (let slot = first; slot < first + count; slot++) if (!of.isTouched(slot) && (where === null || where.ofRow([], slot) === true)) hits.push(slot);
    return hits;
  }
  budget.spend(count * where.columns.length, table.qualified, `${where.columns.map((column) => column.name).join(', ')} of all rows is looked at`);
  if (!where.columns.every((column) => view.base.isMade(table, column))) {
    const slots = Array.from({ length: count }, (_, i) => first + i).filter((slot) => !of.isTouched(slot));
    const rows = view.base.cells(table, slots, where.columns);
    return slots.filter((slot, i) => where.ofRow(rows[i]!, slot) === true);
  }
  view.base.batch(table, first, count, where.columns, (batch) => {
    for (let i = 0; i < count; i++) if (where.ofBatch(batch, i, first + i) === true && !of.isTouched(first + i)) hits.push(first + i);
  });
  return hits;
}

function* scanListed(view: View, table: MockTable, where: Condition | null, among: Slots, descending: boolean, budget: Budget): Generator<number> {
  let size = FIRST_ROWS;
  for (let done = 0; done < among.count; size = Math.min(BATCH, size * 4)) {
    const count = Math.min(size, among.count - done);
    const from = done;
    const part = Array.from({ length: count }, (_, i) => among.at(descending ? among.count - 1 - from - i : from + i));
    done += count;
    if (where === null) {
      yield* part;
      continue;
    }
    budget.spend(count * Math.max(1, where.columns.length), table.qualified, 'rows of a key are looked at');
    const rows = readRows(view, table, part, where.columns);
    for (let i = 0; i < count; i++) if (where.ofRow(rows[i]!, part[i]!) === true) yield part[i]!;
  }
}

/** The positions of written rows among generated ones. */
function positions(view: View, table: MockTable, by: MockColumn | null): { readonly slot: number; readonly at: number }[] {
  const of = view.table(table);
  if (by === null) return of.written.map((slot) => ({ slot, at: slot }));
  const order = compare(by.type);
  return of.written.map((slot) => {
    const value = of.writtenRow(slot)![by.index]!;
    let low = 0;
    let high = of.made;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (order(view.base.cells(table, [middle], [by])[0]![by.index]!, value) < 0) low = middle + 1;
      else high = middle;
    }
    return { slot, at: low - 0.5 + rankWithin(of.written, slot, by, view, table, order) };
  });
}

/** Rows between the same two generated ones are ordered by value. */
function rankWithin(written: readonly number[], slot: number, by: MockColumn, view: View, table: MockTable, order: (a: string, b: string) => number): number {
  const of = view.table(table);
  const own = of.writtenRow(slot)![by.index]!;
  const before = written.filter((each) => order(of.writtenRow(each)![by.index]!, own) < 0).length;
  return before / (2 * written.length + 2);
}

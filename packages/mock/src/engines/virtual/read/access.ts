import { cellText } from '@seedbed/engine';
import type { Link, MockColumn, MockRelation, MockTable, ResolvedCond } from '../../../core/index.ts';
import type { Base } from '../base.ts';
import type { Budget } from '../budget.ts';
import { compileCond } from '../predicate/compile-cond.ts';
import { EXACT } from '../predicate/compile-test.ts';
import { compare } from '../values/compare.ts';
import { readInput } from '../values/input.ts';
import { readRows, type Row, type TableView, type View } from '../view.ts';
import { canMake } from './can-make.ts';
import { listed, NONE, toArray, type Slots } from './slots.ts';

/** Up to this many rows a column is indexed when it is first queried by value. */
const INDEXED_ROWS = 200_000;

/** Maximum number of rows for the union of several conditions. */
const MAX_UNITED = 1_000_000;

/**
 * Rows that may satisfy a condition, by its most selective column that finds rows without a scan; null if there is
 * none.
 */
export function slotsWhere(
  view: View,
  table: MockTable,
  where: ResolvedCond | null,
  budget: Budget,
): { readonly slots: Slots; readonly exact: boolean } | null {
  if (where === null) return null;
  const all = conjuncts(where);
  if (all.some(({ kind }) => kind === 'never')) return { slots: NONE, exact: true };
  let best: Slots | null = null;
  for (const cond of all) {
    if (cond.kind !== 'column' || cond.path.length > 0 || cond.mod !== null || (cond.op !== 'eq' && cond.op !== 'in')) continue;
    const values = (Array.isArray(cond.value) ? cond.value : [cond.value]) as readonly string[];
    const slots = slotsOfValues(view, table, cond.column, values, budget);
    if (slots !== null && (best === null || slots.count < best.count)) best = slots;
    if (best !== null && best.count <= 1) break;
  }
  if (best === null || best.count > MAX_UNITED)
    for (const cond of all) {
      if (cond.kind !== 'or') continue;
      const united = slotsOfAny(view, table, cond.of, budget);
      if (united !== null && (best === null || united.slots.count < best.count)) best = united.slots;
      if (united !== null && all.length === 1) return united;
    }
  return best && { slots: best, exact: all.length === 1 };
}

/** Rows that may meet one of several conditions, if each leads to few rows without a scan. */
function slotsOfAny(view: View, table: MockTable, conds: readonly ResolvedCond[], budget: Budget): { readonly slots: Slots; readonly exact: boolean } | null {
  const found: Slots[] = [];
  let [total, exact] = [0, true];
  for (const cond of conds) {
    const one = slotsWhere(view, table, cond, budget);
    if (one === null || (total += one.slots.count) > MAX_UNITED) return null;
    exact &&= one.exact;
    found.push(one.slots);
  }
  budget.spend(total, table.qualified, 'rows of several conditions are put in order');
  return { slots: listed([...new Set(found.flatMap(toArray))].toSorted((a, b) => a - b)), exact };
}

function conjuncts(cond: ResolvedCond): readonly ResolvedCond[] {
  return cond.kind === 'and' ? cond.of.flatMap(conjuncts) : [cond];
}

function slotsOfValues(view: View, table: MockTable, column: MockColumn, values: readonly string[], budget: Budget): Slots | null {
  if (!EXACT.has(column.type.base)) return null;
  const found: Slots[] = [];
  for (const value of new Set(values.map((each) => readInput(column.type, each, false)))) {
    const slots = slotsOfValue(view, table, column, value, budget);
    if (slots === null) return null;
    found.push(slots);
  }
  if (found.length === 0) return NONE;
  if (found.length === 1) return found[0]!;
  const total = found.reduce((sum, each) => sum + each.count, 0);
  budget.spend(total, table.qualified, 'rows of several values are put in order');
  return listed(found.flatMap(toArray).toSorted((a, b) => a - b));
}

/** Rows with a value in a column; null if that needs a scan. */
function slotsOfValue(view: View, table: MockTable, column: MockColumn, value: string, budget: Budget): Slots | null {
  const made = madeWithValue(view.base, table, column, value, budget);
  if (made === null) return null;
  return visible(view.table(table), made, (row) => row[column.index] === value, budget);
}

/** Without changed or deleted rows, and with written ones. */
function visible(of: TableView, made: Slots, isWanted: (row: Row) => boolean, budget: Budget): Slots {
  const written = of.written.filter((slot) => isWanted(of.writtenRow(slot)!));
  if (written.length === 0 && of.count === of.made + of.written.length && of.written.every((slot) => slot >= of.made)) return made;
  budget.spend(made.count, of.table.qualified, 'rows are told from those that were changed');
  const left = toArray(made).filter((slot) => !of.isTouched(slot));
  return listed(written.length === 0 ? left : [...left, ...written].toSorted((a, b) => a - b));
}

/** Generated rows with a value in a column; null if that needs a scan. */
export function madeWithValue(base: Base, table: MockTable, column: MockColumn, value: string, budget: Budget): Slots | null {
  if (!base.isMade(table, column)) return null;
  const row = base.find(table, column, value);
  if (row !== null) return row < 0 ? NONE : listed([row]);
  const shape = WORDS.has(column.type.base) ? base.shape(table, column) : null;
  if (shape !== null && !canMake(shape, value)) return NONE;
  for (const relation of table.parents) {
    if (relation.columns.length !== 1 || relation.columns[0] !== column || relation.plan === null) continue;
    const parents =
      relation.parent === table && relation.parentColumns[0] === column
        ? null
        : madeWithValue(base, relation.parent, relation.parentColumns[0]!, value, budget);
    if (parents === null) continue;
    if (parents.count === 0) return NONE;
    const children = base.children(relation, parents.at(0));
    if (children !== null) return children;
  }
  return base.rows(table) <= INDEXED_ROWS ? listed(indexOf(base, table, column, budget).get(value) ?? []) : null;
}

/** Types whose text form equals the column's words. */
const WORDS: ReadonlySet<string> = new Set(['text', 'varchar']);

const indexes = new WeakMap<Base, Map<string, ReadonlyMap<string, readonly number[]>>>();

function indexOf(base: Base, table: MockTable, column: MockColumn, budget: Budget): ReadonlyMap<string, readonly number[]> {
  const kept = indexes.get(base) ?? new Map<string, ReadonlyMap<string, readonly number[]>>();
  indexes.set(base, kept);
  const key = `${table.qualified}\0${column.name}`;
  const known = kept.get(key);
  if (known) return known;
  const index = new Map<string, number[]>();
  const rows = base.rows(table);
  budget.spend(rows, table.qualified, `${column.name} is indexed`);
  for (let first = 0; first < rows; first += 2048) {
    base.batch(table, first, Math.min(2048, rows - first), [column], (batch) => {
      const cells = batch.columns[0]!;
      for (let i = 0; i < batch.count; i++) {
        if (cells.nulls?.[i]) continue;
        const text = cellText(cells, i);
        const slots = index.get(text);
        if (slots) slots.push(first + i);
        else index.set(text, [first + i]);
      }
    });
  }
  kept.set(key, index);
  return index;
}

/** The row with these values in the columns of a key, −1 without one. Values are as Postgres prints them. */
export function slotOfKey(view: View, table: MockTable, columns: readonly MockColumn[], values: readonly string[], budget: Budget): number {
  const of = view.table(table);
  const orders = columns.map((column) => compare(column.type));
  const same = (row: Row) =>
    columns.every((column, i) => row[column.index] !== null && row[column.index] !== undefined && orders[i]!(row[column.index]!, values[i]!) === 0);
  const written = of.written.find((slot) => same(of.writtenRow(slot)!));
  if (written !== undefined) return written;
  let best: Slots | null = null;
  columns.forEach((column, i) => {
    if (best !== null && best.count <= 8) return;
    const made = EXACT.has(column.type.base) ? madeWithValue(view.base, table, column, values[i]!, budget) : null;
    if (made !== null && (best === null || made.count < best.count)) best = made;
  });
  return firstMade(view, table, columns, best ?? allMade(of.made), same, budget);
}

function allMade(count: number): Slots {
  return { count, at: (index) => index };
}

function firstMade(view: View, table: MockTable, columns: readonly MockColumn[], slots: Slots, same: (row: Row) => boolean, budget: Budget): number {
  const of = view.table(table);
  for (let done = 0; done < slots.count; done += 512) {
    const part = Array.from({ length: Math.min(512, slots.count - done) }, (_, i) => slots.at(done + i)).filter((slot) => !of.isTouched(slot));
    budget.spend(part.length * columns.length, table.qualified, `a key of ${columns.map((column) => column.name).join(', ')} is looked for`);
    const rows = view.base.cells(table, part, columns);
    const at = rows.findIndex(same);
    if (at >= 0) return part[at]!;
  }
  return -1;
}

/** Rows reached from a row along a link. A row of `through` appears once for each row of the join table. */
export function relatedSlots(view: View, link: Link, slot: number, budget: Budget): Slots {
  switch (link.kind) {
    case 'parent': {
      const parent = parentSlot(view, link.relation, slot, budget);
      return parent < 0 ? NONE : listed([parent]);
    }
    case 'children':
      return childSlots(view, link.relation, slot, budget);
    case 'through': {
      const near = childSlots(view, link.near, slot, budget);
      budget.spend(near.count, link.near.child.qualified, 'rows of a join table are followed');
      return listed(
        joining(view, link, toArray(near), budget)
          .map((each) => parentSlot(view, link.far, each, budget))
          .filter((each) => each >= 0),
      );
    }
  }
}

/** Rows of the join table that count. */
function joining(view: View, { near, where }: Extract<Link, { kind: 'through' }>, slots: number[], budget: Budget): number[] {
  if (!where) return slots;
  const condition = compileCond(where, () => false);
  budget.spend(slots.length * condition.columns.length, near.child.qualified, 'rows of a join table are looked at');
  const rows = readRows(view, near.child, slots, condition.columns);
  return slots.filter((slot, i) => condition.ofRow(rows[i]!, slot) === true);
}

/** The parent's slot, −1 for none. */
export function parentSlot(view: View, relation: MockRelation, child: number, budget: Budget): number {
  const children = view.table(relation.child);
  const parents = view.table(relation.parent);
  const own = children.writtenRow(child);
  if (own === null && relation.plan !== null) {
    const parent = view.base.parent(relation, child)!;
    if (parent < 0) return -1;
    if (!parents.isTouched(parent)) return parent;
  }
  const row = own ?? view.base.cells(relation.child, [child], relation.columns)[0]!;
  const values = relation.columns.map((column) => row[column.index] ?? null);
  return values.some((value) => value === null) ? -1 : slotOfKey(view, relation.parent, relation.parentColumns, values as string[], budget);
}

/** The children's slots. */
export function childSlots(view: View, relation: MockRelation, parent: number, budget: Budget): Slots {
  const children = view.table(relation.child);
  const own = view.table(relation.parent).writtenRow(parent);
  const untouched = children.written.length === 0 && children.count === children.made;
  if (own === null && relation.plan !== null && untouched) {
    const made = view.base.children(relation, parent);
    if (made !== null) return made;
  }
  const row = own ?? view.base.cells(relation.parent, [parent], relation.parentColumns)[0]!;
  const values = relation.parentColumns.map((column) => row[column.index] ?? null);
  if (values.some((value) => value === null)) return NONE;
  const isWanted = (each: Row) => relation.columns.every((column, i) => each[column.index] === values[i]);
  return visible(children, madeChildren(view, relation, own === null ? parent : null, values as string[], budget), isWanted, budget);
}

/** Rows that refer to these values, whether or not a row has them as its key. */
export function referringSlots(view: View, relation: MockRelation, values: readonly string[], budget: Budget): Slots {
  const isWanted = (each: Row) => relation.columns.every((column, i) => each[column.index] === values[i]);
  return visible(view.table(relation.child), madeChildren(view, relation, null, values, budget), isWanted, budget);
}

/**
 * Generated rows that refer to these values: through the relation if the parent was generated with them, otherwise by
 * the columns.
 */
function madeChildren(view: View, relation: MockRelation, parent: number | null, values: readonly string[], budget: Budget): Slots {
  if (parent !== null && relation.plan !== null) {
    const made = view.base.children(relation, parent);
    if (made !== null) return made;
  }
  let best: Slots | null = null;
  relation.columns.forEach((column, i) => {
    const made = EXACT.has(column.type.base) ? madeWithValue(view.base, relation.child, column, values[i]!, budget) : null;
    if (made !== null && (best === null || made.count < best.count)) best = made;
  });
  const candidates: Slots = best ?? allMade(view.table(relation.child).made);
  if (best !== null && relation.columns.length === 1) return best;
  budget.spend(candidates.count * relation.columns.length, relation.child.qualified, `rows of ${relation.name} are looked for`);
  const slots = toArray(candidates);
  const rows = readMade(view, relation.child, slots, relation.columns);
  return listed(slots.filter((_, i) => relation.columns.every((column, c) => rows[i]![column.index] === values[c])));
}

function readMade(view: View, table: MockTable, slots: readonly number[], columns: readonly MockColumn[]): Row[] {
  return view.base.cells(table, slots, columns);
}

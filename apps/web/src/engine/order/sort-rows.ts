import { Problem } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { MockFault, type MockColumn, type MockTable } from '@seedbed/mock/core';
import { compare, requireOrdered, sortKey, type View } from '@seedbed/mock/virtual';
import { isInOrder } from '../filter/known-slots.ts';
import { faultWords } from '../filter/open-filter.ts';
import { viewOfPlan } from '../plan-view.ts';

/** The progress of a sort; `order` has the rows in ascending order once all were read. */
export type SortStep = { readonly read: number; readonly order: readonly number[] | null };

/**
 * `way`: whether values rise or fall from row to row; null if unknown. `most`: how many rows can be sorted in a second or two. `instead`: a
 * column that can be sorted at any size, if this one cannot.
 */
export type KnownOrder = { readonly way: 'rises' | 'falls' | null; readonly most: number; readonly instead: string | null };

const MAX_SORTED_ROWS = 200_000;
/** Documents and arrays are read again with each comparison. */
const MAX_ROWS_WITHOUT_KEYS = 10_000;
const BATCH = 2_048;

type Sorted = { readonly view: View; readonly table: MockTable; readonly column: MockColumn };

/**
 * Throws Problem `invalid-request` for a column that no longer exists, that Postgres computes, or whose type cannot be
 * sorted here.
 */
function openSort(plan: Plan, tableName: string, columnName: string): Sorted {
  const view = viewOfPlan(plan);
  const table = view.schema.tables.find(({ qualified }) => qualified === tableName);
  const column = table?.column(columnName);
  if (!table || !column) throw new Problem('invalid-request', `${tableName} has no column ${columnName}.`);
  if (!view.base.isMade(table, column)) throw new Problem('invalid-request', `Postgres makes ${columnName} during the load: its values are not known yet.`);
  try {
    requireOrdered(column.type);
  } catch (error) {
    if (error instanceof MockFault) throw new Problem('invalid-request', faultWords(error), { cause: error });
    throw error;
  }
  return { view, table, column };
}

/** Everything known about a column's order before a row is read. */
export function knownOrder(plan: Plan, tableName: string, columnName: string): KnownOrder {
  const { view, table, column } = openSort(plan, tableName, columnName);
  const most = sortKey(column.type) ? MAX_SORTED_ROWS : MAX_ROWS_WITHOUT_KEYS;
  if (!isInOrder(view, table, column)) return { way: null, most, instead: table.columns.find((each) => isOffered(view, table, each))?.name ?? null };
  const rows = view.base.rows(table);
  if (rows < 2) return { way: 'rises', most, instead: null };
  const [first, last] = view.base.cells(table, [0, rows - 1], [column]).map((row) => row[column.index]!);
  return { way: compare(column.type)(first!, last!) <= 0 ? 'rises' : 'falls', most, instead: null };
}

function isOffered(view: View, table: MockTable, column: MockColumn): boolean {
  return view.base.isMade(table, column) && isInOrder(view, table, column);
}

/** Puts rows in the order of a column. Reads them in steps, so that what is scrolled to is read in between. */
export class RowSorter {
  readonly #of: Sorted;
  /** Rising; null for all rows. */
  readonly #rows: readonly number[] | null;
  readonly #count: number;
  readonly #texts: (string | null)[] = [];

  constructor(plan: Plan, table: string, column: string, rows: readonly number[] | null) {
    this.#of = openSort(plan, table, column);
    this.#rows = rows;
    this.#count = rows?.length ?? this.#of.view.base.rows(this.#of.table);
  }

  /** Reads on until `inTime` returns false; the last step sorts. */
  step(inTime: () => boolean): SortStep {
    const { view, table, column } = this.#of;
    do {
      const first = this.#texts.length;
      const count = Math.min(BATCH, this.#count - first);
      const slots = this.#rows?.slice(first, first + count) ?? Array.from({ length: count }, (_, i) => first + i);
      for (const row of view.base.cells(table, slots, [column])) this.#texts.push(row[column.index] ?? null);
    } while (this.#texts.length < this.#count && inTime());
    return { read: this.#texts.length, order: this.#texts.length < this.#count ? null : this.#sorted() };
  }

  /** Equal values keep the order of the table. */
  #sorted(): number[] {
    const texts = this.#texts;
    const order = compare(this.#of.column.type);
    const key = sortKey(this.#of.column.type);
    const keys = key && Float64Array.from(texts, (text) => (text === null ? 0 : key(text)));
    const places = Array.from(texts, (_, i) => i).filter((i) => texts[i] !== null);
    places.sort((a, b) => {
      if (keys && keys[a] !== keys[b]) return keys[a]! < keys[b]! ? -1 : 1;
      const [x, y] = [texts[a]!, texts[b]!];
      return (x === y ? 0 : order(x, y)) || a - b;
    });
    texts.forEach((text, i) => {
      if (text === null) places.push(i);
    });
    const rows = this.#rows;
    return rows ? places.map((place) => rows[place]!) : places;
  }
}

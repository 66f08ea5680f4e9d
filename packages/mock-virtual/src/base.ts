import { Problem } from '@seedbed/contract';
import { BATCH_ROWS, openReader, cellText, rowOfValue, type Batch, type Plan, type Reader, type Shape } from '@seedbed/engine';
import type { MockColumn, MockRelation, MockSchema, MockTable } from '@seedbed/mock-query';
import { generatedValue } from './expression/generated.ts';
import { printed } from './values/printed.ts';
import type { Row } from './view.ts';

/** Rows of tables as they are made. Slots are row numbers from 0. */
export type Base = {
  readonly plan: Plan;
  rows(table: MockTable): number;
  /** Whether batches hold the column: Postgres computes the others from them. */
  isMade(table: MockTable, column: MockColumn): boolean;
  /** How its values are stored, and by that which there are; null of a column that is not made. */
  shape(table: MockTable, column: MockColumn): Shape | null;
  /** Cells of listed rows, by the columns' places; other places are absent. */
  cells(table: MockTable, slots: readonly number[], columns: readonly MockColumn[]): Row[];
  /** Listed rows as typed arrays, a part after the other from the place `from` of the list. They hold until `use` returns. Every column must be made. */
  listed(table: MockTable, slots: readonly number[], columns: readonly MockColumn[], use: (batch: Batch, from: number) => void): void;
  /** Consecutive rows as typed arrays, which hold until `use` returns. At most 2,048. */
  batch<T>(table: MockTable, first: number, count: number, columns: readonly MockColumn[], use: (batch: Batch) => T): T;
  /** The row with a value in a unique column, −1 without one; null where the generator cannot be inverted. */
  find(table: MockTable, column: MockColumn, value: string): number | null;
  /** Children of a row in rising order; null where they are not known without a scan. */
  children(relation: MockRelation, parent: number): { readonly count: number; at(ordinal: number): number } | null;
  /** The parent's row, −1 for none; null where rows are not made by this relation. */
  parent(relation: MockRelation, child: number): number | null;
  /** Whether the column's values rise with the row. */
  rises(table: MockTable, column: MockColumn): boolean;
};

function isMade(table: Plan['tables'][number], column: MockColumn): boolean {
  return table.columns.some((each) => each.name === column.name);
}

/** The most kept readers: their arrays are memory. */
const MAX_READERS = 64;
/** A page needs no arrays of a whole batch. */
const PAGE_ROWS = 64;

/** `schema`: of the plan. */
export function openBase(plan: Plan, schema: MockSchema): Base {
  const readers = new Map<string, Reader[]>();
  const tables = new Map(plan.tables.map((table) => [table.name, table]));
  const of = (table: MockTable) => tables.get(table.qualified)!;

  /** Readers are lent: a scan inside a scan of the same columns has one of its own. */
  const lend = <T>(table: MockTable, columns: readonly MockColumn[], capacity: number, use: (reader: Reader) => T): T => {
    const key = `${table.qualified}\0${capacity}\0${columns.map((column) => column.index).join()}`;
    const kept = readers.get(key) ?? [];
    if (kept.length === 0 && readers.size >= MAX_READERS) readers.delete(readers.keys().next().value!);
    readers.delete(key);
    readers.set(key, kept);
    const reader =
      kept.pop() ??
      openReader(
        plan,
        of(table),
        columns.map((column) => column.name),
        capacity,
      );
    try {
      return use(reader);
    } finally {
      kept.push(reader);
    }
  };

  return {
    plan,
    rows: (table) => of(table).rows,
    isMade: (table, column) => isMade(of(table), column),
    shape: (table, column) => of(table).columns.find((each) => each.name === column.name)?.shape ?? null,
    cells(table, slots, columns) {
      const rows: Row[] = [];
      if (columns.length === 0 || slots.length === 0) return slots.map(() => []);
      const computed = columns.filter((column) => !isMade(of(table), column));
      if (computed.length > 0) {
        const known = table.columns.filter((column) => isMade(of(table), column));
        const whole = this.cells(table, slots, known);
        for (const row of whole) for (const column of computed) row[column.index] = generatedValue(schema, table, column, row);
        return whole;
      }
      this.listed(table, slots, columns, (batch) => {
        for (let i = 0; i < batch.count; i++) {
          const row: Row = [];
          columns.forEach((column, c) => {
            const cells = batch.columns[c]!;
            row[column.index] = cells.nulls?.[i] ? null : printed(column, cellText(cells, i));
          });
          rows.push(row);
        }
      });
      return rows;
    },
    listed(table, slots, columns, use) {
      const capacity = slots.length <= PAGE_ROWS ? PAGE_ROWS : BATCH_ROWS;
      lend(table, columns, capacity, (reader) => {
        for (let done = 0; done < slots.length; done += capacity) {
          const part = slots.slice(done, done + capacity);
          use(reader.read({ first: part[0]!, count: part.length, at: Float64Array.from(part) }), done);
        }
      });
    },
    batch: (table, first, count, columns, use) => lend(table, columns, BATCH_ROWS, (reader) => use(reader.read({ first, count, at: null }))),
    find: (table, column, value) => {
      const row = rowOfValue(plan, table.qualified, column.name, value);
      if (row !== null) return row;
      return invertible(plan, of(table), column) ? -1 : null;
    },
    children(relation, parent) {
      if (relation.plan === null) return null;
      try {
        return plan.relations[relation.plan]!.childrenOf(parent);
      } catch (error) {
        if (error instanceof Problem && error.type === 'unsatisfiable') return null;
        throw error;
      }
    },
    parent: (relation, child) => (relation.plan === null ? null : plan.relations[relation.plan]!.parentOf(child)),
    rises: (table, column) => of(table).columns.some((each) => each.name === column.name && each.rises),
  };
}

const known = new WeakMap<Plan, Map<string, boolean>>();

/** Whether values of a column lead to their rows: tried with rows of the table, since neither fitting nor keys tell. */
function invertible(plan: Plan, table: Plan['tables'][number], column: MockColumn): boolean {
  const answers = known.get(plan) ?? new Map<string, boolean>();
  known.set(plan, answers);
  const key = `${table.name}\0${column.name}`;
  let answer = answers.get(key);
  if (answer === undefined) {
    answer =
      table.rows > 0 &&
      table.columns.some((each) => each.name === column.name && !each.makesNulls) &&
      samples(table.rows).every((row) => inverts(plan, table, column, row));
    answers.set(key, answer);
  }
  return answer;
}

function samples(rows: number): number[] {
  return [...new Set([0, 1, Math.floor(rows / 3), Math.floor(rows / 2), rows - 2, rows - 1])].filter((row) => row >= 0 && row < rows);
}

function inverts(plan: Plan, table: Plan['tables'][number], column: MockColumn, row: number): boolean {
  const reader = openReader(plan, table, [column.name], 1);
  const cells = reader.read({ first: row, count: 1, at: null }).columns[0]!;
  return rowOfValue(plan, table.name, column.name, cellText(cells, 0)) === row;
}

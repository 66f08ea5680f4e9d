import type { Catalog } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { schemaOf, type MockTable } from '../core/index.ts';
import { isTruth, parseForm, type Surroundings } from '../engines/virtual/index.ts';

/** A row's cells as Postgres prints them, by column; null is NULL. */
export type ConditionCells = ReadonlyMap<string, string | null>;

/**
 * A condition of one row. `isTrue` is null if the condition is NULL, and undefined if it cannot be evaluated for the
 * row.
 */
export type RowCondition = {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isTrue: (cells: ConditionCells) => boolean | null | undefined;
};

export type Conditions = {
  /** The CHECKs of a table that can be evaluated here. */
  checksOf(table: string): readonly RowCondition[];
  /** An SQL condition over one row of the table; null if it cannot be read. */
  read(table: string, name: string, sql: string): RowCondition | null;
};

/** Evaluates conditions of a plan's tables without a database, as mocks do for writes. */
export function openConditions(plan: Plan, catalog?: Catalog): Conditions {
  const schema = schemaOf(plan, catalog);
  const around: Surroundings = { now: Date.now() * 1000, uuid: () => '' };
  const tableNamed = (name: string): MockTable | undefined => schema.tables.find(({ qualified }) => qualified === name);
  const read = (table: MockTable, name: string, sql: string): RowCondition | null => {
    const form = parseForm(sql, table, schema);
    if (!form || form.notes.sources > 1 || form.notes.aggregates > 0 || form.notes.hasSubquery) return null;
    const columns = [...(form.notes.columns.get(0) ?? [])];
    return {
      name,
      columns: columns.map((column) => column.name),
      isTrue(cells) {
        if (!columns.every((column) => cells.has(column.name))) return undefined;
        const row = table.columns.map((column) => cells.get(column.name) ?? null);
        try {
          return isTruth(form.expr({ row, value: null, around }));
        } catch {
          return undefined;
        }
      },
    };
  };
  return {
    checksOf(name) {
      const table = tableNamed(name);
      return table ? table.checks.flatMap((check) => read(table, check.name, check.expression) ?? []) : [];
    },
    read(name, label, sql) {
      const table = tableNamed(name);
      return table ? read(table, label, sql) : null;
    },
  };
}

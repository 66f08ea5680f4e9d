import type { Catalog } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { schemaOf, type MockSchema, type MockTable } from '../../core/index.ts';
import { openBase, type Base } from './base.ts';
import { isComputed } from './expression/generated.ts';

/** How many rows to test whether a generated column can be evaluated. `exposed`: as for `schemaOf`. */
const TRIED = 20;

/** The schema of a plan with its rows. `*` omits generated columns that cannot be evaluated. */
export function openSchema(plan: Plan, catalog?: Catalog, exposed?: readonly string[]): { readonly schema: MockSchema; readonly base: Base } {
  const whole = schemaOf(plan, catalog, { exposed });
  const base = openBase(plan, whole);
  const left = new Set(whole.tables.flatMap((table) => leftOut(whole, base, table)));
  if (left.size === 0) return { schema: whole, base };
  const schema = schemaOf(plan, catalog, { exposed, leftOut: left });
  return { schema, base: openBase(plan, schema) };
}

/** Columns as `schema.table.column`. */
function leftOut(schema: MockSchema, base: Base, table: MockTable): string[] {
  const generated = table.columns.filter((column) => column.generated !== null && !base.isMade(table, column));
  if (generated.length === 0) return [];
  const made = table.columns.filter((column) => base.isMade(table, column));
  const rows = base.cells(
    table,
    Array.from({ length: Math.min(TRIED, base.rows(table)) }, (_, slot) => slot),
    made,
  );
  return generated.filter((column) => !isComputed(schema, table, column, rows)).map(({ name }) => `${table.qualified}.${name}`);
}

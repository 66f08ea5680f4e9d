import { MockFault, type MockColumn, type MockSchema, type MockTable } from '../../../core/index.ts';
import type { Row } from '../view.ts';
import type { Surroundings } from './call.ts';
import { parseExpression, type Expr } from './parse.ts';
import { storedText } from './value.ts';

const compiled = new WeakMap<MockColumn, Expr | null>();

/** Generated columns are immutable: they see neither clock nor chance. */
const FIXED_SURROUNDINGS: Surroundings = { now: 0, uuid: () => '' };

/** The value of a generated column of a row. Throws PGRST127 if its expression has something that a mock cannot evaluate. */
export function generatedValue(schema: MockSchema, table: MockTable, column: MockColumn, row: Row): string | null {
  const expr = column.generated === null ? null : expressionOf(schema, table, column);
  if (expr === null) throw unknown(table, column);
  try {
    return storedText(expr({ row, value: null, around: FIXED_SURROUNDINGS }), column.type);
  } catch (error) {
    throw isUnknown(error) ? unknown(table, column) : error;
  }
}

function expressionOf(schema: MockSchema, table: MockTable, column: MockColumn): Expr | null {
  let expr = compiled.get(column);
  if (expr === undefined) compiled.set(column, (expr = parseExpression(column.generated!, table, schema)));
  return expr;
}

function isUnknown(error: unknown): boolean {
  return error instanceof MockFault && error.code === 'PGRST127';
}

/** Whether a generated column can be computed here for each of these rows. Postgres errors count as values. */
export function isComputed(schema: MockSchema, table: MockTable, column: MockColumn, rows: readonly Row[]): boolean {
  try {
    if (expressionOf(schema, table, column) === null) return false;
    for (const row of rows) generatedValue(schema, table, column, row);
    return true;
  } catch (error) {
    return !isUnknown(error);
  }
}

/** Throws PGRST127 for a column that cannot be computed here, even if no rows are read. */
export function requireShown(table: MockTable, column: MockColumn): void {
  if (!table.shown.includes(column)) throw unknown(table, column);
}

function unknown(table: MockTable, column: MockColumn): MockFault {
  return MockFault.unsupported(
    `The column ${table.qualified}.${column.name}: Postgres computes it, by an expression that a mock cannot evaluate.`,
    'Name the columns that you want in `select`, without this one.',
  );
}

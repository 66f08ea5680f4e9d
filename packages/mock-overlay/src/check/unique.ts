import { quoteNameIfNeeded } from '@seedbed/contract';
import { MockFault, type MockKey, type MockSchema, type MockTable } from '@seedbed/mock-query';
import { isTruth, parseExpression, slotOfKey, type Budget, type Row, type Surroundings } from '@seedbed/mock-virtual';
import type { Draft } from '../state.ts';

const NO_SURROUNDINGS: Surroundings = { now: 0, uuid: () => '' };

/** The row that has the same values in a key, −1 without one. Throws PGRST127 for keys of expressions. */
export function conflictOf(draft: Draft, table: MockTable, key: MockKey, row: Row, budget: Budget): number {
  if (key.columns.length === 0) throw MockFault.unsupported(`The unique key ${key.name} of ${table.qualified}, which has an expression.`);
  if (!key.columns.every((column) => table.shown.includes(column)))
    throw MockFault.unsupported(`The unique key ${key.name} of ${table.qualified}, over a generated column that a mock cannot compute.`);
  const values = key.columns.map((column) => row[column.index] ?? null);
  if (values.some((value) => value === null)) {
    if (key.nullsNotDistinct) throw MockFault.unsupported(`NULL in the unique key ${key.name} of ${table.qualified}, which is NULLS NOT DISTINCT.`);
    return -1;
  }
  if (key.predicate !== null && !isBound(draft.schema, table, key.predicate, row)) return -1;
  const slot = slotOfKey(draft, table, key.columns, values as string[], budget);
  if (slot < 0 || key.predicate === null) return slot;
  throw MockFault.unsupported(`The partial unique key ${key.name} of ${table.qualified}, which another row may meet.`);
}

function isBound(schema: MockSchema, table: MockTable, predicate: string, row: Row): boolean {
  const expr = parseExpression(predicate, table, schema);
  if (expr === null) throw MockFault.unsupported(`The predicate of a unique key of ${table.qualified}: ${predicate}`);
  return isTruth(expr({ row, value: null, around: NO_SURROUNDINGS })) === true;
}

/** Throws 23505 if another row than `self` has the values of a key. */
export function checkUnique(draft: Draft, table: MockTable, row: Row, self: number, before: Row | null, budget: Budget): void {
  for (const key of table.keys) {
    if (before && key.columns.length > 0 && key.predicate === null && key.columns.every((column) => before[column.index] === row[column.index])) continue;
    const other = conflictOf(draft, table, key, row, budget);
    if (other < 0 || other === self) continue;
    throw new MockFault({
      code: '23505',
      status: 409,
      message: `duplicate key value violates unique constraint "${key.name}"`,
      details: `Key (${key.columns.map(({ name }) => quoteNameIfNeeded(name)).join(', ')})=(${key.columns.map((column) => row[column.index]).join(', ')}) already exists.`,
      quotes: table.qualified,
    });
  }
}

import { quoteNameIfNeeded } from '@seedbed/contract';
import { MockFault, type MockKey, type MockTable } from '../../core/index.ts';
import { keyReader, slotWithKey, type Budget, type Row } from '../../engines/virtual/index.ts';
import type { Draft } from '../state.ts';
import { leafOf } from './partition.ts';
import { shownExpression } from './shown-expression.ts';

/** The row that has the same values in a key, −1 without one. Throws PGRST127 for a key that nothing here can evaluate. */
export function conflictOf(draft: Draft, key: MockKey, row: Row, budget: Budget): number {
  return slotWithKey(draft, keyReader(draft.schema, key), row, -1, budget);
}

/** Throws 23505 if another row than `self` has the values of a key. */
export function checkUnique(draft: Draft, table: MockTable, row: Row, self: number, before: Row | null, budget: Budget): void {
  for (const key of table.keys) {
    const reader = keyReader(draft.schema, key);
    if (before && reader.columns.every((column) => before[column.index] === row[column.index])) continue;
    if (slotWithKey(draft, reader, row, self, budget) < 0) continue;
    const names = key.parts.map((part, i) => (key.partColumns[i] ? quoteNameIfNeeded(part) : shownExpression(part)));
    throw new MockFault({
      code: '23505',
      status: 409,
      message: `duplicate key value violates unique constraint "${leafOf(draft.schema, table, row)?.index(key.name) ?? key.name}"`,
      details: `Key (${names.join(', ')})=(${reader
        .valuesOf(row)
        .map((value) => value ?? 'null')
        .join(', ')}) already exists.`,
      quotes: table.qualified,
    });
  }
}

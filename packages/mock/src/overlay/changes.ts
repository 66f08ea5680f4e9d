import type { TableChanges } from '../core/index.ts';
import type { Base } from '../engines/virtual/index.ts';
import type { State } from './state.ts';

/** A state as the difference to the generated rows; null if a table without a primary key has changed rows, which have no name. */
export function changesOf(base: Base, { tables }: State): readonly TableChanges[] | null {
  const changes: TableChanges[] = [];
  for (const [table, { written, deleted }] of tables) {
    const touched = [...new Set([...written.keys(), ...deleted])].filter((slot) => slot < base.rows(table));
    const key = table.primaryKey?.columns ?? [];
    if (touched.length > 0 && key.length === 0) return null;
    const removed = base.cells(table, touched, key).map((row) => key.map((column) => row[column.index]!));
    if (removed.length + written.size > 0) changes.push({ table, removed, rows: [...written.values()] });
  }
  return changes;
}

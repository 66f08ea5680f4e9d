import type { MockTable } from '../../../core/index.ts';
import type { Notes } from '../expression/expr.ts';

export type Command = 'select' | 'insert' | 'update' | 'delete';
export type Side = 'using' | 'check';
/** The policies of a table that apply, and which of their expressions. */
export type Path = readonly (readonly [Command, Side])[];

export const READS: Path = [['select', 'using']];

/**
 * The table at which Postgres rejects recursive policies (42P17); null if there is none. Functions hide the tables that
 * they read.
 */
export function recursiveTable(
  table: MockTable,
  path: Path,
  notesOf: (table: MockTable, command: Command, side: Side) => readonly Notes[],
  active: readonly MockTable[] = [],
): MockTable | null {
  const notes = path.flatMap(([command, side]) => notesOf(table, command, side));
  if (!notes.some(({ hasSubquery }) => hasSubquery)) return null;
  if (active.includes(table)) return table;
  for (const { reads } of notes) {
    for (const read of reads) {
      const found = read.policies === null ? null : recursiveTable(read, READS, notesOf, [...active, table]);
      if (found) return found;
    }
  }
  return null;
}

import { MockFault } from '../fault.ts';
import type { Write } from '../query.ts';
import type { MockColumn, MockTable } from '../schema/schema.ts';
import type { ResolvedWrite } from './resolved.ts';

/** The columns that a body writes. Throws PGRST204 for a name that is not a column. */
export function resolveWrite(table: MockTable, write: Write): ResolvedWrite {
  const names = write.columns ?? [...new Set(write.rows.flatMap((row) => Object.keys(row)))];
  const columns = names.map((name) => written(table, name));
  const on = write.conflict?.on?.map((name) => keyColumn(table, name)) ?? null;
  return {
    rows: write.rows,
    columns: [...new Set(columns)],
    conflict: write.conflict ? { ...write.conflict, columns: on } : null,
    missing: write.missing ?? 'null',
    maxAffected: write.maxAffected ?? null,
    exactly: write.exactly ?? null,
    rollback: write.rollback ?? false,
    single: write.single ?? false,
  };
}

function written(table: MockTable, name: string): MockColumn {
  const column = table.column(name);
  if (column) return column;
  throw new MockFault({ code: 'PGRST204', status: 400, message: `Could not find the '${name}' column of '${table.name}' in the schema cache` });
}

function keyColumn(table: MockTable, name: string): MockColumn {
  const column = table.column(name);
  if (column) return column;
  throw new MockFault({ code: '42703', status: 400, message: `column "${name}" does not exist` });
}

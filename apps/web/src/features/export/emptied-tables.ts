import type { LoadMode, TableModes, TargetTable } from '@seedbed/contract';

/** Tables whose rows a load with these modes deletes. */
export function emptiedTables(tables: readonly TargetTable[], mode: LoadMode, modes: TableModes): string[] {
  return tables.flatMap(({ table, tool }) => ((modes[table] ?? (tool === undefined ? mode : 'keep')) === 'truncate' ? [table] : []));
}

/** Tables that a load with these modes sends no rows to: left out, or kept with the rows that they have. */
export function keptTables(tables: readonly TargetTable[], mode: LoadMode, modes: TableModes): string[] {
  return tables.flatMap(({ table, tool, state }) => {
    const own = modes[table] ?? (tool === undefined ? mode : 'keep');
    return own === 'skip' || (own === 'keep' && state === 'filled') ? [table] : [];
  });
}

/** Modes of tables that are there, by their whole names: a run may have said them by the bare name. */
export function knownModes(tables: readonly TargetTable[], modes: TableModes): TableModes {
  const lines = tables.flatMap(({ table }) => {
    const mode = modes[table] ?? modes[table.slice(table.indexOf('.') + 1)];
    return mode === undefined ? [] : [[table, mode] as const];
  });
  return Object.fromEntries(lines);
}

import { qualifiedName, type Blueprint, type BlueprintTable, type TypeDefinitions } from '@seedbed/contract';
import { formatShort } from '../lib/format.ts';
import { edit, type DraftStore } from './draft/draft-store.ts';
import { mostRows } from './most-rows.ts';

/** Sets how many rows a table has; null lets the count follow from its owner again. */
export function setRows(draft: DraftStore, name: string, rows: number | null): void {
  const before = tableOf(draft.getState().blueprint, name)?.rows;
  const words = (count: number | null | undefined) => (count === null || count === undefined ? 'as its parents say' : formatShort(count));
  edit(
    draft,
    `${name}: rows ${words(before)} → ${words(rows)}`,
    (blueprint) => {
      const table = tableOf(blueprint, name);
      if (!table) return;
      if (rows === null) delete table.rows;
      else table.rows = rows;
    },
    { touched: name },
  );
}

/** Multiplies every written count; counts that follow from parents follow along. */
export function scaleRows(draft: DraftStore, factor: number): void {
  edit(draft, `all tables: rows × ${factor}`, (blueprint) => {
    for (const table of blueprint.tables) {
      if (table.rows === undefined || isSmall(table.role)) continue;
      table.rows = Math.min(roomOf(table, blueprint.types), Math.max(1, Math.round(table.rows * factor)));
    }
  });
}

/** Sets every table that has its own count to `rows`. */
export function setAllRows(draft: DraftStore, rows: number): void {
  edit(draft, `all tables: ${formatShort(rows)} rows`, (blueprint) => {
    for (const table of blueprint.tables) if (table.rows !== undefined && !isSmall(table.role)) table.rows = Math.min(roomOf(table, blueprint.types), rows);
  });
}

function roomOf(table: BlueprintTable, types: TypeDefinitions | undefined): number {
  return mostRows(table, types ?? {})?.rows ?? Number.MAX_SAFE_INTEGER;
}

/** Lookups and settings have as many rows as there are things to look up. */
function isSmall(role: string | undefined): boolean {
  return role === 'lookup' || role === 'settings' || role === 'single';
}

export function tableOf<T extends Blueprint>(blueprint: T, name: string): T['tables'][number] | undefined {
  return blueprint.tables.find((table) => qualifiedName(table.schema, table.name) === name);
}

import type { Blueprint, Catalog, TrialTable } from '@seedbed/contract';
import { editColumn, tableOf } from './edit-blueprint.ts';
import { reachableCode } from './reachable-code.ts';
import type { Repair } from './types.ts';

const WHOLE = /^(?:smallint|integer|bigint)$/;

/**
 * A trigger numbers the rows and rejects rows with a number: the key is left to it. It most likely assigns 1, 2, 3 in
 * row order, as we do; the next trial shows.
 */
export function numberedByCode(blueprint: Blueprint, catalog: Catalog, table: TrialTable): Repair | null {
  const own = tableOf(blueprint, table.table);
  const [key, ...others] = own?.primaryKey ?? [];
  const column = own?.columns.find((one) => one.name === key);
  const isRefused = table.sent > 0 && table.missing?.length === table.sent && table.counterexamples.some((one) => one.sqlstate === 'P0001');
  if (!own || !column || others.length > 0 || !isRefused || !WHOLE.test(column.type) || column.generator?.kind !== 'sequence') return null;
  if (column.generated !== undefined || !isWritten(column.name, reachableCode(own, catalog, 'insert'))) return null;
  return {
    table: table.table,
    tier: 'A',
    how: `${column.name} left to the table's triggers, which number the rows`,
    apply: (next) => editColumn(next, table.table, column.name, (one) => ({ ...one, generated: 'numbered by a trigger', generator: { kind: 'sequence' } })),
  };
}

/** `NEW.id := …` as a separate statement, or `SELECT … INTO NEW.id`. */
function isWritten(name: string, code: string): boolean {
  const column = `new\\."?${name.toLowerCase().replaceAll(/\W/g, '\\$&')}"?`;
  return new RegExp(`(?:;|\\b(?:begin|then|else|loop))\\s*${column}\\s*:?=|\\binto\\s+(?:strict\\s+)?(?:[\\w.]+\\s*,\\s*)*${column}(?![\\w.])`).test(code);
}

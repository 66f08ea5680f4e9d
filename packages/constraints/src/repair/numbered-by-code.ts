import type { Blueprint, Catalog, TrialTable } from '@seedbed/contract';
import { editColumn, editTable, tableOf } from './edit-blueprint.ts';
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

/**
 * Triggers reject values of a column that they fill themselves where it is NULL (the next place in a list, a parent that
 * they make): it is left to them. Columns with a DEFAULT never arrive as NULL.
 */
export function filledIfNull(blueprint: Blueprint, catalog: Catalog, table: TrialTable): Repair | null {
  const own = tableOf(blueprint, table.table);
  const isRejected = table.counterexamples.some((one) => one.context !== undefined && one.otherTable === undefined && !one.sqlstate.startsWith('23'));
  if (!own || !isRejected) return null;
  const triggers = catalog.tables.find(({ schema, name }) => schema === own.schema && name === own.name)?.triggers ?? [];
  const before = { ...catalog, tables: [{ schema: own.schema, name: own.name, triggers: triggers.filter(({ timing }) => timing === 'before') }] } as Catalog;
  const code = [reachableCode(own, before, 'insert'), ...before.tables[0]!.triggers.map(({ condition = '' }) => condition.toLowerCase())].join('\n');
  const column = own.columns.find(
    ({ name, default: fallback, generated, sequence }) =>
      fallback === undefined && generated === undefined && sequence === undefined && isTestedForNull(name, code) && isWritten(name, code),
  );
  if (!column) return null;
  return {
    table: table.table,
    tier: 'A',
    how: `${column.name} left to the table's triggers, which fill it where it is NULL`,
    // Its keys hold by what the triggers do: they neither limit the rows nor their parents.
    apply: (next) =>
      editTable(next, table.table, (one) => ({
        ...one,
        ...(one.uniqueKeys && { uniqueKeys: one.uniqueKeys.filter(({ columns }) => !columns.includes(column.name)) }),
        columns: one.columns.map((each) =>
          each.name === column.name
            ? { ...each, generated: 'filled by a trigger', ...(each.generator && WHOLE.test(each.type) && { generator: { kind: 'sequence' as const } }) }
            : each,
        ),
      })),
  };
}

function isTestedForNull(name: string, code: string): boolean {
  return new RegExp(`\\bnew\\.${columnPattern(name)}\\)?\\s+is\\s+null\\b`).test(code);
}

function columnPattern(name: string): string {
  return `"?${name.toLowerCase().replaceAll(/\W/g, '\\$&')}"?`;
}

/** `NEW.id := …` as a separate statement, or `SELECT … INTO NEW.id`. */
function isWritten(name: string, code: string): boolean {
  const column = `new\\.${columnPattern(name)}`;
  return new RegExp(`(?:;|\\b(?:begin|then|else|loop))\\s*${column}\\s*:?=|\\binto\\s+(?:strict\\s+)?(?:[\\w.]+\\s*,\\s*)*${column}(?![\\w.])`).test(code);
}

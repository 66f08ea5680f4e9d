import { qualifiedName, type Blueprint, type Catalog, type TrialTable } from '@seedbed/contract';
import { editTable, tableOf } from './edit-blueprint.ts';
import { reachableCode } from './reachable-code.ts';
import type { Repair } from './types.ts';

/**
 * A trigger writes a NULL to a NOT NULL column of another table: it comes from a nullable column of this row, or of a
 * row that the code looks up. Columns that the code mentions, of the same type, with NULLs only from a generated share,
 * no longer get NULLs.
 */
export function neverNull(blueprint: Blueprint, catalog: Catalog, table: TrialTable): Repair | null {
  const own = tableOf(blueprint, table.table);
  const refused = table.counterexamples.find((one) => one.sqlstate === '23502' && one.otherTable !== undefined && one.otherTable !== table.table);
  const written = refused && tableOf(blueprint, refused.otherTable!)?.columns.find((one) => refused.message.includes(`column "${one.name}"`));
  if (!own || !written) return null;
  const words = new Set(reachableCode(own, catalog).match(/\w+/g));
  const wanted = targetOf(blueprint, refused.otherTable!, written.name);
  const found = blueprint.tables.flatMap((other) => {
    const name = qualifiedName(other.schema, other.name);
    if (name === refused.otherTable || (other !== own && (wanted === undefined || !words.has(other.name.toLowerCase())))) return [];
    const columns = other.columns.filter(
      (column) =>
        column.nullable &&
        column.type === written.type &&
        words.has(column.name.toLowerCase()) &&
        targetOf(blueprint, name, column.name) === wanted &&
        isNullByShare(blueprint, name, column.name),
    );
    return columns.map((column) => ({ table: name, column: column.name }));
  });
  if (found.length === 0) return null;
  const has = (name: string, columns: readonly string[]): boolean => found.some((one) => one.table === name && columns.includes(one.column));
  return {
    table: table.table,
    tier: 'A',
    how: `never NULL are ${found.map((one) => `${one.table}.${one.column}`).join(', ')}: its triggers copy them where none may be`,
    apply: (next) => ({
      ...[...new Set(found.map((one) => one.table))].reduce(
        (changed, name) =>
          editTable(changed, name, (one) => ({
            ...one,
            columns: one.columns.map((column) => (has(name, [column.name]) ? { ...column, nullRate: 0 } : column)),
          })),
        next,
      ),
      relations: next.relations.map((one) => (has(one.from.table, one.from.columns) ? { ...one, nullShare: 0 } : one)),
    }),
  };
}

/** The table that a column refers to. */
function targetOf({ relations }: Blueprint, table: string, column: string): string | undefined {
  return relations.find((one) => one.from.table === table && one.from.columns.length === 1 && one.from.columns[0] === column)?.to.table;
}

/** NULL in some rows by our choice: not by a case, and not at the root of a tree. */
function isNullByShare({ tables, relations }: Blueprint, name: string, column: string): boolean {
  const table = tables.find((one) => qualifiedName(one.schema, one.name) === name)!;
  if (table.groups?.some((group) => group.columns.includes(column))) return false;
  const own = relations.filter((one) => one.from.table === name && one.from.columns.includes(column));
  const rate = table.columns.find((one) => one.name === column)?.nullRate ?? 0;
  return own.every((one) => one.to.table !== name) && (rate > 0 || own.some((one) => (one.nullShare ?? 0) > 0));
}

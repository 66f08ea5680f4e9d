import { quotedName, raiseWarning, skipIfRefused } from '@seedbed/contract';
import { columnOf, isSame, tableOf, type ForeignKey, type MysqlColumn, type MysqlTable } from '../read/schema.ts';
import type { Kept } from './shared-types.ts';

/** The references of a table as statements for Postgres. */
export function references(table: MysqlTable, tables: readonly MysqlTable[], kept: ReadonlyMap<MysqlColumn, Kept>): string[] {
  return table.foreignKeys.flatMap((key) => {
    const parent = tableOf(tables, key.table);
    if (!parent) return toNoTable(table, key);
    if (key.columns.some((name) => !columnOf(table, name) || !kept.has(columnOf(table, name)!))) return [];
    const what = `the reference ${table.name} (${key.columns.join(', ')}) to ${parent.name} (${table.place})`;
    const add = `ALTER TABLE ${quotedName(table.name)} ADD FOREIGN KEY (${listOf(table, key.columns)}) REFERENCES ${quotedName(parent.name)}${targetOf(parent, key)}`;
    return [...madeUnique(parent, key), skipIfRefused(what, add)];
  });
}

/** MySQL accepts an index as a target; Postgres needs a key, which MySQL's rows satisfy too. */
function madeUnique(parent: MysqlTable, { referenced }: ForeignKey): string[] {
  const isKey = [parent.primaryKey, ...parent.uniqueKeys.map(({ parts }) => parts)].some(
    (parts) => parts.length === referenced.length && parts.every(({ column }) => column !== undefined && referenced.some((name) => isSame(name, column))),
  );
  if (isKey || referenced.length === 0) return [];
  return [skipIfRefused(`a key of ${parent.name}`, `ALTER TABLE ${quotedName(parent.name)} ADD UNIQUE (${listOf(parent, referenced)})`)];
}

/** If the table does not exist, MySQL accepts only NULL. */
function toNoTable(table: MysqlTable, { columns, table: parent }: ForeignKey): string[] {
  const what = `the reference ${table.name} (${columns.join(', ')}) leads to ${parent}, which the schema does not have`;
  const open = columns.map((name) => columnOf(table, name)).find((column) => column && !column.notNull);
  if (!open) return [raiseWarning(`${what}, and its columns are NOT NULL: MySQL takes such rows only while foreign_key_checks is off`)];
  return [raiseWarning(`${what}: ${open.name} is NULL in every row`), `ALTER TABLE ${quotedName(table.name)} ADD CHECK (${quotedName(open.name)} IS NULL);`];
}

function targetOf(parent: MysqlTable, { referenced, onDelete, onUpdate }: ForeignKey): string {
  const columns = referenced.length > 0 ? ` (${listOf(parent, referenced)})` : '';
  return `${columns}${onDelete === undefined ? '' : ` ON DELETE ${onDelete}`}${onUpdate === undefined ? '' : ` ON UPDATE ${onUpdate}`}`;
}

/** Names in their original case: MySQL accepts column names in any case. */
function listOf(table: MysqlTable, names: readonly string[]): string {
  return names.map((name) => quotedName(columnOf(table, name)?.name ?? name)).join(', ');
}

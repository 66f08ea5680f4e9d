import type { Item } from './read-item.ts';
import { readItem } from './read-item.ts';
import { columnOf, isSame, type MysqlColumn, type MysqlTable } from './schema.ts';
import { isWord, listOf, nameOf, type Token } from './tokens.ts';

/** A table from the parentheses of CREATE TABLE and the options after them. */
export function tableOfItems(name: string, place: string, body: Token, options: readonly Token[]): MysqlTable {
  const table: MysqlTable = { name, place, columns: [], primaryKey: [], uniqueKeys: [], foreignKeys: [], checks: [] };
  for (const item of listOf(body.items)) addItem(table, readItem(item));
  readOptions(table, options);
  return table;
}

/** Adds a column, key or CHECK to a table. */
export function addItem(table: MysqlTable, item: Item): void {
  if (item.kind === 'primary') table.primaryKey = item.parts;
  if (item.kind === 'unique') table.uniqueKeys.push({ name: item.name, parts: item.parts });
  if (item.kind === 'foreign') table.foreignKeys.push(item.key);
  if (item.kind === 'check') table.checks.push(item.check);
  if (item.kind !== 'column') return;
  const { column, isPrimary, isUnique, checks, references, after } = item;
  place(table, column, after);
  if (isPrimary) table.primaryKey = [{ column: column.name }];
  if (isUnique && !isPrimary) table.uniqueKeys.push({ parts: [{ column: column.name }] });
  table.checks.push(...checks);
  table.foreignKeys.push(...references);
}

function place(table: MysqlTable, column: MysqlColumn, after: string | true | undefined): void {
  const before = typeof after === 'string' ? table.columns.findIndex(({ name }) => isSame(name, after)) : -1;
  if (after === undefined || (after !== true && before < 0)) table.columns.push(column);
  else table.columns.splice(after === true ? 0 : before + 1, 0, column);
}

/** The options after the columns: the comment, the character set. */
export function readOptions(table: MysqlTable, options: readonly Token[]): void {
  for (const [at, token] of options.entries()) {
    if (isWord(token, 'PARTITION')) return;
    const value = options[at + 1]?.source === '=' ? options[at + 2] : options[at + 1];
    if (!value) continue;
    if (isWord(token, 'COMMENT') && value.kind === 'text') table.comment = value.value;
    if (isWord(token, 'CHARSET') || (isWord(token, 'SET') && isWord(options[at - 1], 'CHARACTER'))) table.charset = nameOf(value).toLowerCase();
    if (isWord(token, 'COLLATE')) table.collation = nameOf(value).toLowerCase();
  }
}

/** Removes a column and its keys; a replacement, if any, takes its position. */
export function replaceColumn(table: MysqlTable, name: string, by: MysqlColumn | undefined): void {
  const old = columnOf(table, name);
  if (!old) return;
  table.columns = table.columns.flatMap((column) => (column === old ? (by ? [by] : []) : [column]));
  const renamed = (part: string): string => (by && isSame(part, name) ? by.name : part);
  const parts = <T extends { readonly column?: string | undefined }>(all: readonly T[]): T[] =>
    all.flatMap((part) => (part.column === undefined || !isSame(part.column, name) ? [part] : by ? [{ ...part, column: by.name }] : []));
  table.primaryKey = parts(table.primaryKey);
  table.uniqueKeys = table.uniqueKeys.map((key) => ({ ...key, parts: parts(key.parts) })).filter((key) => key.parts.length > 0);
  table.foreignKeys = table.foreignKeys
    .filter((key) => by || !key.columns.some((each) => isSame(each, name)))
    .map((key) => ({ ...key, columns: key.columns.map(renamed) }));
}

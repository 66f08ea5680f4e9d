import { readColumn } from './read-column.ts';
import { readItem } from './read-item.ts';
import { readName } from './read-reference.ts';
import { columnOf, isSame, type MysqlTable } from './schema.ts';
import { addItem, readOptions, replaceColumn } from './table-of.ts';
import { isWord, listOf, nameOf, type Token } from './tokens.ts';

/** Runs the actions after `ALTER TABLE name`, one by one. */
export function alterTable(table: MysqlTable, tokens: readonly Token[]): void {
  for (const action of listOf(tokens)) alter(table, action);
}

function alter(table: MysqlTable, [first, ...rest]: readonly Token[]): void {
  if (isWord(first, 'ADD')) add(table, withoutWords(rest, 'COLUMN'));
  else if (isWord(first, 'MODIFY')) change(table, undefined, withoutWords(rest, 'COLUMN'));
  else if (isWord(first, 'CHANGE')) {
    const [old, ...column] = withoutWords(rest, 'COLUMN');
    if (old) change(table, nameOf(old), column);
  } else if (isWord(first, 'DROP')) drop(table, rest);
  else if (isWord(first, 'RENAME')) rename(table, rest);
  else if (isWord(first, 'ALTER')) setDefault(table, withoutWords(rest, 'COLUMN'));
  else if (!isWord(first, 'CONVERT', 'PARTITION')) readOptions(table, first ? [first, ...rest] : rest);
}

function add(table: MysqlTable, tokens: readonly Token[]): void {
  // ADD COLUMN (a int, b int)
  if (tokens[0]?.kind === 'group') for (const item of listOf(tokens[0].items)) addItem(table, readItem(item));
  else if (tokens.length > 1 && !isWord(tokens[0], 'PARTITION')) {
    const item = readItem(tokens);
    if (item.kind !== 'column' || !columnOf(table, item.column.name)) addItem(table, item);
  }
}

/** MODIFY and CHANGE redefine the whole column; they keep its keys and may add some. */
function change(table: MysqlTable, old: string | undefined, tokens: readonly Token[]): void {
  if (tokens.length < 2) return;
  const read = readColumn(tokens);
  const isKey = table.primaryKey.some(({ column }) => column !== undefined && isSame(column, old ?? read.column.name));
  replaceColumn(table, old ?? read.column.name, { ...read.column, notNull: read.column.notNull || isKey });
  if (read.isPrimary) table.primaryKey = [{ column: read.column.name }];
  if (read.isUnique) table.uniqueKeys.push({ parts: [{ column: read.column.name }] });
  table.checks.push(...read.checks);
}

function drop(table: MysqlTable, tokens: readonly Token[]): void {
  const name = withoutWords(tokens, 'COLUMN', 'INDEX', 'KEY', 'FOREIGN', 'CONSTRAINT', 'CHECK', 'IF', 'EXISTS')[0];
  const isNamed = (each: { readonly name?: string | undefined }): boolean => name !== undefined && each.name !== undefined && isSame(each.name, nameOf(name));
  if (isWord(tokens[0], 'PRIMARY')) table.primaryKey = [];
  else if (isWord(tokens[0], 'INDEX', 'KEY'))
    table.uniqueKeys = table.uniqueKeys.filter((key) => !isNamed(key) && !isFirstColumn(key.name, key.parts[0]?.column, name));
  else if (isWord(tokens[0], 'FOREIGN')) table.foreignKeys = table.foreignKeys.filter((key) => !isNamed(key));
  else if (isWord(tokens[0], 'CHECK', 'CONSTRAINT')) {
    table.checks = table.checks.filter((check) => !isNamed(check));
    table.foreignKeys = table.foreignKeys.filter((key) => !isNamed(key));
    table.uniqueKeys = table.uniqueKeys.filter((key) => !isNamed(key));
  } else if (name && !isWord(tokens[0], 'PARTITION')) replaceColumn(table, nameOf(name), undefined);
}

/** A key without a name has that of its first column. */
function isFirstColumn(own: string | undefined, column: string | undefined, name: Token | undefined): boolean {
  return own === undefined && column !== undefined && name !== undefined && isSame(column, nameOf(name));
}

function rename(table: MysqlTable, tokens: readonly Token[]): void {
  if (isWord(tokens[0], 'COLUMN') && tokens[3]) {
    const column = columnOf(table, nameOf(tokens[1]!));
    if (column) replaceColumn(table, column.name, { ...column, name: nameOf(tokens[3]) });
  } else if (!isWord(tokens[0], 'INDEX', 'KEY')) table.name = readName(tokens, isWord(tokens[0], 'TO', 'AS') ? 1 : 0)?.name ?? table.name;
}

function setDefault(table: MysqlTable, [name, ...rest]: readonly Token[]): void {
  const column = name && columnOf(table, nameOf(name));
  if (!column) return;
  const value = isWord(rest[0], 'SET') ? rest.slice(2) : undefined;
  replaceColumn(table, column.name, { ...column, default: value });
}

function withoutWords(tokens: readonly Token[], ...words: readonly string[]): readonly Token[] {
  let at = 0;
  while (isWord(tokens[at], ...words) || (at > 0 && isWord(tokens[at], 'IF', 'NOT', 'EXISTS'))) at++;
  if (at === 0 && isWord(tokens[0], 'IF')) while (isWord(tokens[at], 'IF', 'NOT', 'EXISTS')) at++;
  return tokens.slice(at);
}

import { partsByFile, Problem } from '@seedbed/contract';
import { alterTable } from './alter-table.ts';
import { partsOf } from './read-item.ts';
import { roomOf } from './partitions.ts';
import { readName } from './read-reference.ts';
import { isSame, tableOf, type MysqlSchema, type MysqlTable } from './schema.ts';
import { statementsOf } from './statements.ts';
import { tableOfItems } from './table-of.ts';
import { isWord, listOf, nameOf, type Token } from './tokens.ts';

type State = { tables: MysqlTable[]; readonly left: string[]; readonly filled: Map<string, string> };

/**
 * Reads DDL of MySQL or MariaDB, such as mysqldump writes. Passes over rows, settings and views. Throws Problem `invalid-ddl` for a table
 * that it cannot read.
 */
export function readMysqlSchema(ddl: string): MysqlSchema {
  const state: State = { tables: [], left: [], filled: new Map() };
  for (const { file, text } of partsByFile(ddl)) {
    for (const { tokens, line } of statementsOf(text)) {
      const place = `${file === undefined ? '' : `${file}, `}line ${line}`;
      const facts = { phase: 'schema', database: 'MySQL', ...(file === undefined ? { line } : { file, fileLine: line }) };
      run(state, tokens, place, (message) => new Problem('invalid-ddl', `${message} (${place})`, { facts }));
    }
  }
  return state;
}

type Fault = (message: string) => Problem;

function run(state: State, tokens: readonly Token[], place: string, fault: Fault): void {
  const [first, second] = tokens;
  if (isWord(first, 'CREATE')) create(state, tokens, place, fault);
  else if (isWord(first, 'ALTER')) alter(state, tokens, place);
  else if (isWord(first, 'DROP') && isWord(second, 'TABLE', 'TABLES')) dropTables(state, tokens.slice(2));
  else if (isWord(first, 'DROP') && isWord(second, 'INDEX')) dropIndex(state, tokens.slice(2));
  else if (isWord(first, 'RENAME') && isWord(second, 'TABLE')) renameTables(state, tokens.slice(2));
}

function create(state: State, tokens: readonly Token[], place: string, fault: Fault): void {
  const kind =
    tokens
      .slice(1, 16)
      .findIndex((token) => isWord(token, 'TABLE', 'INDEX', 'TRIGGER', 'VIEW', 'PROCEDURE', 'FUNCTION', 'EVENT', 'DATABASE', 'SCHEMA', 'USER')) + 1;
  const word = tokens[kind];
  if (isWord(word, 'TABLE') && !tokens.slice(0, kind).some((token) => isWord(token, 'TEMPORARY'))) createTable(state, tokens.slice(kind + 1), place, fault);
  if (isWord(word, 'INDEX') && tokens.slice(0, kind).some((token) => isWord(token, 'UNIQUE'))) createUnique(state, tokens.slice(kind + 1));
  if (isWord(word, 'TRIGGER')) createTrigger(state, tokens, kind + 1, place);
}

function createTable(state: State, tokens: readonly Token[], place: string, fault: Fault): void {
  const isOptional = isWord(tokens[0], 'IF');
  const named = readName(tokens, afterIfNotExists(tokens, 0));
  if (!named) throw fault('CREATE TABLE without a name');
  const { name, next } = named;
  const body = tokens[next];
  const like = isWord(body, 'LIKE')
    ? readName(tokens, next + 1)
    : body?.kind === 'group' && isWord(body.items[0], 'LIKE')
      ? readName(body.items, 1)
      : undefined;
  if (state.tables.some((table) => table.name === name)) {
    if (isOptional) return;
    throw fault(`the table ${name} is created twice`);
  }
  if (like) {
    const model = tableOf(state.tables, like.name);
    if (!model) throw fault(`CREATE TABLE ${name} LIKE ${like.name}: there is no table ${like.name}`);
    state.tables.push({ ...model, name, place, columns: [...model.columns], uniqueKeys: [...model.uniqueKeys], foreignKeys: [], checks: [...model.checks] });
    return;
  }
  if (body?.kind !== 'group') {
    if (tokens.some((token) => isWord(token, 'SELECT'))) state.left.push(`the table ${name}, which is made of a query (${place})`);
    else throw fault(`CREATE TABLE ${name} has no columns that can be read`);
    return;
  }
  if (!body.source.endsWith(')')) throw fault(`CREATE TABLE ${name} lacks a closing parenthesis`);
  const table = tableOfItems(name, place, body, tokens.slice(next + 1));
  const room = roomOf(tokens.slice(next + 1));
  if (room === 'not read') state.left.push(`what the partitions of ${name} have room for (${place})`);
  else if (room) table.checks.push(room);
  const nameless = table.columns.find(({ type }) => type.word === '');
  if (nameless) throw fault(`the column ${nameless.name} of ${name} has no type`);
  if (table.columns.length === 0) throw fault(`CREATE TABLE ${name} has no columns that can be read`);
  state.tables.push(table);
}

function createTrigger(state: State, tokens: readonly Token[], from: number, place: string): void {
  const name = readName(tokens, afterIfNotExists(tokens, from))?.name ?? '';
  state.left.push(`trigger ${name} (${place})`);
  const on = tokens.findIndex((token, at) => at > from && isWord(token, 'ON'));
  if (on < 0 || !isWord(tokens[on - 1], 'INSERT')) return;
  for (let at = on; at < tokens.length; at++) {
    if (!isWord(tokens[at], 'INTO') || !isWord(tokens[at - 1], 'INSERT', 'REPLACE', 'IGNORE')) continue;
    const filled = readName(tokens, at + 1)?.name;
    if (filled !== undefined) state.filled.set(filled.toLowerCase(), name);
  }
}

function createUnique(state: State, tokens: readonly Token[]): void {
  const on = tokens.findIndex((token) => isWord(token, 'ON'));
  const table = tableNamed(state, tokens, on + 1);
  const group = tokens.slice(on).find(({ kind }) => kind === 'group');
  if (on > 0 && table && group) table.uniqueKeys.push({ name: nameOf(tokens[afterIfNotExists(tokens, 0)]!), parts: partsOf(group) });
}

function alter(state: State, tokens: readonly Token[], place: string): void {
  const at = tokens.slice(0, 4).findIndex((token) => isWord(token, 'TABLE'));
  if (at < 0) return;
  const start = afterIfNotExists(tokens, at + 1);
  const named = readName(tokens, start);
  if (!named) return;
  const table = tableOf(state.tables, named.name);
  if (table) alterTable(table, tokens.slice(named.next));
  else state.left.push(`ALTER TABLE ${named.name}, which the schema does not have (${place})`);
}

function dropTables(state: State, tokens: readonly Token[]): void {
  const names = listOf(tokens.slice(afterIfNotExists(tokens, 0))).map((each) => readName(each, 0)?.name);
  state.tables = state.tables.filter(({ name }) => !names.includes(name));
}

function dropIndex(state: State, tokens: readonly Token[]): void {
  const table = tableNamed(state, tokens, tokens.findIndex((token) => isWord(token, 'ON')) + 1);
  if (table && tokens[0]) table.uniqueKeys = table.uniqueKeys.filter(({ name }) => name === undefined || !isSame(name, nameOf(tokens[0]!)));
}

function renameTables(state: State, tokens: readonly Token[]): void {
  for (const each of listOf(tokens)) {
    const from = readName(each, 0);
    const to = from && readName(each, from.next + 1);
    const table = from && tableOf(state.tables, from.name);
    if (!table || !to) continue;
    for (const { foreignKeys } of state.tables)
      for (const [at, key] of foreignKeys.entries()) if (isSame(key.table, table.name)) foreignKeys[at] = { ...key, table: to.name };
    table.name = to.name;
  }
}

function tableNamed(state: State, tokens: readonly Token[], at: number): MysqlTable | undefined {
  const named = readName(tokens, at);
  return named && tableOf(state.tables, named.name);
}

function afterIfNotExists(tokens: readonly Token[], from: number): number {
  let at = from;
  while (isWord(tokens[at], 'IF', 'NOT', 'EXISTS')) at++;
  return at;
}

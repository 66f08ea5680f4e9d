import type { DatabaseSync } from 'node:sqlite';
import { clausesOf, predicateOf, termsOf, type Clauses } from './clauses.ts';

/** A table as SQLite describes it. Names keep their spelling in CREATE TABLE. */
export type SqliteTable = {
  readonly name: string;
  readonly columns: readonly SqliteColumn[];
  /** In the key's order. */
  readonly primaryKey: readonly string[];
  /** Its key is the number of the row: SQLite counts it itself. */
  readonly countsItself: boolean;
  readonly uniqueKeys: readonly SqliteKey[];
  readonly foreignKeys: readonly SqliteForeignKey[];
  readonly checks: Clauses['checks'];
  /** All that is computed of its columns: CHECKs, generated columns, and whole statements of indexes. */
  readonly expressions: readonly string[];
};
export type SqliteColumn = {
  readonly name: string;
  /** As declared; may be empty. */
  readonly type: string;
  readonly notNull: boolean;
  readonly default?: string;
  readonly generated?: string;
  /** NOCASE, RTRIM or one of the application's own. */
  readonly collation?: string;
};
export type SqliteKey = {
  readonly terms: readonly { readonly column?: string; readonly expression?: string; readonly noCase: boolean }[];
  readonly predicate?: string;
};
export type SqliteForeignKey = {
  readonly columns: readonly string[];
  readonly table: string;
  /** Empty if the statement lists none: the primary key. */
  readonly referencedColumns: readonly string[];
  readonly onDelete: string;
  readonly onUpdate: string;
};
export type SqliteSchema = { readonly tables: readonly SqliteTable[]; /** Statements that were not read. */ readonly left: readonly string[] };

type Row = Record<string, string | number | null>;

/** The tables of a database, in creation order. */
export function readSchema(database: DatabaseSync): SqliteSchema {
  const all = (sql: string, ...values: string[]): Row[] => database.prepare(sql).all(...values) as Row[];
  const objects = all("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid");
  const kinds = new Map(all("SELECT name, type FROM pragma_table_list WHERE schema = 'main'").map((row) => [row.name as string, row.type as string]));
  const left: string[] = [];
  const tables: SqliteTable[] = [];
  for (const { type, name, sql } of objects as { type: string; name: string; sql: string }[]) {
    if (type === 'trigger') left.push(`trigger ${name}`);
    if (type !== 'table' || kinds.get(name) === 'shadow') continue;
    if (kinds.get(name) === 'virtual') left.push(`virtual table ${name}`);
    else tables.push(readTable(all, name, sql));
  }
  return { tables, left };
}

function readTable(all: (sql: string, ...values: string[]) => Row[], name: string, sql: string): SqliteTable {
  const clauses = clausesOf(sql);
  const infos = all('SELECT name, type, "notnull", dflt_value, pk, hidden FROM pragma_table_xinfo(?)', name).filter(({ hidden }) => hidden !== 1);
  const columns = infos.map((info): SqliteColumn => {
    const column = info.name as string;
    const generated = Number(info.hidden) > 1 ? clauses.generated.get(column.toLowerCase()) : undefined;
    const collation = clauses.collations.get(column.toLowerCase());
    return {
      name: column,
      type: (info.type as string).replace(/\s*GENERATED ALWAYS\s*$/i, ''),
      notNull: info.notnull === 1,
      ...(info.dflt_value !== null && { default: String(info.dflt_value) }),
      ...(generated !== undefined && { generated }),
      ...(collation !== undefined && collation !== 'BINARY' && { collation }),
    };
  });
  const primaryKey = infos
    .filter(({ pk }) => Number(pk) > 0)
    .sort((one, other) => Number(one.pk) - Number(other.pk))
    .map((info) => info.name as string);
  const keyColumn = primaryKey.length === 1 ? columns.find((column) => column.name === primaryKey[0]) : undefined;
  const indexes = all('SELECT name, "unique", origin, partial FROM pragma_index_list(?)', name);
  // SQLite creates no index for a key that is the row number.
  const countsItself = keyColumn?.type.toUpperCase() === 'INTEGER' && !indexes.some(({ origin }) => origin === 'pk');
  const { checks } = clauses;
  const statements = all("SELECT sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL", name).map((row) => String(row.sql));
  const expressions = [...checks.map(({ expression }) => expression), ...clauses.generated.values(), ...statements];
  return { name, columns, primaryKey, countsItself, uniqueKeys: uniqueKeys(all, indexes), foreignKeys: foreignKeys(all, name), checks, expressions };
}

function uniqueKeys(all: (sql: string, ...values: string[]) => Row[], indexes: readonly Row[]): SqliteKey[] {
  return indexes
    .filter((index) => index.unique === 1 && index.origin !== 'pk')
    .reverse()
    .map((index) => {
      const sql = (all('SELECT sql FROM sqlite_schema WHERE name = ?', index.name as string)[0]?.sql ?? '') as string;
      const written = termsOf(sql);
      const terms = all('SELECT name, coll FROM pragma_index_xinfo(?) WHERE key = 1 ORDER BY seqno', index.name as string).map((term, at) => ({
        ...(term.name === null ? { expression: written[at]! } : { column: term.name as string }),
        noCase: term.coll === 'NOCASE',
      }));
      const predicate = index.partial === 1 ? predicateOf(sql) : undefined;
      return { terms, ...(predicate !== undefined && { predicate }) };
    });
}

function foreignKeys(all: (sql: string, ...values: string[]) => Row[], name: string): SqliteForeignKey[] {
  const byId = new Map<number, Row[]>();
  for (const row of all('SELECT * FROM pragma_foreign_key_list(?) ORDER BY id, seq', name)) {
    const found = byId.get(Number(row.id));
    if (found) found.push(row);
    else byId.set(Number(row.id), [row]);
  }
  // The newest has the lowest number.
  return [...byId.values()].reverse().map((rows) => ({
    columns: rows.map((row) => row.from as string),
    table: rows[0]!.table as string,
    referencedColumns: rows.every((row) => row.to !== null) ? rows.map((row) => row.to as string) : [],
    onDelete: rows[0]!.on_delete as string,
    onUpdate: rows[0]!.on_update as string,
  }));
}

import type { DuckDBConnection } from '@duckdb/node-api';
import { type Blueprint, type BlueprintTable, Problem, qualifiedName, quotedName, quotedText } from '@seedbed/contract';

export type ParquetTable = { readonly table: BlueprintTable; readonly path: string };
export type FilledTable = { readonly table: string; readonly rows: number };

/** The file's name while it is being filled. */
const DATABASE = 'filled';

/** Keys of larger tables are not declared: DuckDB keeps the index of a key in memory. */
const MAX_INDEXED = 10_000_000;

/**
 * Creates a database at `path`, each table from its Parquet file, with the file's types, NOT NULL, and the primary key
 * and unique keys, which DuckDB checks. Then searches for broken references. Throws Problem `internal` if DuckDB
 * rejects rows or finds such a reference.
 */
export async function fillDuckDb(connection: DuckDBConnection, path: string, blueprint: Blueprint, files: readonly ParquetTable[]): Promise<FilledTable[]> {
  await connection.run(`ATTACH ${quotedText(path)} AS ${DATABASE}`);
  const filled: FilledTable[] = [];
  for (const { table, path: file } of files) {
    const source = `read_parquet(${quotedText(file)})`;
    const name = pathOf(table);
    const rows = await countOf(connection, source);
    await connection.run(`CREATE SCHEMA IF NOT EXISTS ${DATABASE}.${quotedName(table.schema)}`);
    await refused(table, async () => {
      await connection.run(`CREATE TABLE ${name} (${(await columnsOf(connection, source, table, rows)).join(', ')})`);
      await connection.run(`INSERT INTO ${name} BY NAME SELECT * FROM ${source}`);
    });
    filled.push({ table: qualifiedName(table.schema, table.name), rows: await countOf(connection, name) });
  }
  await checkReferences(connection, blueprint, files);
  await connection.run(`DETACH ${DATABASE}`);
  return filled;
}

async function columnsOf(connection: DuckDBConnection, source: string, table: BlueprintTable, rows: number): Promise<string[]> {
  const described = await connection.runAndReadAll(`DESCRIBE SELECT * FROM ${source}`);
  const types = described.getRows().map(([name, type]) => ({ name: String(name), type: String(type) }));
  const needed = new Set(table.columns.filter(({ nullable }) => nullable !== true).map(({ name }) => name));
  const columns = types.map(({ name, type }) => `${quotedName(name)} ${type}${needed.has(name) ? ' NOT NULL' : ''}`);
  if (rows > MAX_INDEXED) return columns;
  const there = new Set(types.map(({ name }) => name));
  const isThere = (key: readonly string[]): boolean => key.length > 0 && key.every((column) => there.has(column));
  const listOf = (key: readonly string[]): string => key.map(quotedName).join(', ');
  const primary = table.primaryKey ?? [];
  const unique = (table.uniqueKeys ?? []).filter((key) => Object.keys(key).every((member) => PLAIN.has(member)) && isThere(key.columns));
  return [...columns, ...(isThere(primary) ? [`PRIMARY KEY (${listOf(primary)})`] : []), ...unique.map(({ columns: key }) => `UNIQUE (${listOf(key)})`)];
}

/** Members of an unconditional key that DuckDB can express. */
const PLAIN: ReadonlySet<string> = new Set(['columns', 'name']);

async function checkReferences(connection: DuckDBConnection, { relations }: Blueprint, files: readonly ParquetTable[]): Promise<void> {
  const known = new Map(files.map(({ table }) => [qualifiedName(table.schema, table.name), table]));
  for (const { name, from, to } of relations) {
    const [child, parent] = [known.get(from.table), known.get(to.table)];
    if (!child || !parent) continue;
    const given = from.columns.map((column) => `c.${quotedName(column)} IS NOT NULL`).join(' AND ');
    const same = from.columns.map((column, i) => `c.${quotedName(column)} = p.${quotedName(to.columns[i]!)}`).join(' AND ');
    const lost = `${pathOf(child)} c WHERE ${given} AND NOT EXISTS (SELECT 1 FROM ${pathOf(parent)} p WHERE ${same})`;
    const rows = await countOf(connection, lost);
    if (rows > 0)
      throw new Problem('internal', `${rows} rows of ${from.table} refer by ${name} to no row of ${to.table}. This is a fault of Seedbed; please report it.`);
  }
}

async function countOf(connection: DuckDBConnection, from: string): Promise<number> {
  const counted = await connection.runAndReadAll(`SELECT count(*) FROM ${from}`);
  return Number(counted.getRows()[0]![0]);
}

async function refused(table: BlueprintTable, make: () => Promise<void>): Promise<void> {
  await make().catch((cause: unknown) => {
    throw new Problem('internal', `DuckDB refuses rows of ${qualifiedName(table.schema, table.name)}: ${(cause as Error).message.split('\n')[0]!}`, { cause });
  });
}

/** With the database's name: DuckDB names it after the file, and a schema may have the same name. */
function pathOf({ schema, name }: BlueprintTable): string {
  return `${DATABASE}.${quotedName(schema)}.${quotedName(name)}`;
}

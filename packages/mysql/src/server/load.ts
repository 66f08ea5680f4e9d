import { Problem } from '@seedbed/contract';
import type { TablePlan } from '@seedbed/engine';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { backticked } from '../quote.ts';
import { script, triggerThatFills, type ScriptRequest } from '../write/script.ts';
import { connect, problemOf } from './connect.ts';

export type LoadRequest = ScriptRequest & {
  readonly signal?: AbortSignal | undefined;
  /** Called with the rows of each executed statement. */
  readonly made?: (table: TablePlan, rows: number) => void;
};

/** Rows by table, as the server counts them. */
export type LoadedTables = readonly { readonly table: string; readonly rows: number }[];

/**
 * Fills existing, empty tables in one transaction: it loads all rows or none. Throws Problem `target-not-empty` if a table holds rows,
 * `target-mismatch` if one is missing or does not support transactions, and `load-rejected` with the server's message if it refuses a row.
 */
export async function loadMysql(address: string, request: LoadRequest): Promise<LoadedTables> {
  const tables = request.tables.filter((table) => triggerThatFills(table, request.schema) === undefined);
  const connection = await connect(address);
  try {
    await checkTables(connection, tables);
    for (const { sql, table, rows } of script({ ...request, tables, schema: request.schema ?? NO_SCHEMA })) {
      request.signal?.throwIfAborted();
      const isEnd = sql.startsWith('COMMIT');
      const counted = isEnd ? await checkRows(connection, { ...request, tables }) : [];
      await connection.query(sql).catch((cause: unknown) => {
        throw problemOf(cause, 'load-rejected', table ? `rows of ${table.name}` : 'the load');
      });
      if (table) request.made?.(table, rows);
      if (isEnd) return counted;
    }
    return [];
  } finally {
    // Anything uncommitted is lost with the session.
    connection.destroy();
  }
}

/** The tables exist; their declarations are checked by the server when it receives the rows. */
const NO_SCHEMA = { tables: [], filled: new Map<string, string>(), left: [] };

async function checkTables(connection: Connection, tables: readonly TablePlan[]): Promise<void> {
  const found = await rowsOf(
    connection,
    `SELECT t.table_name AS name, e.transactions AS safe FROM information_schema.tables t LEFT JOIN information_schema.engines e ON e.engine = t.engine WHERE t.table_schema = database()`,
  );
  const safe = new Map(found.map(({ name, safe: has }) => [String(name), has === 'YES']));
  const facts = { database: 'MySQL' };
  const missing = tables.filter(({ table }) => !safe.has(table)).map(({ table }) => table);
  if (missing.length > 0)
    throw new Problem('target-mismatch', `The database has no table ${missing.join(', ')}. Make the tables first: mysql DATABASE < schema.sql`, { facts });
  const unsafe = tables.filter(({ table }) => !safe.get(table)).map(({ table }) => table);
  if (unsafe.length > 0)
    throw new Problem(
      'target-mismatch',
      `${unsafe.join(', ')}: the storage engine has no transactions, so that a load that fails would leave rows. Use ENGINE=InnoDB, or generate --format mysql.`,
      { facts },
    );
  for (const { table } of tables) {
    const rows = await rowsOf(connection, `SELECT 1 FROM ${backticked(table)} LIMIT 1`);
    if (rows.length > 0) throw new Problem('target-not-empty', `${table} holds rows. A load into MySQL fills empty tables.`, { facts: { ...facts, table } });
  }
}

/** Counts rows, and rows with dangling references, which the server does not check while foreign_key_checks is off. */
async function checkRows(connection: Connection, { plan, tables }: ScriptRequest): Promise<LoadedTables> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  for (const { child, columns, parent, parentColumns } of plan.relations) {
    const [own, other] = [byName.get(child), byName.get(parent)];
    if (!own || !other) continue;
    const on = columns.map((name, at) => `a.${backticked(name)} = b.${backticked(parentColumns[at]!)}`).join(' AND ');
    const full = columns.map((name) => `a.${backticked(name)} IS NOT NULL`).join(' AND ');
    const [found] = await rowsOf(
      connection,
      `SELECT count(*) AS broken FROM ${backticked(own.table)} a WHERE ${full} AND NOT EXISTS (SELECT 1 FROM ${backticked(other.table)} b WHERE ${on})`,
    );
    if (Number(found!['broken']) > 0)
      throw new Problem('load-rejected', `${found!['broken']} rows of ${child} (${columns.join(', ')}) refer to no row of ${parent}.`, {
        facts: { database: 'MySQL' },
      });
  }
  const counted: { table: string; rows: number }[] = [];
  for (const { name, table } of tables) {
    const [found] = await rowsOf(connection, `SELECT count(*) AS total FROM ${backticked(table)}`);
    counted.push({ table: name, rows: Number(found!['total']) });
  }
  return counted;
}

async function rowsOf(connection: Connection, sql: string): Promise<RowDataPacket[]> {
  const [rows] = await connection.query<RowDataPacket[]>(sql).catch((cause: unknown) => {
    throw problemOf(cause, 'connection-failed', 'The tables cannot be read');
  });
  return rows;
}

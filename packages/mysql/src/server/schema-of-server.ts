import { Problem } from '@seedbed/contract';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import { readMysqlDdl, type MysqlSource } from '../from-ddl.ts';
import { backticked } from '../quote.ts';
import { connect, problemOf } from './connect.ts';

/** Reads a database's tables and triggers with SHOW; writes nothing. Throws Problem `connection-failed`. */
export async function readMysqlServer(address: string): Promise<MysqlSource> {
  const connection = await connect(address).catch((cause: unknown) => {
    if (!(cause instanceof Problem) || cause.type !== 'connection-failed') throw cause;
    throw new Problem(cause.type, cause.message, { facts: { ...cause.facts, phase: 'schema' }, cause });
  });
  try {
    return readMysqlDdl((await statementsOf(connection)).join(';\n'));
  } catch (cause) {
    if (cause instanceof Error && !('sqlMessage' in cause)) throw cause;
    throw problemOf(cause, 'connection-failed', 'The schema cannot be read');
  } finally {
    await connection.end();
  }
}

async function statementsOf(connection: Connection): Promise<string[]> {
  await connection.query("SET SESSION sql_mode = '', sql_quote_show_create = 1");
  const all = async (sql: string): Promise<RowDataPacket[]> => (await connection.query<RowDataPacket[]>(sql))[0];
  const statements: string[] = [];
  for (const row of await all("SHOW FULL TABLES WHERE Table_type IN ('BASE TABLE', 'SYSTEM VERSIONED')")) {
    const [made] = await all(`SHOW CREATE TABLE ${backticked(String(Object.values(row)[0]))}`);
    statements.push(String(made!['Create Table']));
  }
  for (const { Trigger, Timing, Event, Table, Statement } of await all('SHOW TRIGGERS'))
    statements.push(`CREATE TRIGGER ${backticked(String(Trigger))} ${Timing} ${Event} ON ${backticked(String(Table))} FOR EACH ROW ${Statement}`);
  return statements;
}

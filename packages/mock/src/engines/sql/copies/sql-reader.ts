import { quoteIdent } from '@seedbed/postgres/sql';
import type { MockColumn, MockSchema, Reader, TableChanges } from '../../../core/index.ts';
import { tableSql } from '../read/source.ts';
import { openSqlEngine, type SqlSession } from '../sql-engine.ts';

/** Reads a database as if it had the changes: applies them in the transaction of each read, without triggers, and rolls them back. */
export function openSqlReader(schema: MockSchema, session: SqlSession): Reader {
  return {
    read: (query, caller, changes) => openSqlEngine(schema, session, caller, { prepare: () => make(session, changes) }).run(query),
  };
}

async function make(session: SqlSession, changes: readonly TableChanges[]): Promise<void> {
  if (changes.length === 0) return;
  await session.query('SET LOCAL session_replication_role = replica');
  for (const { table, removed } of changes) {
    const key = table.primaryKey?.columns ?? [];
    if (removed.length === 0) continue;
    const same = key.map(({ name }, i) => `t.${quoteIdent(name)} = (gone ->> ${i})::${key[i]!.type.name}`).join(' AND ');
    await session.query(`DELETE FROM ${tableSql(table)} AS t USING json_array_elements($1::json) AS gone WHERE ${same}`, [JSON.stringify(removed)]);
  }
  for (const { table, rows } of changes) {
    if (rows.length === 0) continue;
    const columns = table.columns.filter(({ generated }) => generated === null);
    const names = columns.map(({ name }) => quoteIdent(name)).join(', ');
    await session.query(
      `INSERT INTO ${tableSql(table)} (${names}) OVERRIDING SYSTEM VALUE SELECT ${columns.map(valueSql).join(', ')} FROM json_array_elements($1::json) AS given`,
      [JSON.stringify(rows.map((row) => columns.map(({ index }) => row[index] ?? null)))],
    );
  }
  await session.query('SET LOCAL session_replication_role = origin');
}

function valueSql({ type }: MockColumn, place: number): string {
  return `(given ->> ${place})::${type.name}`;
}

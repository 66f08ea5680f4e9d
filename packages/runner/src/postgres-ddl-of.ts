import { isSqliteDdl } from '@seedbed/sqlite/looks-like';

/** DDL as Postgres reads it. Throws Problem `invalid-ddl` for DDL of SQLite that SQLite refuses. */
export async function postgresDdlOf(ddl: string): Promise<string> {
  if (!isSqliteDdl(ddl)) return ddl;
  const { readSqliteDdl } = await import('@seedbed/sqlite');
  return (await readSqliteDdl(ddl)).ddl;
}

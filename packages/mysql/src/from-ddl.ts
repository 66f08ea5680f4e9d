import { postgresDdl } from './postgres/ddl.ts';
import { readMysqlSchema } from './read/read-schema.ts';
import type { MysqlSchema } from './read/schema.ts';

/** A schema of MySQL or MariaDB: as DDL for Postgres, and in its own form. */
export type MysqlSource = { readonly ddl: string; readonly schema: MysqlSchema };

/** Reads DDL of MySQL or MariaDB. Throws Problem `invalid-ddl` with the line of a table that it cannot read. */
export function readMysqlDdl(ddl: string): MysqlSource {
  const schema = readMysqlSchema(ddl);
  return { ddl: postgresDdl(schema), schema };
}

import type { Client } from 'pg';
import { admitScript } from '../sandbox/admit-script.ts';
import type { OpenClient } from '../sql/connect.ts';
import { answerOf } from '../sandbox/psql/answer-of.ts';
import { Script } from '../sandbox/script.ts';
import type { ScriptStatement } from '../sandbox/statement.ts';

/** A script split into statements and admitted, ready to run in a target. */
export type SchemaScript = { readonly script: Script; readonly statements: readonly ScriptStatement[] };

/**
 * Throws `invalid-ddl` or `too-large`. No transaction is open while the parser runs. `client` answers the queries of psql's `\gset`; without
 * one its variables have no value.
 */
export async function readSchemaScript(ddl: string, signal?: AbortSignal, client?: Pick<OpenClient, 'query'>): Promise<SchemaScript> {
  const script = await (client ? Script.read(ddl, (query) => answerOf(client, query)) : new Script(ddl));
  return { script, statements: await admitScript(script, signal) };
}

/**
 * Whether the schema must be committed before rows can be inserted: up to PostgreSQL 16 a transaction cannot use a label that it added to
 * an enum, even if it created the type.
 */
export async function mustBeKeptFirst({ statements }: SchemaScript, client: Pick<Client, 'query'>): Promise<boolean> {
  if (!statements.some(({ kind }) => kind === 'AlterEnumStmt')) return false;
  const { rows } = await client.query<{ version: number }>(`SELECT current_setting('server_version_num')::int AS version`);
  return rows[0]!.version < 170_000;
}

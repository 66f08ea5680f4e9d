import type { Client, DatabaseError } from 'pg';
import { Problem } from '@seedbed/contract';
import { quoteIdent } from '../sql/quote.ts';
import { admitScript } from '../sandbox/admit-script.ts';
import { contribCall } from '../sandbox/contrib-call.ts';
import { databaseSettingSql } from '../sandbox/database-setting.ts';
import { excuse } from '../sandbox/excuse.ts';
import { Script } from '../sandbox/script.ts';
import type { ScriptStatement } from '../sandbox/statement.ts';

/**
 * Makes a schema in a target: all of it, or nothing. What the sandbox leaves out (rows, owners, privileges) is left out here too.
 * Load by another session: settings that the script made for the database only hold from the next login on.
 * Throws `invalid-ddl`, or `target-mismatch` where something is there already or only a superuser may make it.
 */
export async function createSchema(client: Client, ddl: string, signal?: AbortSignal): Promise<void> {
  const script = new Script(ddl);
  const statements = await admitScript(script, signal);
  await client.query('BEGIN');
  try {
    for (const statement of statements) {
      signal?.throwIfAborted();
      const sql = await targetSql(statement, script, client);
      if (sql !== undefined) await runOne(client, sql, (error) => explain(error, statement, script));
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    await client.query('RESET ALL').catch(() => {});
  }
}

async function runOne(client: Client, sql: string, reject: (error: DatabaseError) => unknown): Promise<void> {
  await client.query('SAVEPOINT seedbed');
  try {
    await client.query(sql);
    await client.query('RELEASE SAVEPOINT seedbed');
  } catch (error) {
    if (excuse(error as DatabaseError, false) === undefined) throw reject(error as DatabaseError);
    await client.query('ROLLBACK TO SAVEPOINT seedbed');
  }
}

async function targetSql(statement: ScriptStatement, script: Script, client: Client): Promise<string | undefined> {
  const { verdict, kind } = statement;
  switch (verdict.do) {
    case 'run':
      // One transaction around everything; the script's own would end it too early.
      if (kind === 'TransactionStmt') return undefined;
      return kind === 'IndexStmt' ? script.text(statement).replace(/\bconcurrently\b/i, '') : script.text(statement);
    case 'schema':
      return verdict.hasElements ? script.text(statement) : `CREATE SCHEMA IF NOT EXISTS ${quoteIdent(verdict.name)}`;
    case 'c-function':
      return contribCall(client, script, statement);
    case 'extension':
      return extensionSql(verdict.name, verdict.schema);
    case 'database-setting':
      return databaseSettingSql(await currentDatabase(client), verdict);
    default:
      return undefined;
  }
}

function extensionSql(name: string, schema: string | undefined): string {
  return `CREATE EXTENSION IF NOT EXISTS ${quoteIdent(name)}${schema === undefined ? '' : ` SCHEMA ${quoteIdent(schema)}`}`;
}

async function currentDatabase(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  return rows[0]!.name;
}

/** Already there: schema, table, function, object, database object of another kind. */
const DUPLICATES: ReadonlySet<string> = new Set(['42P06', '42P07', '42723', '42710', '42701', '42P16']);

function explain(error: DatabaseError, statement: ScriptStatement, script: Script): unknown {
  if (error.code === undefined) return error;
  const { verdict } = statement;
  if (verdict.do === 'extension' && (error.code === '42501' || error.code === '58P01' || error.code === '0A000')) {
    const sql = extensionSql(verdict.name, verdict.schema);
    return new Problem('target-mismatch', `The target lacks the extension ${verdict.name}, and ${error.message}. Ask a superuser to run there: ${sql};`, {
      facts: { extension: verdict.name, statement: sql, sqlstate: error.code },
      cause: error,
    });
  }
  if (DUPLICATES.has(error.code)) {
    return new Problem(
      'target-mismatch',
      `Something of this schema is in the target already: ${error.message}. Load without --create, or into an empty database.`,
      { facts: { sqlstate: error.code }, cause: error },
    );
  }
  const offset = error.position && verdict.do === 'run' ? script.offsetOfCharacter(Number(error.position) - 1, statement.start) : script.firstWord(statement);
  return script.problem(error.message, { sqlstate: error.code, offset, cause: error });
}

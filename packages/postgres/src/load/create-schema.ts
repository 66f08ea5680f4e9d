import type { Client, DatabaseError } from 'pg';
import { Problem, type Diagnostic } from '@seedbed/contract';
import { quoteIdent, quoteLiteral, quoteQualified } from '../sql/quote.ts';
import { withOwnLocale } from '../sandbox/collations.ts';
import { contribCall } from '../sandbox/contrib-call.ts';
import { databaseSettingSql, sessionSettingSql } from '../sandbox/database-setting.ts';
import { excuse } from '../sandbox/excuse.ts';
import type { Script } from '../sandbox/script.ts';
import type { ScriptStatement } from '../sandbox/statement.ts';
import { needsSuperuser, withoutSuperuserWords } from '../sandbox/superuser-words.ts';
import { changesNothing, touchesNoRows, withMissingWord } from '../sandbox/touches-no-rows.ts';
import { toProblem } from './rejection.ts';
import { requireExtensions } from './missing-extensions.ts';
import { withLabelsFromTheStart } from './enum-labels.ts';
import type { TellStep } from './load-step.ts';
import { readSchemaScript, type SchemaScript } from './schema-script.ts';

/**
 * Creates a schema in a target, in its own transaction: completely or not at all. Load with another session: database
 * settings of the script apply only from the next login on. Throws like `createSchemaHere`, and `too-large`.
 */
export async function createSchema(client: Client, ddl: string, signal?: AbortSignal): Promise<readonly Diagnostic[]> {
  const schema = await readSchemaScript(ddl, signal, client);
  await client.query('BEGIN');
  try {
    const diagnostics = await createSchemaHere(client, schema, { ...(signal && { signal }) });
    await client.query('COMMIT');
    return diagnostics;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    await client.query('RESET ALL').catch(() => {});
  }
}

/**
 * Creates a schema within the session's current transaction. Omits rows, owners and privileges, like the sandbox.
 * Afterwards restores the session's settings, except those that the script set for the database. Throws `invalid-ddl`,
 * or `target-mismatch` for an existing object or one that only a superuser may create.
 */
export async function createSchemaHere(
  client: Client,
  { script, statements }: SchemaScript,
  { signal, tell }: { signal?: AbortSignal; tell?: TellStep } = {},
): Promise<readonly Diagnostic[]> {
  await requireExtensions(
    client,
    statements.flatMap(({ verdict }) => (verdict.do === 'extension' ? [verdict] : [])),
  );
  // The same path as when the schema was read; the database or the role may set another.
  await client.query('SET search_path TO public');
  const { rows } = await client.query<{ name: string }>('SELECT pg_catalog.current_database() AS name');
  const database = rows[0]!.name;
  const diagnostics: Diagnostic[] = [];
  /** Statements for roles and extensions that the target lacks, by the reason. */
  const absent = new Map<string, { where: string; count: number }>();
  // A later statement may use an omitted object, as in the sandbox.
  let isWhole = true;
  const rewritten = withLabelsFromTheStart(script, statements);
  // In an empty database, a duplicate comes from the script itself.
  const isEmpty = await hasNothing(client);
  for (const [done, statement] of statements.entries()) {
    signal?.throwIfAborted();
    const sql = rewritten.has(statement) ? rewritten.get(statement) : await targetSql(statement, script, database, client);
    if (sql === undefined) {
      if (isEmpty && CHANGES_ROWS.has(statement.kind) && statement.verdict.do === 'rows') await runOne(client, script.text(statement), PASS);
      continue;
    }
    tell?.({ kind: 'schema', what: statement.kind, done, total: statements.length });
    const mayLack = (error: DatabaseError): boolean => needsSuperuser(statement.kind, error) || (!isWhole && excuse(error, sql, true) !== undefined);
    const isMigration = isEmpty && script.fileOf(statement) !== undefined;
    const harmless = (error: DatabaseError): string | undefined =>
      isMigration ? touchesNoRows(statement.kind, sql, error) : changesNothing(statement.kind, sql, error);
    let changed: string | undefined;
    const missingWord = (text: string, error: DatabaseError): string | undefined => {
      const found = isMigration && harmless(error) === undefined ? withMissingWord(text, error) : undefined;
      changed = found?.why ?? changed;
      return found?.sql;
    };
    const refused = await runOne(client, sql, {
      repair: (text, error) => withOwnLocale(text, error) ?? withoutSuperuserWords(text, error) ?? missingWord(text, error),
      reject: (error) => (mayLack(error) || harmless(error) !== undefined ? undefined : explain(error, statement, script)),
    });
    if (!refused) continue;
    const why = harmless(refused);
    const excused = withoutSuperuserWords(sql, refused) === undefined ? excuse(refused, sql, false) : undefined;
    if (excused !== undefined) {
      isWhole = false;
      const known = absent.get(excused);
      absent.set(excused, { where: known?.where ?? script.where(statement), count: (known?.count ?? 0) + 1 });
    } else if (changed !== undefined) {
      diagnostics.push({ level: 'warning', code: 'statement-changed', message: `The statement at ${script.where(statement)} ran with a change: ${changed}.` });
    } else if (why !== undefined) {
      diagnostics.push({ level: 'warning', code: 'statement-left-out', message: `The statement at ${script.where(statement)} was ${why}.` });
    } else if (mayLack(refused)) {
      isWhole = false;
      diagnostics.push(withoutSuperuser(statement, script, refused, absent.size > 0 ? LEFT_OUT : 'only a superuser can create'));
    } else diagnostics.push(...leftOut(statement, script, sql, refused));
  }
  for (const [why, { where, count }] of absent)
    diagnostics.push({
      level: 'warning',
      code: 'statement-left-out',
      message: `The statement at ${where}${count > 1 ? ` and ${count - 1} more` : ''}: ${why}.`,
    });
  await client.query('RESET ALL');
  await checkScriptRows(client);
  await takeDatabaseSettings(client);
  for (const { verdict } of statements) {
    if (verdict.do !== 'database-setting') continue;
    await runOne(client, sessionSettingSql(verdict), PASS);
  }
  return diagnostics;
}

/**
 * Settings that the script's own code set for the database (`EXECUTE format('ALTER DATABASE %I SET …')`): they apply
 * only to new sessions.
 */
async function takeDatabaseSettings(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT pg_catalog.split_part(each, '=', 1) AS name, pg_catalog.substr(each, pg_catalog.strpos(each, '=') + 1) AS value
    FROM pg_catalog.pg_db_role_setting s CROSS JOIN LATERAL pg_catalog.unnest(s.setconfig) AS each
    WHERE s.setrole = 0 AND s.setdatabase = (SELECT oid FROM pg_catalog.pg_database WHERE datname = pg_catalog.current_database())`);
  for (const { name, value } of rows) await runOne(client, `SELECT pg_catalog.set_config(${quoteLiteral(name)}, ${quoteLiteral(value)}, false)`, PASS);
}

/**
 * Rows inserted by the script may have pending deferred checks, which block changes of their tables: runs them now.
 * Afterwards, initially deferred constraints are deferred again.
 */
async function checkScriptRows(client: Client): Promise<void> {
  const { rows } = await client.query<{ written: boolean }>(`SELECT EXISTS (SELECT FROM pg_catalog.pg_stat_xact_user_tables WHERE n_tup_ins > 0) AS written`);
  if (!rows[0]!.written) return;
  await client.query('SET CONSTRAINTS ALL IMMEDIATE');
  const waiting = await client.query<{ schema: string; name: string }>(
    `SELECT n.nspname AS schema, c.conname AS name FROM pg_catalog.pg_constraint c JOIN pg_catalog.pg_namespace n ON n.oid = c.connamespace WHERE c.condeferred`,
  );
  if (waiting.rows.length > 0)
    await client.query(`SET CONSTRAINTS ${waiting.rows.map(({ schema, name }) => quoteQualified(schema, name)).join(', ')} DEFERRED`);
}

/**
 * Omitted parts for the report: settings that only a superuser may make, rows that the script's code would derive from
 * omitted rows, clauses that need a superuser.
 */
function leftOut({ verdict, start, end }: ScriptStatement, script: Script, sql: string, error: DatabaseError): Diagnostic[] {
  if (verdict.do === 'database-setting') return [settingLeftOut(verdict.setting, sql, error)];
  const where = script.where({ start, end });
  if (withoutSuperuserWords(sql, error) !== undefined)
    return [
      { level: 'warning', code: 'words-left-out', message: `The statement at ${where} was run without words that are not possible there: ${error.message}.` },
    ];
  if (withOwnLocale(sql, error) !== undefined)
    return [
      {
        level: 'warning',
        code: 'statement-changed',
        message: `The statement at ${where} makes a collation of ICU, because the server has no such locale: ${error.message}.`,
      },
    ];
  if (makesRows(error)) return [{ level: 'warning', code: 'statement-left-out', message: `The statement at ${where} was left out: ${error.message}.` }];
  return [];
}

/** A statement that only a superuser may run, or that uses an object that only a superuser can create. */
function withoutSuperuser({ kind, start, end }: ScriptStatement, script: Script, error: DatabaseError, what: string): Diagnostic {
  const where = script.where({ start, end });
  const why = needsSuperuser(kind, error) ? error.message : `it uses what ${what}: ${error.message}`;
  return {
    level: 'warning',
    code: 'statement-left-out',
    message: `The statement at ${where} was left out: ${why}.`,
    ...(what !== LEFT_OUT && { mend: 'Ask a superuser to run it there. The rows do not depend on it.' }),
  };
}

const LEFT_OUT = 'was left out before it';

/** Errors of the script's own code about rows of the script, which a target does not receive. */
function makesRows({ code }: DatabaseError): boolean {
  return code?.startsWith('23') === true;
}

function settingLeftOut(setting: string, sql: string, error: DatabaseError): Diagnostic {
  return {
    level: 'warning',
    code: 'setting-left-out',
    message: `The setting ${setting} was not made for the database: ${error.message}`,
    mend: `Ask a superuser to run there: ${sql};`,
  };
}

type OnRefusal = {
  /** The statement to run instead. */
  readonly repair: (sql: string, error: DatabaseError) => string | undefined;
  /** The error to throw; undefined ignores it. */
  readonly reject: (error: DatabaseError) => unknown;
};

const PASS: OnRefusal = { repair: () => undefined, reject: () => undefined };

/** Whether the database has no tables, views, sequences, types or functions except those of extensions. */
async function hasNothing(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(`
    SELECT EXISTS (
      SELECT FROM (
        SELECT 'pg_class'::pg_catalog.regclass AS class, oid, relnamespace AS schema FROM pg_catalog.pg_class
        UNION ALL SELECT 'pg_type'::pg_catalog.regclass, oid, typnamespace FROM pg_catalog.pg_type
        UNION ALL SELECT 'pg_proc'::pg_catalog.regclass, oid, pronamespace FROM pg_catalog.pg_proc
      ) o JOIN pg_catalog.pg_namespace n ON n.oid = o.schema
      WHERE n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
        AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d WHERE d.classid = o.class AND d.objid = o.oid AND d.deptype = 'e')
        AND NOT EXISTS (SELECT FROM pg_catalog.pg_depend d JOIN pg_catalog.pg_depend e ON e.classid = d.refclassid AND e.objid = d.refobjid AND e.deptype = 'e'
                        WHERE d.classid = o.class AND d.objid = o.oid AND d.deptype IN ('i', 'a'))
    ) AS there`);
  return !rows[0]!.there;
}

/** The error, if the statement may be skipped after it. */
async function runOne(client: Client, sql: string, { repair, reject }: OnRefusal): Promise<DatabaseError | undefined> {
  await client.query('SAVEPOINT seedbed');
  try {
    await client.query(sql);
    await client.query('RELEASE SAVEPOINT seedbed');
    return undefined;
  } catch (thrown) {
    const error = thrown as DatabaseError;
    const replaced = repair(sql, error);
    const problem = replaced === undefined && excuse(error, sql, false) === undefined ? reject(error) : undefined;
    if (problem !== undefined) throw problem;
    // Otherwise the tables would belong to an open subtransaction, and no COPY could freeze them.
    await client.query('ROLLBACK TO SAVEPOINT seedbed; RELEASE SAVEPOINT seedbed');
    const later = replaced === undefined ? undefined : await runOne(client, replaced, { repair, reject });
    return later ?? error;
  }
}

async function targetSql(statement: ScriptStatement, script: Script, database: string, client: Client): Promise<string | undefined> {
  const { verdict, kind } = statement;
  switch (verdict.do) {
    case 'run':
      // Everything runs in one transaction; the script's own would end it too early.
      if (kind === 'TransactionStmt') return undefined;
      return kind === 'IndexStmt' || kind === 'DropStmt' ? script.text(statement).replace(/\bconcurrently\b/i, '') : script.text(statement);
    case 'schema':
      return verdict.hasElements ? script.text(statement) : `CREATE SCHEMA IF NOT EXISTS ${quoteIdent(verdict.name)}`;
    case 'c-function':
      return contribCall(client, script, statement);
    case 'extension':
      return extensionSql(verdict.name, verdict.schema);
    case 'database-setting':
      return databaseSettingSql(database, verdict);
    default:
      return undefined;
  }
}

/**
 * Rows of the script are left out, except those that its blocks make. Those need its changes too, as before a SET NOT
 * NULL.
 */
const CHANGES_ROWS: ReadonlySet<string> = new Set(['UpdateStmt', 'DeleteStmt']);

/** The script may rely on its own CASCADE for the required extensions. */
function extensionSql(name: string, schema: string | undefined): string {
  return `CREATE EXTENSION IF NOT EXISTS ${quoteIdent(name)}${schema === undefined ? '' : ` SCHEMA ${quoteIdent(schema)}`} CASCADE`;
}

/** Duplicates: schema, table, function, object, and other kinds of objects. */
const DUPLICATES: ReadonlySet<string> = new Set(['42P06', '42P07', '42723', '42710', '42701', '42P16']);

/** Statements that run code of the script. */
const CALLS: ReadonlySet<string> = new Set(['SelectStmt', 'CallStmt', 'DoStmt']);

/** Undefined if the statement may be omitted with a warning. */
function explain(error: DatabaseError, { verdict, kind, start, end }: ScriptStatement, script: Script): unknown {
  if (error.code === undefined) return error;
  if (CALLS.has(kind) && makesRows(error)) return undefined;
  if (verdict.do === 'database-setting' && error.code === '42501') return undefined;
  if (DUPLICATES.has(error.code)) {
    return new Problem(
      'target-mismatch',
      `Something of this schema is in the target already: ${error.message}. Load without making the tables first, or into an empty database.`,
      { facts: { sqlstate: error.code }, cause: error },
    );
  }
  // The script is right: the role may not.
  if (error.code === '42501') return toProblem(error);
  const offset = error.position && verdict.do === 'run' ? script.offsetOfCharacter(Number(error.position) - 1, start) : script.firstWord({ start, end });
  return script.problem(error.message, { sqlstate: error.code, offset, cause: error });
}

import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '../sql/connect.ts';
import { LIMITS, Problem, statedOf, withStated, type Catalog } from '@seedbed/contract';
import { withinLimits } from '../introspect/check-size.ts';
import { introspect } from '../introspect/introspect.ts';
import { leaveOutScriptRows } from './leave-out-script-rows.ts';
import { admitScript } from './admit-script.ts';
import { withRemarks } from './column-remarks.ts';
import { openSandbox, type Sandbox, type ThrowawayServer } from './open-sandbox.ts';
import { withPolicyRoles } from './policy-roles.ts';
import { runScript, type RunOptions } from './run-script.ts';
import { answerOf } from './psql/answer-of.ts';
import { guard } from './guard.ts';
import { Script } from './script.ts';
import type { ScriptStatement } from './statement.ts';
import { withTrueTypes } from './true-types.ts';
import { withContent } from './script-content.ts';

/** A catalog, and the sandbox it was read from: the caller closes it. */
export type LoadedSchema = { readonly catalog: Catalog; readonly sandbox: Sandbox };

/**
 * DDL in, catalog out: Postgres itself interprets it, in a separate database, as an unprivileged role, within limits.
 * Throws `invalid-ddl` (Postgres' message, line, column, SQLSTATE) or `too-large`.
 */
export async function readSchemaFromDdl(ddl: string, server: ThrowawayServer, options: RunOptions = {}): Promise<Catalog> {
  const { catalog, sandbox } = await loadSchema(ddl, server, options);
  await sandbox[Symbol.asyncDispose]();
  return catalog;
}

/**
 * The same, and keeps the database until the caller disposes of the sandbox. The caller must roll back rows that it
 * inserts.
 */
export async function loadSchema(ddl: string, server: ThrowawayServer, options: RunOptions = {}): Promise<LoadedSchema> {
  const { schemas } = server;
  const kept = schemas?.take(ddl);
  // If its server has ended, the sandbox is gone.
  const loaded = kept?.sandbox.isThere() ? kept : await loadAnew(ddl, server, options);
  if (!schemas) return loaded;
  return {
    catalog: structuredClone(loaded.catalog),
    sandbox: {
      ...loaded.sandbox,
      async [Symbol.asyncDispose]() {
        const unwanted = (await isSpent(loaded.sandbox)) ? [loaded] : schemas.give(ddl, loaded);
        for (const each of unwanted) await each.sandbox[Symbol.asyncDispose]();
      },
    },
  };
}

async function loadAnew(ddl: string, server: ThrowawayServer, options: RunOptions): Promise<LoadedSchema> {
  // The script is parsed in a separate process, so the database is created meanwhile.
  const opening = openSandbox(server);
  const { script, statements } = await admitted(ddl, opening, options).catch(async (refused: unknown) => {
    await opening.then((unused) => unused[Symbol.asyncDispose]()).catch(() => {});
    throw refused;
  });
  const sandbox = await opening;
  try {
    const { notices, standIns, policyRoles } = await runScript(sandbox, script, statements, options);
    await using client = await connect(sandbox.owner);
    const read = withinLimits(await withPolicyRoles(client, withTrueTypes(await introspect(client), standIns), policyRoles));
    const tables = withRemarks(await withContent(client, read.tables), script, statements);
    const catalog = { ...read, tables: withStated(tables, statedOf(ddl)) };
    const ofScript = await leaveOutScriptRows(
      client,
      catalog.tables.filter(({ kind, rowSecurity }) => kind !== 'foreign' && rowSecurity !== 'forced').map(({ schema, name }) => ({ schema, table: name })),
    );
    const left = ofScript.map((place) => ({ place, message: 'rows that the script itself makes are left out: a schema is read from its definitions' }));
    return { catalog: { ...catalog, notices: [...notices, ...left, ...catalog.notices] }, sandbox };
  } catch (error) {
    await sandbox[Symbol.asyncDispose]();
    // Some of its rows may be missing (from a file, another language or COPY), so that a statement on them fails.
    const again = options.rows !== false && error instanceof Problem && error.type === 'invalid-ddl' && statements.some(({ verdict }) => verdict.do === 'rows');
    if (again) return loadAnew(ddl, server, { ...options, rows: false });
    throw error;
  }
}

/** The script's statements. If it asks for values of variables, the new database answers. */
async function admitted(ddl: string, opening: Promise<Sandbox>, options: RunOptions): Promise<{ script: Script; statements: readonly ScriptStatement[] }> {
  const script = await Script.read(ddl, async (query) => {
    const sandbox = await opening;
    await using client = await connect(sandbox.owner, { applicationName: 'seedbed sandbox' });
    await using watch = await guard(sandbox, client, options);
    return await watch.statement(() => answerOf(client, query));
  });
  return { script, statements: await admitScript(script, options.signal) };
}

/** Rolled back rows leave their pages behind; also not reusable if its server is gone or a session is still inside. */
async function isSpent({ keeper, owner }: Sandbox): Promise<boolean> {
  try {
    // A session that was just closed remains visible for a moment.
    for (let look = 0; look < 10; look++) {
      const { rows } = await keeper.query<{ bytes: string; sessions: string }>(
        'select pg_database_size($1) as bytes, (select count(*) from pg_stat_activity where datname = $1) as sessions',
        [owner.database],
      );
      if (Number(rows[0]!.bytes) > LIMITS.trial.bytes / 4) return true;
      if (Number(rows[0]!.sessions) === 0) return false;
      await sleep(30);
    }
    return true;
  } catch {
    return true;
  }
}

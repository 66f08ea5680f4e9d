import type { DatabaseError } from 'pg';
import type { Catalog } from '@seedbed/contract';
import { catalogStatements, type CatalogStatement } from '../ddl/catalog-statements.ts';
import { connect, type OpenClient } from '../sql/connect.ts';
import { makeExtensionsFirst } from './extensions-first.ts';
import { guard, type Guard } from './guard.ts';
import { openSandbox, type ThrowawayServer } from './open-sandbox.ts';
import type { LoadedSchema } from './read-schema.ts';
import type { RunOptions } from './run-script.ts';
import type { ScriptStatement } from './statement.ts';

/**
 * Makes the schema of a connected database in a sandbox, from its catalog: to prove against it without touching it. What
 * cannot be made again is said in the notices of the catalog that comes back.
 */
export async function loadCatalog(catalog: Catalog, server: ThrowawayServer, options: RunOptions = {}): Promise<LoadedSchema> {
  const sandbox = await openSandbox(server);
  try {
    const wanted = catalog.extensions.map(({ name, schema }): ScriptStatement => ({
      kind: 'CreateExtensionStmt',
      start: 0,
      end: 0,
      verdict: { do: 'extension', name, schema },
    }));
    const { missing } = await makeExtensionsFirst(sandbox, wanted);
    await using client = await connect(sandbox.owner, { applicationName: 'seedbed sandbox' });
    await using watch = await guard(sandbox.server, client, sandbox.owner.database, options);
    const failed = await runInRounds(client, watch, catalogStatements(catalog, sandbox.owner.database));
    const notices = [
      ...missing.map((name) => ({ place: `extension ${name}`, message: `the extension ${name} is not available in the sandbox: what needs it is not proved` })),
      ...failed.map(({ place, message }) => ({ place, message: `not made again for the proof: ${message}` })),
    ];
    return { catalog: { ...catalog, notices: [...catalog.notices, ...notices] }, sandbox };
  } catch (error) {
    await sandbox[Symbol.asyncDispose]();
    throw error;
  }
}

type Failed = CatalogStatement & { readonly message: string };

/** What fails for want of something that comes later is tried again, as long as a round makes anything. */
async function runInRounds(client: OpenClient, watch: Guard, statements: readonly CatalogStatement[]): Promise<Failed[]> {
  let waiting: readonly CatalogStatement[] = statements;
  for (;;) {
    const failed: Failed[] = [];
    for (const statement of waiting) {
      const message = await watch.statement(
        () => run(client, statement.sql),
        () => ` (${statement.place})`,
      );
      if (message !== undefined) failed.push({ ...statement, message });
    }
    if (failed.length === 0 || failed.length === waiting.length) return failed;
    waiting = failed;
  }
}

async function run(client: OpenClient, sql: string): Promise<string | undefined> {
  try {
    await client.query(sql);
    return undefined;
  } catch (error) {
    if ((error as DatabaseError).code === undefined) throw error;
    return (error as DatabaseError).message;
  }
}

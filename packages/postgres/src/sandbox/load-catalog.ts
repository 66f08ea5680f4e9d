import type { DatabaseError } from 'pg';
import { ownMember, type Catalog } from '@seedbed/contract';
import { catalogStatements, type CatalogStatement } from '../ddl/catalog-statements.ts';
import { connect, type OpenClient } from '../sql/connect.ts';
import { changeElement } from './change-element.ts';
import { makeCollation, missingCollation } from './collations.ts';
import { makeExtensionsFirst } from './extensions-first.ts';
import { guard, type Guard } from './guard.ts';
import { openSandbox, type Sandbox, type ThrowawayServer } from './open-sandbox.ts';
import type { LoadedSchema } from './read-schema.ts';
import type { RunOptions } from './run-script.ts';
import { StandIns } from './stand-ins.ts';
import type { ScriptStatement } from './statement.ts';

/**
 * Recreates the schema of a connected database in a sandbox from its catalog, to prove against it without touching the
 * database. The notices of the returned catalog list what could not be recreated.
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
    await using watch = await guard(sandbox, client, options);
    const standIns = missing.length > 0 ? new StandIns(client, missing) : undefined;
    const names = new Set(missing.map(({ name }) => name));
    const failed = await runInRounds(sandbox, client, watch, catalogStatements(heldAsText(catalog, names), sandbox.owner.database), standIns);
    const notices = [
      ...[...names].map((name) => ({
        place: `extension ${name}`,
        message: `the extension ${name} is not available in the sandbox: what needs it is not proved`,
      })),
      ...failed.map(({ place, message }) => ({ place, message: `not made again for the proof: ${message}` })),
    ];
    return { catalog: { ...catalog, notices: [...catalog.notices, ...notices] }, sandbox };
  } catch (error) {
    await sandbox[Symbol.asyncDispose]();
    throw error;
  }
}

type Failed = CatalogStatement & { readonly message: string };

/** Retries statements that need later objects, as long as a round succeeds in creating something. */
async function runInRounds(
  sandbox: Sandbox,
  client: OpenClient,
  watch: Guard,
  statements: readonly CatalogStatement[],
  standIns: StandIns | undefined,
): Promise<Failed[]> {
  let waiting: readonly CatalogStatement[] = statements;
  let repair: StandIns | undefined;
  for (;;) {
    const failed: Failed[] = [];
    for (const statement of waiting) {
      const message = await watch.statement(
        () => run(sandbox, client, statement.sql, repair),
        () => ` (${statement.place})`,
      );
      if (message !== undefined) failed.push({ ...statement, message });
    }
    if (failed.length === 0) return failed;
    if (failed.length === waiting.length) {
      // If a statement does not need a later object, it needs an extension.
      if (repair === standIns) return failed;
      repair = standIns;
    }
    waiting = failed;
  }
}

async function run(sandbox: Sandbox, client: OpenClient, sql: string, standIns: StandIns | undefined): Promise<string | undefined> {
  const made = new Set<string>();
  for (let text = sql; ;) {
    try {
      await client.query(text);
      return undefined;
    } catch (thrown) {
      const error = thrown as DatabaseError;
      if (error.code === undefined) throw error;
      const collation = missingCollation(error);
      if (collation !== undefined && !made.has(collation) && (await makeCollation(sandbox, collation))) {
        made.add(collation);
        continue;
      }
      const repaired = await standIns?.repair(sql, text, error);
      if (repaired === undefined) return error.message;
      text = repaired;
    }
  }
}

/** Columns with types of missing extensions become texts. */
function heldAsText(catalog: Catalog, missing: ReadonlySet<string>): Catalog {
  if (missing.size === 0) return catalog;
  const held = (type: string): string =>
    changeElement(type, (element) => {
      const defined = ownMember(catalog.types, element.replace(/\([^()]*\)$/, ''));
      return defined?.kind === 'extension' && missing.has(defined.extension) ? 'text' : element;
    });
  return {
    ...catalog,
    tables: catalog.tables.map((table) => ({ ...table, columns: table.columns.map((column) => ({ ...column, type: held(column.type) })) })),
  };
}

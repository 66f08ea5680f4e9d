import { Problem, type Blueprint, type Diagnostic, type TrialReport } from '@seedbed/contract';
import { compileBlueprint, compileSample } from '@seedbed/engine/compile-blueprint';
import { infer } from '@seedbed/inference';
import { foldConstants, introspect, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { openTrial } from '@seedbed/postgres/proof';
import { openSandbox, type Sandbox, type ThrowawayServer } from '@seedbed/postgres/sandbox';
import { connect, type OpenClient } from '@seedbed/postgres/sql';
import type { LoadOptions } from '../../src/index.ts';
import { takeExisting } from '../../src/load/existing/take-existing.ts';
import { loadInto } from '../../src/load/load.ts';
import { repairIn } from '../../src/proof/repair.ts';

/** One database of a throwaway server, used for schema after schema by its unprivileged owner. */
export type Workbench = AsyncDisposable & {
  readonly client: OpenClient;
  /** Empties the database and runs the statements. Throws Postgres' error. */
  lay(ddl: string): Promise<void>;
  /** The product's work on the schema: infers, tries, repairs, loads and counts; after the rows that `standing` inserts, if given. */
  fill(rows: number, standing?: string): Promise<Filled>;
};

export type Filled = {
  readonly diagnostics: readonly Diagnostic[];
  /** Changes that trials required. */
  readonly repairs: readonly string[];
  /** Postgres' refusals at the first try, before any repair. */
  readonly refusals: readonly string[];
  /** Rows in each table without its heirs', by plain name. */
  readonly counts: ReadonlyMap<string, number>;
  readonly blueprint: Blueprint;
};

export async function openWorkbench(server: ThrowawayServer): Promise<Workbench> {
  const sandbox = await openSandbox(server);
  const client = await connect(sandbox.owner, { applicationName: 'seedbed fuzz' });
  return {
    client,
    lay: async (ddl) => void (await client.query(`DROP SCHEMA public CASCADE; CREATE SCHEMA public; ${ddl}`)),
    fill: (rows, standing) => fill(sandbox, client, rows, standing),
    async [Symbol.asyncDispose]() {
      await client.end();
      await sandbox[Symbol.asyncDispose]();
    },
  };
}

async function fill(sandbox: Sandbox, client: OpenClient, rows: number, standing: string | undefined): Promise<Filled> {
  const catalog = await introspect(client);
  const inferred = await infer(catalog, { parse: parseExpressions, bodies: parseBodies, fold: (expressions) => foldConstants(client, expressions) }, { rows });
  const { blueprint, diagnostics, repairs } = await repairIn(sandbox, catalog, inferred.blueprint);
  const refusals = repairs.length > 0 ? refusalsOf(await tryUnrepaired(sandbox, inferred.blueprint)) : [];
  const tables = catalog.tables.map((table) => ({ name: table.name, only: table.kind === 'partitioned' ? '' : 'ONLY ' }));
  const before = standing === undefined ? undefined : await stand(client, standing, tables);
  const { existingTables = {}, diagnostics: inspected = [] } = before ? await takeExisting(client, blueprint, { mode: 'append' }) : {};
  const options: LoadOptions = before ? { mode: 'append', existingTables } : {};
  const report = await loadInto(client, await compileBlueprint(blueprint, options), options);
  const counts = await countRows(client, tables);
  return {
    blueprint,
    diagnostics: [...inferred.diagnostics, ...diagnostics, ...inspected, ...report.diagnostics],
    repairs: repairs.map((one) => `${one.table}: ${one.how}`),
    refusals,
    counts: before ? new Map([...counts].map(([name, count]) => [name, count - before.get(name)!])) : counts,
  };
}

/** Inserts rows as migrations do, with the sequences set after them, and counts them. */
async function stand(client: OpenClient, inserts: string, tables: Parameters<typeof countRows>[1]): Promise<ReadonlyMap<string, number>> {
  await client.query(`BEGIN; ${inserts}; COMMIT; ${SEQUENCES_BEHIND}`);
  return await countRows(client, tables);
}

const SEQUENCES_BEHIND = `DO $$ DECLARE one record; BEGIN
  FOR one IN SELECT attrelid::regclass AS of, attname AS name, pg_get_serial_sequence(attrelid::regclass::text, attname) AS sequence
    FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped AND attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')) LOOP
    IF one.sequence IS NOT NULL THEN
      EXECUTE format('SELECT setval(%L, max(%I)) FROM %s HAVING max(%I) IS NOT NULL', one.sequence, one.name, one.of, one.name);
    END IF;
  END LOOP; END $$`;

async function tryUnrepaired(sandbox: Sandbox, blueprint: Blueprint): Promise<TrialReport> {
  await using trial = await openTrial(sandbox);
  return await trial.load(await compileSample(blueprint));
}

function refusalsOf({ tables }: TrialReport): string[] {
  return tables.flatMap(({ table, counterexamples }) =>
    counterexamples.map((one) => `${table}: ${one.sqlstate} ${one.message}${one.detail ? ` (${one.detail})` : ''}`),
  );
}

async function countRows(client: OpenClient, tables: readonly { readonly name: string; readonly only: string }[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, only } of tables) {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) AS count FROM ${only}${name}`);
    counts.set(name, Number(rows[0]!.count));
  }
  return counts;
}

/** Postgres' or the product's own error message. */
export function sayError(error: unknown): string {
  if (error instanceof Problem) return `${error.type}: ${error.message}`;
  if (!(error instanceof Error)) return String(error);
  const code = (error as { code?: string }).code;
  return code ? `${code}: ${error.message}` : (error.stack ?? error.message).split('\n').slice(0, 4).join(' ');
}

import type { Catalog } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { openTrial } from '@seedbed/postgres/proof';
import {
  addEdgeRows,
  copySandbox,
  literalsOf,
  ORDINARY_ROWS,
  planEdges,
  runSimply,
  splitSimply,
  wordsOf,
  type EdgeOptions,
  type EdgeRow,
  type Finding,
  type MigrationStatement,
} from '@seedbed/postgres/rehearse';
import type { Sandbox } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { qualifiedName, type Blueprint } from '@seedbed/contract';
import { withRows } from '../documents/blueprint/blueprint-document.ts';
import { inferIn, repaired } from '../infer/infer.ts';
import { replanned } from '../load/existing/reread.ts';
import { openSchema, type SchemaOf } from '../source/servers/open-schema.ts';
import type { ThrowawayServer } from '../source/servers/throwaway.ts';

export type RehearseOptions = SchemaOf & {
  /** The migration, as one text. */
  readonly migration: string;
  /** From 0, ordinary rows alone, to 1, every kind of row that the schema allows. Default 1. */
  readonly edge?: number;
  /** False: each statement in a transaction of its own. */
  readonly transaction?: boolean;
};

/** What a migration does to rows that the old schema allows. */
export type Rehearsal = {
  readonly statements: readonly MigrationStatement[];
  readonly tables: number;
  readonly rows: number;
  /** Rows with an edge value that Postgres took. */
  readonly edges: number;
  readonly findings: readonly Finding[];
  readonly seconds: number;
};

/**
 * Fills the old schema in a throwaway database with ordinary rows and with every kind of row that it allows, and runs
 * the migration on a copy. Nothing outside the throwaway server is touched. Throws Problem `invalid-ddl` for a schema
 * or a migration that Postgres does not read.
 */
export async function rehearse(server: ThrowawayServer, options: RehearseOptions): Promise<Rehearsal> {
  const started = performance.now();
  const statements = await splitSimply(options.migration);
  // Its rows stay, so the sandbox is not one to keep for others.
  const { catalog, sandbox } = await openSchema({ connection: server.connection }, options);
  try {
    const edgeOptions: EdgeOptions = {
      edge: options.edge ?? 1,
      literals: literalsOf(options.migration),
      words: wordsOf(options.migration),
      types: catalog.types,
    };
    const filled = await fill(sandbox, catalog, edgeOptions, options);
    options.signal?.throwIfAborted();
    await using after = await copySandbox(sandbox);
    const findings = await run(after.owner, statements, options);
    return {
      statements,
      tables: catalog.tables.length,
      rows: filled.rows,
      edges: filled.edges.length,
      findings,
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

async function run(owner: Sandbox['owner'], statements: readonly MigrationStatement[], { transaction = true }: RehearseOptions): Promise<readonly Finding[]> {
  await using client = await connect(owner, { applicationName: 'seedbed rehearsal' });
  return await runSimply(client, statements, { transaction });
}

/** Rows of inference, and then the edges in those that are spare. */
async function fill(
  sandbox: Sandbox,
  catalog: Catalog,
  edgeOptions: EdgeOptions,
  options: RehearseOptions,
): Promise<{ readonly rows: number; readonly edges: readonly EdgeRow[] }> {
  const request = { ...(options.signal && { signal: options.signal }) };
  const inferred = await inferIn(sandbox, catalog, request);
  const counts = Object.fromEntries(
    catalog.tables.map((table) => [
      qualifiedName(table.schema, table.name),
      ORDINARY_ROWS + planEdges(table, edgeOptions).reduce((sum, { rows }) => sum + rows.length, 0),
    ]),
  );
  const rows =
    (await loadRows(sandbox, withCounts(inferred.blueprint, counts), options.signal)) ??
    (await loadRows(sandbox, withCounts((await repaired(inferred, sandbox, request)).blueprint, counts), options.signal, true))!;
  await using client = await connect(sandbox.owner, { applicationName: 'seedbed rehearsal' });
  await client.query('BEGIN');
  const edges = await addEdgeRows(client, catalog.tables, edgeOptions);
  await client.query('COMMIT');
  return { rows, edges };
}

function withCounts(blueprint: Blueprint, counts: Readonly<Record<string, number>>): Blueprint {
  const known = new Set(blueprint.tables.map(({ schema, name }) => qualifiedName(schema, name)));
  return withRows(blueprint, { rows: Object.fromEntries(Object.entries(counts).filter(([name]) => known.has(name))) });
}

/** Null, and no rows, if a table got none of its rows, unless `anyway`. */
async function loadRows(sandbox: Sandbox, blueprint: Blueprint, signal: AbortSignal | undefined, anyway = false): Promise<number | null> {
  await using trial = await openTrial(sandbox, { signal, replan: replanned });
  const report = await trial.load(await compileBlueprint(blueprint), { keep: true });
  if (!anyway && report.tables.some(({ sent, kept }) => sent > 0 && kept < sent / 2)) {
    await trial.forget();
    return null;
  }
  await trial.commit();
  return report.tables.reduce((sum, { kept }) => sum + kept, 0);
}

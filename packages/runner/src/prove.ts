import { createHash } from 'node:crypto';
import { Problem, type Blueprint, type Catalog, type Proof } from '@seedbed/contract';
import { loadCatalog, loadSchema, openTrial, proofOf, type LoadedSchema, type Sandbox } from '@seedbed/postgres';
import { compileBlueprint, sampleOf } from './compile-blueprint.ts';
import type { ProveOptions } from './runner.ts';
import type { ThrowawayServer } from './throwaway.ts';

/**
 * Loads a sample of every table into a throwaway database that has the schema, with every constraint and trigger on.
 * Throws Problem `invalid-ddl` for DDL that Postgres refuses, and `invalid-request` where there is no schema to prove against.
 */
export async function prove(blueprint: Blueprint, server: ThrowawayServer, options: ProveOptions): Promise<Proof> {
  const { catalog, sandbox } = await openSchema(server, options);
  try {
    return await proveIn(sandbox, catalog, blueprint, options);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

/** From the DDL, or else made again from the catalog of the database that was read. */
function openSchema(server: ThrowawayServer, { ddl, catalog, signal }: ProveOptions): Promise<LoadedSchema> {
  if (ddl !== undefined) return loadSchema(ddl, server, { signal });
  if (catalog !== undefined) return loadCatalog(catalog, server, { signal });
  throw new Problem('invalid-request', 'A proof needs a schema, and this blueprint was made from none. Give the DDL (pg_dump --schema-only writes it).');
}

async function proveIn(sandbox: Sandbox, catalog: Catalog, blueprint: Blueprint, options: ProveOptions): Promise<Proof> {
  const started = performance.now();
  const plan = await compileBlueprint(sampleOf(blueprint));
  await using trial = await openTrial(sandbox, { signal: options.signal, onProgress: options.onProgress });
  const report = await trial.load(plan);
  const hash = createHash('sha256').update(JSON.stringify(blueprint)).digest('hex');
  const seconds = (performance.now() - started) / 1000;
  return proofOf(catalog, blueprint, { ...report, seconds }, { blueprintHash: hash, at: new Date(), diagnostics: plan.diagnostics });
}

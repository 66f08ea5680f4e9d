import {
  withStated,
  type Blueprint,
  type Catalog,
  type CatalogColumn,
  type CatalogTable,
  type Diagnostic,
  type DriftChange,
  type Pack,
  type StatedColumn,
} from '@seedbed/contract';
import { drift } from '@seedbed/inference';
import { readSchemaFromDatabase } from '@seedbed/postgres/catalog';
import { loadCatalog, loadSchema, type Sandbox } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { repairIn } from '../proof/repair.ts';
import { inferenceTools } from '../source/inference-tools.ts';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';
import type { ThrowawayServer } from '../source/servers/throwaway.ts';

/** A stored blueprint compared with the current schema. */
export type Drifted = {
  readonly changes: readonly DriftChange[];
  /** Fits the schema again, tried and repaired; unaffected columns are identical. */
  readonly blueprint: Blueprint;
  readonly catalog: Catalog;
  readonly diagnostics: readonly Diagnostic[];
};

type Options = { readonly signal?: AbortSignal | undefined; readonly packs: readonly Pack[] };

/** `stated`: what code states about columns of the database. */
export type AddressOptions = { readonly signal?: AbortSignal | undefined; readonly stated?: readonly StatedColumn[] | undefined };

/** `strictFrom`: the line from which on every statement has to run. */
export type DdlOptions = { readonly strictFrom?: number | undefined };

/** Compares a stored blueprint with DDL. Throws Problem `invalid-ddl` or `too-large`. */
export async function driftFromDdl(stored: Blueprint, ddl: string, server: ThrowawayServer, options: Options & DdlOptions): Promise<Drifted> {
  const { catalog, sandbox } = await loadSchema(ddl, server, { ...signalOf(options), strictFrom: options.strictFrom });
  return driftIn(sandbox, catalog, stored, options);
}

/** Compares a stored blueprint with a database, read-only; trials run on a copy of its schema. */
export async function driftFromAddress(
  stored: Blueprint,
  url: string,
  policy: TargetPolicy | undefined,
  openServer: () => Promise<ThrowawayServer>,
  { stated = [], ...options }: Options & Pick<AddressOptions, 'stated'>,
): Promise<Drifted> {
  const read = await readCatalog(url, policy);
  const catalog = { ...read, tables: withStated<CatalogColumn, CatalogTable>(read.tables, stated) };
  const { sandbox } = await loadCatalog(catalog, await openServer(), signalOf(options));
  return driftIn(sandbox, catalog, stored, options);
}

async function readCatalog(url: string, policy: TargetPolicy | undefined): Promise<Catalog> {
  await using client = await connectTarget(url, policy);
  return await readSchemaFromDatabase(client);
}

/** Without a change the stored document is returned, untried. */
async function driftIn(sandbox: Sandbox, catalog: Catalog, stored: Blueprint, options: Options): Promise<Drifted> {
  try {
    const drifted = await comparedIn(sandbox, catalog, stored, options.packs);
    if (drifted.changes.length === 0) return { ...drifted, catalog };
    const repaired = await repairIn(sandbox, catalog, drifted.blueprint, signalOf(options));
    return { changes: drifted.changes, blueprint: repaired.blueprint, catalog, diagnostics: [...drifted.diagnostics, ...repaired.diagnostics] };
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

async function comparedIn(sandbox: Sandbox, catalog: Catalog, stored: Blueprint, packs: readonly Pack[]) {
  await using client = await connect(sandbox.owner);
  return await drift(stored, catalog, await inferenceTools(client, packs));
}

function signalOf({ signal }: Options): { readonly signal?: AbortSignal } {
  return signal ? { signal } : {};
}

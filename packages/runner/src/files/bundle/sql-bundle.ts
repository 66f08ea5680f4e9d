import type { BundleStatements, Catalog } from '@seedbed/contract';
import { schemaSqlOfCatalog, schemaSqlOfDdl } from '@seedbed/postgres/load';
import type { MakeFiles } from '../dataset-files.ts';
import { bundleFiles } from './bundle-files.ts';

/** Where the schema of a bundle comes from; without any it has rows alone, for tables that are there. */
type BundleOf = { readonly ddl?: string | undefined; readonly catalog?: Catalog | undefined; readonly statements?: BundleStatements | undefined };

/**
 * Reads the schema of an SQL bundle; returns a function that makes its files. A separate module, since it needs all of the Postgres code.
 * Throws `invalid-ddl`.
 */
export async function sqlBundle({ ddl, catalog, statements = 'copy' }: BundleOf, signal?: AbortSignal): Promise<MakeFiles> {
  const schema = ddl !== undefined ? await schemaSqlOfDdl(ddl, signal) : catalog && schemaSqlOfCatalog(catalog);
  return (plan, request) => bundleFiles(plan, request, { schema, statements });
}

import type { BundleStatements, Catalog } from '@seedbed/contract';
import { schemaSqlOfCatalog, schemaSqlOfDdl } from '@seedbed/postgres/load';
import type { MakeFiles } from '../dataset-files.ts';
import { bundleFiles } from './bundle-files.ts';

/** The source of a bundle's schema; without it the bundle contains only rows, for existing tables. */
type BundleOf = { readonly ddl?: string | undefined; readonly catalog?: Catalog | undefined; readonly statements?: BundleStatements | undefined };

/**
 * Reads the schema of an SQL bundle; returns a function that creates its files. A separate module, since it needs all
 * of the Postgres code. Throws `invalid-ddl`.
 */
export async function sqlBundle({ ddl, catalog, statements = 'copy' }: BundleOf, signal?: AbortSignal): Promise<MakeFiles> {
  const schema = ddl !== undefined ? await schemaSqlOfDdl(ddl, signal) : catalog && schemaSqlOfCatalog(catalog);
  return (plan, request) => bundleFiles(plan, request, { schema, statements });
}

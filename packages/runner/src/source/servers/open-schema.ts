import { Problem, type Catalog } from '@seedbed/contract';
import { loadCatalog, loadSchema, type LoadedSchema } from '@seedbed/postgres/sandbox';
import type { ThrowawayServer } from './throwaway.ts';

/** The schema of a blueprint: its DDL, or otherwise its catalog. */
export type SchemaOf = { readonly ddl?: string; readonly catalog?: Catalog; readonly signal?: AbortSignal | undefined };

/**
 * From the DDL, or otherwise recreated from the catalog of the source database. Throws `invalid-request` if there is
 * neither.
 */
export function openSchema(server: ThrowawayServer, { ddl, catalog, signal }: SchemaOf): Promise<LoadedSchema> {
  if (ddl !== undefined) return loadSchema(ddl, server, { signal });
  if (catalog !== undefined) return loadCatalog(catalog, server, { signal });
  throw new Problem(
    'invalid-request',
    'A proof needs a schema, and a blueprint records none. Give the DDL as well (at the command line: --schema schema.sql; pg_dump --schema-only writes it).',
  );
}

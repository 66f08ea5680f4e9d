import type { Catalog } from '@seedbed/contract';
import type { Runner, Source } from '@seedbed/runner';
import type { Context } from './context.ts';
import { UsageError } from './exit-code.ts';
import { readingSchema } from './schema.ts';
import { readSource } from './source.ts';

/** The schema for trials or generation: DDL, or a database's catalog. */
type SchemaOfRows = { readonly ddl?: string; readonly catalog?: Catalog };

/**
 * The schema of FILE; a blueprint records none, so that `--schema` names it. Throws UsageError where `--schema` is next
 * to another FILE, or names a blueprint.
 */
export async function schemaOfRows(
  context: Context,
  runner: Runner,
  { source, catalog }: { readonly source: Source; readonly catalog?: Catalog },
  given: string | undefined,
): Promise<SchemaOfRows> {
  if (given === undefined) return { ...(source.kind === 'ddl' && { ddl: source.ddl }), ...(catalog && { catalog }) };
  if (source.kind !== 'blueprint') throw new UsageError('--schema is for a blueprint: FILE is a schema already');
  const schema = await readSource(given, context.io);
  if (schema.kind === 'blueprint') throw new UsageError(`--schema ${given} is a blueprint: name the DDL, or the address of the database`);
  if (schema.kind === 'ddl') return { ddl: schema.ddl };
  const read = await readingSchema(schema, () => runner.inferAddress(schema.url, { signal: context.signal }));
  return { catalog: read.catalog };
}

import type { Trace } from '../explain/trace.ts';
import type { PackLibrary } from '../library/pack-library.ts';
import { linkSchema, type TableLink } from '../link/link-schema.ts';
import { spellingReader } from '../link/read-spelling.ts';
import type { SchemaNames } from '../names/describe-schema.ts';
import { singular } from '../names/singular.ts';
import type { SchemaView } from '../schema/schema-view.ts';
import { wordsOfSchema } from './words-of-schema.ts';

/** Which tables are concepts of a trade, by name; none without packs. */
export async function linkConcepts(
  schema: SchemaView,
  names: SchemaNames,
  packs: PackLibrary | undefined,
  trace?: Trace,
): Promise<ReadonlyMap<string, TableLink>> {
  return packs ? await linkSchema(wordsOfSchema(schema, names), packs, spellingReader(singular), trace?.seesConcepts) : new Map();
}

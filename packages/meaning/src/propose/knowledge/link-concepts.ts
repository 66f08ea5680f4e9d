import type { PackLibrary } from '../library/pack-library.ts';
import { linkSchema, type OnCandidates, type TableLink } from '../link/link-schema.ts';
import { spellingReader } from '../link/read-spelling.ts';
import type { SchemaNames } from '../../read/schema-names.ts';
import { singular } from '../../read/names/singular.ts';
import type { SchemaView } from '../../schema/schema-view.ts';
import { distinctRows } from './distinct-rows.ts';
import { rowsOfTable } from './rows-of-table.ts';
import { wordsOfSchema } from './words-of-schema.ts';

/** The tables that are concepts of a trade, by name; none without packs. */
export async function linkConcepts(
  schema: SchemaView,
  names: SchemaNames,
  packs: PackLibrary | undefined,
  sees?: OnCandidates,
): Promise<ReadonlyMap<string, TableLink>> {
  if (!packs) return new Map();
  const tables = wordsOfSchema(schema, names);
  const links = await linkSchema(tables, packs, spellingReader(singular), sees);
  const called = new Map(tables.map(({ name, words }) => [name, words]));
  const views = new Map(schema.tables.map((table) => [table.name, table]));
  return new Map(
    [...links].map(([table, link]) => {
      const own = { ...link, concept: rowsOfTable(link.concept, called.get(table)!) };
      return [table, { ...own, concept: distinctRows(own, views.get(table)!) }];
    }),
  );
}

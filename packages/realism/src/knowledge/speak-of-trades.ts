import type { PackLibrary } from '../library/pack-library.ts';
import { spokenPacks } from '../link/rank-packs.ts';
import { spellingReader } from '../link/read-spelling.ts';
import type { SchemaNames } from '../names/describe-schema.ts';
import { singular } from '../names/singular.ts';
import type { SchemaView } from '../schema/schema-view.ts';
import { wordsOfSchema } from './words-of-schema.ts';

/** The names of a schema with the trades that it speaks of; as they are without packs. */
export function withTrades(names: SchemaNames, schema: SchemaView, packs: PackLibrary | undefined): SchemaNames {
  if (!packs) return names;
  const spoken = spokenPacks(wordsOfSchema(schema, names), packs.index, spellingReader(singular));
  return { ...names, trades: { packs: spoken, weights: packs.weights } };
}

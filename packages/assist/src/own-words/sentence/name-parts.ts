import { pieces, readName } from '@seedbed/meaning/read';

/** A name in parts: as it is written, and as words. */
export type NameParts = { readonly written: readonly string[]; readonly words: readonly string[] };

/** Names are read once: a sentence compares each of its parts with every name of the schema. */
const known = new Map<string, NameParts>();
const MAX_KNOWN = 50_000;

/** The parts of a name of the schema. */
export function partsOf(name: string): NameParts {
  const found = known.get(name);
  if (found) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const parts = { written: pieces(name), words: readName(name).words };
  known.set(name, parts);
  return parts;
}

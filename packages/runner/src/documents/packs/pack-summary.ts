import type { Pack, PackSummary } from '@seedbed/contract';
import { openPacks } from './built-in-packs.ts';

/** How many cues to show: the first ones occur in nearly every schema of the domain. */
const CUES = 12;

/** A pack as a list shows it. */
export function summaryOf({ pack, title, cues, concepts }: Pack, origin: PackSummary['origin'], updatedAt: string | null = null): PackSummary {
  return {
    name: pack,
    title,
    origin,
    cues: cues.slice(0, CUES),
    concepts: concepts.map(({ concept }) => concept),
    attributes: concepts.reduce((sum, { attributes }) => sum + Object.keys(attributes).length, 0),
    examples: concepts.reduce((sum, { rows }) => sum + rows.length, 0),
    updatedAt,
  };
}

/** All packs included in the product, by name. */
export async function builtInSummaries(): Promise<PackSummary[]> {
  const library = await openPacks();
  const packs = await Promise.all(Object.keys(library.index.packs).map((name) => library.load(name)));
  return packs.map((pack) => summaryOf(pack, 'built-in'));
}

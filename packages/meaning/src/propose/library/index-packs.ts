import type { Pack } from '../packs/pack.ts';
import type { PackIndex } from './pack-index.ts';

/** The index of these packs; members in the packs' order, words by the alphabet, so that it is the same for the same packs. */
export function indexPacks(packs: readonly Pack[]): PackIndex {
  return {
    packs: Object.fromEntries(
      packs.map(({ pack, cues, concepts }) => [
        pack,
        { cues, tables: [...new Set(concepts.flatMap(({ tables, also = {} }) => [...tables, ...Object.values(also).flat()]))] },
      ]),
    ),
    cueCounts: countIn(packs.map(({ cues }) => cues)),
    wordCounts: countIn(packs.map(wordsOf)),
  };
}

function wordsOf({ cues, concepts }: Pack): string[] {
  const spellings = concepts.flatMap(({ tables, also = {}, attributes }) => [
    ...tables,
    ...Object.values(also).flat(),
    ...Object.values(attributes).flatMap(({ names, also: others = {} }) => [...names, ...Object.values(others).flat()]),
  ]);
  return [...cues, ...spellings.flatMap((spelling) => spelling.split(' '))];
}

/** In how many lists a word occurs; omits words of one list, which are most. */
function countIn(lists: readonly (readonly string[])[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const word of new Set(list)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].filter(([, count]) => count > 1).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

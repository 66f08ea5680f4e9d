import { dictionary } from '@seedbed/contract';
import { matchScore } from '../../lib/match.ts';
import type { PaletteItem } from '../../lib/palette-state.ts';

const MOST = 60;
/** Below it the words stand in the label as they are, from the start of one of its words. */
const AS_WRITTEN = 10;
const PREFIX: Readonly<Record<string, PaletteItem['group']>> = dictionary({ '#': 'Tables', '@': 'Columns', '>': 'Commands' });

type Found = { group: PaletteItem['group']; items: PaletteItem[] };

/** What fits a text, the best first, in groups. Tables whose name has it stand before everything else; columns are found by words only. */
export function findItems(items: readonly PaletteItem[], query: string): Found[] {
  const only = PREFIX[query[0] ?? ''];
  const words = only ? query.slice(1) : query;
  const scored = items
    .filter((item) => (only ? item.group === only : words !== '' || item.group !== 'Columns'))
    .map((item) => ({ item, score: matchScore(words, item.label) }))
    .filter((one): one is { item: PaletteItem; score: number } => one.score !== null);
  const rank = ({ item, score }: { item: PaletteItem; score: number }): number => (words !== '' && item.group === 'Tables' && score < AS_WRITTEN ? 0 : 1);
  // A stable sort keeps the order of the sources where nothing was asked.
  scored.sort((a, b) => rank(a) - rank(b) || a.score - b.score);
  const groups = new Map<PaletteItem['group'], PaletteItem[]>();
  for (const { item } of scored.slice(0, MOST)) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([group, members]) => ({ group, items: members }));
}

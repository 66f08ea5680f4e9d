import { dictionary } from '@seedbed/contract';
import { matchScore } from '../../lib/match.ts';
import type { PaletteItem, PaletteScope } from '../../lib/palette-state.ts';

/** So many are listed; who looks for more writes more letters. */
const MAX_LISTED = 60;
/** Below it the words stand in the label as they are, from the start of one of its words. */
const AS_WRITTEN = 10;
/** How far behind its own name an item comes that is found by where it is, or by words that are not shown. */
const BY_PATH = 5;
const BY_WORDS = 40;
/** Before anything is asked for, so many of what was opened last, and of the datasets. */
const MAX_RECENT = 5;

/** What a first letter stands for. */
export const PREFIXES: Readonly<Record<string, PaletteScope>> = dictionary({
  '#': { group: 'Tables', label: 'Tables' },
  '@': { group: 'Columns', label: 'Columns' },
  '>': { group: 'Commands', label: 'Commands' },
  '~': { group: 'Datasets', label: 'Datasets' },
});

export type Found = { readonly group: PaletteItem['group'] | 'Recent'; readonly items: readonly PaletteItem[] };

/** What fits a text, the best first, in groups. Tables whose name has it stand before everything else. `scope`: of these only. */
export function findItems(items: readonly PaletteItem[], query: string, scope: PaletteScope | null): readonly Found[] {
  const scored = items
    .filter((item) => isIn(item, scope))
    .map((item) => ({ item, score: scoreOf(item, query) }))
    .filter((one): one is { item: PaletteItem; score: number } => one.score !== null);
  const rank = ({ item, score }: { item: PaletteItem; score: number }): number => (query !== '' && item.group === 'Tables' && score < AS_WRITTEN ? 0 : 1);
  // A stable sort keeps the order of the sources where nothing was asked.
  scored.sort((a, b) => rank(a) - rank(b) || a.score - b.score);
  return grouped(scored.slice(0, MAX_LISTED).map(({ item }) => item));
}

/** Before anything is asked for: what was opened last, then where one can go and what can be done. `recent`: ids, newest first. */
export function firstItems(items: readonly PaletteItem[], recent: readonly string[]): readonly Found[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const last = recent.flatMap((id) => byId.get(id) ?? []).slice(0, MAX_RECENT);
  const taken = new Set(last);
  const rest = items.filter((item) => !taken.has(item));
  const of = (group: PaletteItem['group']) => rest.filter((item) => item.group === group);
  const groups: readonly Found[] = [
    { group: 'Recent', items: last },
    { group: 'Go to', items: of('Go to') },
    { group: 'Commands', items: of('Commands') },
    { group: 'Datasets', items: of('Datasets').slice(0, MAX_RECENT) },
  ];
  return groups.filter((group) => group.items.length > 0);
}

/** `rental.rental_date`: what an item is called in whole. */
export function wholeLabel(item: PaletteItem): string {
  return item.path === undefined ? item.label : `${item.path}.${item.label}`;
}

function isIn(item: PaletteItem, scope: PaletteScope | null): boolean {
  return !scope || (item.group === scope.group && (scope.table === undefined || item.id.startsWith(`${scope.table}.`)));
}

function scoreOf(item: PaletteItem, query: string): number | null {
  const scores = [
    matchScore(query, item.label),
    ...(item.path === undefined ? [] : [later(matchScore(query, wholeLabel(item)), BY_PATH)]),
    ...(item.words === undefined ? [] : [asWritten(matchScore(query, item.words))]),
  ].filter((score) => score !== null);
  return scores.length === 0 ? null : Math.min(...scores);
}

function later(score: number | null, by: number): number | null {
  return score === null ? null : score + by;
}

/** By letters here and there in words that nobody sees, anything would be found. */
function asWritten(score: number | null): number | null {
  return score === null || score >= AS_WRITTEN ? null : score + BY_WORDS;
}

function grouped(items: readonly PaletteItem[]): readonly Found[] {
  return [...Map.groupBy(items, ({ group }) => group)].map(([group, members]) => ({ group, items: members }));
}

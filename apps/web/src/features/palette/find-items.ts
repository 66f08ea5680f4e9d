import { dictionary } from '@seedbed/contract';
import { BY_LETTERS } from '../../lib/match.ts';
import type { PaletteItem, PaletteScope } from '../../lib/palette-state.ts';
import { likeItems } from './like-items.ts';
import { AS_WRITTEN, readQuery, scoreItem } from './score-item.ts';

/** The maximum number of results; more letters narrow the search. */
const MAX_LISTED = 60;
/** With an empty query: the number of recent items, and of datasets. */
const MAX_RECENT = 5;

/** Scopes by their prefix letter. */
export const PREFIXES: Readonly<Record<string, PaletteScope>> = dictionary({
  '#': { group: 'Tables', label: 'Tables' },
  '@': { group: 'Columns', label: 'Columns' },
  '>': { group: 'Commands', label: 'Commands' },
  '~': { group: 'Datasets', label: 'Datasets' },
});

export type Found = { readonly group: PaletteItem['group'] | 'Recent' | 'Did you mean'; readonly items: readonly PaletteItem[] };

/**
 * Items that match a text, best first, in groups. Tables matched by name come before everything else. Names that are like the text come last,
 * and before hits by single letters. `scope`: only these.
 */
export function findItems(items: readonly PaletteItem[], query: string, scope: PaletteScope | null): readonly Found[] {
  const read = readQuery(query);
  const inScope = items.filter((item) => isIn(item, scope));
  const scored = inScope
    .map((item) => ({ item, score: scoreItem(item, read) }))
    .filter((one): one is { item: PaletteItem; score: number } => one.score !== null);
  const rank = ({ item, score }: { item: PaletteItem; score: number }): number => (query !== '' && item.group === 'Tables' && score < AS_WRITTEN ? 0 : 1);
  // A typo in a table or column is also asked about beside hits elsewhere: the message of a revision has many words.
  const isPlace = ({ group }: PaletteItem): boolean => group === 'Tables' || group === 'Columns';
  const isSpelled = scored.some(({ item, score }) => isPlace(item) && score < BY_LETTERS);
  const hits = new Set(scored.map(({ item }) => item));
  const like = isSpelled ? [] : likeItems(inScope.filter((item) => !hits.has(item) && (hits.size === 0 || isPlace(item))), query); // prettier-ignore
  const asked: readonly Found[] = like.length === 0 ? [] : [{ group: 'Did you mean', items: like }];
  // A stable sort keeps the order of the sources for an empty query.
  scored.sort((a, b) => rank(a) - rank(b) || a.score - b.score);
  const found = grouped(scored.slice(0, MAX_LISTED).map(({ item }) => item));
  return scored.some(({ score }) => score < BY_LETTERS) ? [...found, ...asked] : [...asked, ...found];
}

/** With an empty query: recent items, then screens and commands. `recent`: ids, newest first. */
export function firstItems(items: readonly PaletteItem[], recent: readonly string[]): readonly Found[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const last = recent.flatMap((id) => byId.get(id) ?? []).slice(0, MAX_RECENT);
  const taken = new Set(last);
  const rest = items.filter((item) => !taken.has(item) && !item.isQuiet);
  const of = (group: PaletteItem['group']) => rest.filter((item) => item.group === group);
  const groups: readonly Found[] = [
    { group: 'Recent', items: last },
    { group: 'Go to', items: of('Go to') },
    { group: 'Commands', items: of('Commands') },
    { group: 'Datasets', items: of('Datasets').slice(0, MAX_RECENT) },
  ];
  return groups.filter((group) => group.items.length > 0);
}

function isIn(item: PaletteItem, scope: PaletteScope | null): boolean {
  return !scope || (item.group === scope.group && (scope.table === undefined || item.id.startsWith(`${scope.table}.`)));
}

function grouped(items: readonly PaletteItem[]): readonly Found[] {
  return [...Map.groupBy(items, ({ group }) => group)].map(([group, members]) => ({ group, items: members }));
}

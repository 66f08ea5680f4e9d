import { listOfKind } from '../src/generators/lists/lists.ts';
import type { loadWords } from '../src/words/index.ts';
import { PACKS } from '../src/words/packs/index.ts';

type Words = Awaited<ReturnType<typeof loadWords>>;

/** Maximum number of list entries that a page shows. */
const SHOWN = 12;

/** The languages that have their own version of a list, by the list's name. */
export async function listedWords(): Promise<ReadonlyMap<string, readonly string[]>> {
  const languages = new Map<string, string[]>();
  for (const [language, load] of Object.entries(PACKS).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (language === 'en' || language.includes('.')) continue;
    for (const list of Object.keys((await load()).lists)) languages.set(list, [...(languages.get(list) ?? []), language]);
  }
  return languages;
}

/**
 * Describes a kind's word list: the number of entries, the most frequent ones with their shares, and the languages;
 * empty for kinds without a list.
 */
export function listSection(kind: string, words: Words, languages: ReadonlyMap<string, readonly string[]>): string {
  const name = listOfKind(kind);
  if (name === undefined) return '';
  const { words: entries, weights } = words.list(name);
  const share = (at: number): number => (weights ? (weights[at]! - (at === 0 ? 0 : weights[at - 1]!)) / weights.at(-1)! : 1 / entries.length);
  const shown = entries
    .map((text, at) => ({ text, share: share(at) }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, SHOWN);
  const listed = shown.map((entry) => `\`${cell(entry.text)}\`${weights ? ` ${percent(entry.share)}` : ''}`).join(', ');
  const rest = entries.length > shown.length ? `, and ${entries.length - shown.length} more` : '';
  const count = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  const own = languages.get(name) ?? [];
  const spoken = own.length === 0 ? '' : `\n\nOther languages with a list of their own: ${own.join(', ')}.`;
  return `\nThe English list has ${count}${weights ? '' : ', all equally frequent'}: ${listed}${rest}.${spoken}\n`;
}

const percent = (share: number): string => `${Number((100 * share).toPrecision(2))} %`;
const cell = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text).replaceAll('`', "'").replaceAll('\n', ' ');

import { typosAllowed, typosBetween } from '@seedbed/contract';
import { plain } from '../../lib/match.ts';
import type { PaletteItem } from '../../lib/palette-state.ts';
import { wordsOf } from './score-item.ts';

/** So many of them are a question; more would be a list to read. */
const MAX_LIKE = 8;
/** More words are a sentence. */
const MAX_WORDS = 3;

/** Items whose names have the words but for typos (`boking` of `bookings`), fewest typos first. Nothing for a text that is spelled as some item is. */
export function likeItems(items: readonly PaletteItem[], query: string): readonly PaletteItem[] {
  const spoken = wordsOf(query);
  if (spoken.length === 0 || spoken.length > MAX_WORDS) return [];
  // `shiped_at` is compared word by word, as names are.
  const words = spoken.flatMap(partsOf);
  const scored = items.flatMap((item) => {
    const { own, whole } = namesOf(item);
    // A column of a table that is like the word is one of many: its own name has to be like one too.
    const typos = words.some((word) => typosIn([word], own) !== null) ? typosIn(words, whole) : null;
    return typos === null ? [] : [{ item, typos }];
  });
  return scored
    .toSorted((a, b) => a.typos - b.typos)
    .slice(0, MAX_LIKE)
    .map(({ item }) => item);
}

type Names = { readonly own: readonly string[]; readonly whole: readonly string[] };

/** Names do not change: each item is split once, not with every letter. */
const names = new WeakMap<PaletteItem, Names>();

function namesOf(item: PaletteItem): Names {
  const known = names.get(item);
  if (known) return known;
  const own = wordsIn(item.label);
  const split = { own, whole: [...wordsIn(item.path ?? ''), ...own] };
  names.set(item, split);
  return split;
}

/** Typos of all words together; null where one is like none of the names. */
function typosIn(words: readonly string[], among: readonly string[]): number | null {
  let sum = 0;
  for (const word of words) {
    const most = typosAllowed(word.length);
    let least = most + 1;
    for (const name of among) least = Math.min(least, word === name ? 0 : most === 0 ? 1 : typosBetween(word, name, most));
    if (least > most) return null;
    sum += least;
  }
  return sum;
}

/** The words of a name, with and without a plural's ending. */
function wordsIn(name: string): readonly string[] {
  return partsOf(name).flatMap((word) => (word.length > 4 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word]));
}

function partsOf(name: string): readonly string[] {
  return plain(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

import { matchPlain, plain, startsWord, wholeAt } from '../../lib/match.ts';
import type { PaletteItem } from '../../lib/palette-state.ts';

/** Below this score the words appear in the label literally, from the start of one of its words. */
export const AS_WRITTEN = 10;
/** The penalty for a match in the path or in hidden words instead of the name. */
const BY_PATH = 5;
const BY_WORDS = 40;
/** For several words in any order. */
const IN_ANY_ORDER = 30;
/** A word that is not in the label, but in the path or in words that are not shown. */
const OUTSIDE_LABEL_SCORE = 4;
/** Words without meaning if there are others. */
const EMPTY: ReadonlySet<string> = new Set(['a', 'an', 'the', 'to', 'of', 'in', 'as', 'for', 'my', 'go', 'and']);
/** A shorter word only matches at the start of a word. */
const MIN_INSIDE = 3;

/**
 * Lower is better; null if it does not fit. Several words are found in any order: in the name, in the path, and in
 * words that are not shown.
 */
export function scoreItem(item: PaletteItem, query: Query): number | null {
  const { label, whole, hidden, rest } = textsOf(item);
  const scores = [
    matchPlain(query.text, label),
    whole === null ? null : later(matchPlain(query.text, whole), BY_PATH),
    hidden === null ? null : asWritten(matchPlain(query.text, hidden)),
    inAnyOrder(label, rest, query.words),
  ].filter((score) => score !== null);
  return scores.length === 0 ? null : Math.min(...scores);
}

/** A parsed query, shared by all items. */
type Query = { readonly text: string; readonly words: readonly string[] };

export function readQuery(query: string): Query {
  return { text: plain(query).trim(), words: wordsOf(query) };
}

/** `rental.rental_date`: the full name of an item. */
export function wholeLabel(item: PaletteItem): string {
  return item.path === undefined ? item.label : `${item.path}.${item.label}`;
}

/** The meaningful words of a query. */
export function wordsOf(query: string): readonly string[] {
  const all = query.trim().split(/\s+/).filter(Boolean).map(plain);
  const saying = all.filter((word) => !EMPTY.has(word));
  return saying.length === 0 ? all : saying;
}

function inAnyOrder(label: string, rest: string, words: readonly string[]): number | null {
  if (words.length === 0) return null;
  let score = words.length > 1 ? IN_ANY_ORDER : BY_WORDS;
  for (const word of words) {
    if (isIn(word, label)) continue;
    if (!isIn(word, rest)) return null;
    score += OUTSIDE_LABEL_SCORE;
  }
  return score + label.length * 0.001;
}

/** `orders` is in `order items` too. */
function isIn(word: string, hay: string): boolean {
  const at = wholeAt(word, hay);
  if (at >= 0 && (startsWord(hay, at) || word.length >= MIN_INSIDE)) return true;
  return word.length > MIN_INSIDE && word.endsWith('s') && isIn(word.slice(0, -1), hay);
}

type Texts = { readonly label: string; readonly whole: string | null; readonly hidden: string | null; readonly rest: string };

/** Names do not change: each item is read once, not with every letter. */
const texts = new WeakMap<PaletteItem, Texts>();

function textsOf(item: PaletteItem): Texts {
  const known = texts.get(item);
  if (known) return known;
  const read = {
    label: plain(item.label),
    whole: item.path === undefined ? null : plain(wholeLabel(item)),
    hidden: item.words === undefined ? null : plain(item.words),
    rest: plain([item.path, item.note, item.words].filter(Boolean).join(' ')),
  };
  texts.set(item, read);
  return read;
}

function later(score: number | null, by: number): number | null {
  return score === null ? null : score + by;
}

/** Scattered letters in hidden words would match anything. */
function asWritten(score: number | null): number | null {
  return score === null || score >= AS_WRITTEN ? null : score + BY_WORDS;
}

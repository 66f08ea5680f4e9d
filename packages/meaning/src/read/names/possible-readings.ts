import { ABBREVIATIONS } from './abbreviations.ts';
import { COMMON_WORDS } from './common-words.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';
import { singular } from './singular.ts';
import { pieces, type Tokens } from './tokens.ts';
import { universalWords } from '../rules/universal.ts';
import { knownWords } from './vocabulary.ts';

/** A possible meaning of a name, never certain. `of` is the part of the name that is read this way. */
export type PossibleReading = Tokens & { readonly of: string; readonly meant: string; readonly weight: number };

/** The weight of a reading, relative to a known word. */
const WHOLE = 0.75;
const BEGUN = 0.6;
const LETTERS = 0.4;

/** Shorter pieces could be anything. */
const SHORTEST = 3;
/** So many readings of a piece, and of a name, are looked at. */
const MAX = 4;
/** The largest ratio between the length of a word and that of its abbreviation by letters (`mnd`: maand). */
const LONGEST = 3.2;
const LONGEST_BEGUN = 4.5;
/** The weight of a word in a language that no other name of the schema uses. */
const OTHER_LANGUAGE_WEIGHT = 0.6;

/** The weight of words in reversed order. */
const REORDERED_SCORE = 0.8;

/** English words that a name can abbreviate. Short words have no abbreviation. */
const ENGLISH: readonly string[] = [...new Set([...COMMON_WORDS, ...universalWords])].filter((word) => word.length > SHORTEST && !ABBREVIATIONS.has(word));

/**
 * The possible meanings of a name in none of the schema's languages: a word of another language (`naam`), the beginning of one (`omschr`:
 * omschrijving), or some of its letters (`mnd`: maand). Languages of other names of the schema, and English, come first.
 */
export function possibleReadings(name: string, languages: readonly Language[]): PossibleReading[] {
  const parts = pieces(name);
  const opened = parts.map((part) => (knownWords.has(part) || part.length < SHORTEST ? [] : meaningsOf(part, languages)));
  const unknown = opened.findIndex((each) => each.length > 0);
  if (unknown < 0) return [];
  // One piece at a time is varied, the others by their likeliest meaning.
  const rest = opened.map((each, i) => each[0]?.words ?? [parts[i]!]);
  // `huur_mnd` is a monthly rent, and `fec_nac` a date of birth: the main word can be first or last.
  const orders = parts.length > 1 ? [false, true] : [false];
  return opened
    .flatMap((each, i) =>
      each.flatMap((one) => {
        const runs = rest.map((words, at) => (at === i ? one.words : words));
        return orders.map((isTurned) => {
          const raw = (isTurned ? runs.toReversed() : runs).flat();
          return { of: parts[i]!, meant: one.meant, words: raw.map(singular), raw, weight: isTurned ? one.weight * REORDERED_SCORE : one.weight };
        });
      }),
    )
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, 2 * MAX);
}

type Meaning = { readonly words: readonly string[]; readonly meant: string; readonly weight: number };

/** Possible meanings of one part: words of languages, and English words that start with it or contain its letters. */
export function meaningsOf(part: string, languages: readonly Language[]): Meaning[] {
  const found: Meaning[] = [];
  for (const [rank, language] of languages.entries()) {
    // Languages that other names use are more likely.
    const near = 1 / (1 + rank / 4);
    for (const [word, english] of language.words) if (english.length > 0) take(word, english, near);
  }
  // Only whole words of the other languages: their beginnings are too ambiguous.
  for (const language of LANGUAGES) if (!languages.includes(language)) takeWhole(language);
  for (const word of ENGLISH) take(word, [word], 1);
  return distinct(found.toSorted((one, other) => other.weight - one.weight)).slice(0, MAX);

  function takeWhole({ words }: Language): void {
    const english = words.get(part);
    if (english && english.length > 0) found.push({ words: english, meant: english.join(' '), weight: WHOLE * OTHER_LANGUAGE_WEIGHT });
  }
  function take(word: string, english: readonly string[], near: number): void {
    const weight = likeness(part, word) * near;
    if (weight > 0) found.push({ words: english, meant: english.join(' '), weight });
  }
}

/** How likely a part stands for a word: it is the word, its beginning, or some of its letters in order. */
function likeness(part: string, word: string): number {
  if (part === word) return WHOLE;
  if (word.length <= part.length || word[0] !== part[0] || word.length > part.length * LONGEST_BEGUN) return 0;
  if (word.startsWith(part)) return BEGUN * (part.length / word.length) ** 0.35;
  if (word.length > part.length * LONGEST) return 0;
  // Short forms drop vowels, and end as the word does or on a consonant of it.
  return /[aeiou]/.test(part.slice(1)) || !isWithin(part, word) ? 0 : LETTERS * (part.length / word.length) ** 0.5;
}

function isWithin(part: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === part[at]) at++;
  return at === part.length;
}

function distinct(found: readonly Meaning[]): Meaning[] {
  const seen = new Set<string>();
  return found.filter(({ meant }) => !seen.has(meant) && Boolean(seen.add(meant)));
}

/** Languages by the number of parts that are words of theirs, without languages that have none. */
export function languagesOf(names: readonly string[]): Language[] {
  const words = new Set(names.flatMap(pieces).filter((word) => word.length > 3 && !knownWords.has(word)));
  return LANGUAGES.map((language) => ({ language, count: [...words].filter((word) => language.words.has(word)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ language }) => language);
}

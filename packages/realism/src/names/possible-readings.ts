import { ABBREVIATIONS } from './abbreviations.ts';
import { COMMON_WORDS } from './common-words.ts';
import { LANGUAGES, type Language } from './languages/index.ts';
import { singular } from './singular.ts';
import { pieces, type Tokens } from './tokens.ts';
import { universalWords } from './universal.ts';
import { knownWords } from './vocabulary.ts';

/** What a name could say, of which nobody can be sure: `of` is the piece of it that is read so. */
export type PossibleReading = Tokens & { readonly of: string; readonly meant: string; readonly weight: number };

/** How much a reading counts beside one of a word that is known. */
const WHOLE = 0.75;
const BEGUN = 0.6;
const LETTERS = 0.4;

/** Shorter pieces could be anything. */
const SHORTEST = 3;
/** So many readings of a piece, and of a name, are looked at. */
const MOST = 4;
/** A word is read from its letters (`mnd`: maand) where it has no more than these times as many. */
const LONGEST = 3.2;
const LONGEST_BEGUN = 4.5;
/** What a word of a language counts that no other name of the schema speaks. */
const ELSEWHERE = 0.6;

/** Words in the other order than they stand. */
const TURNED = 0.8;

/** English words that a name could shorten; what is short itself shortens nothing. */
const ENGLISH: readonly string[] = [...new Set([...COMMON_WORDS, ...universalWords])].filter((word) => word.length > SHORTEST && !ABBREVIATIONS.has(word));

/**
 * What a name could mean where it is in no language that the schema is read in: a word of another language (`naam`), the beginning of one
 * (`omschr`: omschrijving), or some of its letters (`mnd`: maand). Languages that other names of the schema speak come first, and English.
 */
export function possibleReadings(name: string, languages: readonly Language[]): PossibleReading[] {
  const parts = pieces(name);
  const opened = parts.map((part) => (knownWords.has(part) || part.length < SHORTEST ? [] : meaningsOf(part, languages)));
  const unknown = opened.findIndex((each) => each.length > 0);
  if (unknown < 0) return [];
  // One piece at a time is varied, the others by their likeliest meaning.
  const rest = opened.map((each, i) => each[0]?.words ?? [parts[i]!]);
  // `huur_mnd` is a monthly rent, and `fec_nac` a date of birth: the head may stand on either side.
  const orders = parts.length > 1 ? [false, true] : [false];
  return opened
    .flatMap((each, i) =>
      each.flatMap((one) => {
        const runs = rest.map((words, at) => (at === i ? one.words : words));
        return orders.map((isTurned) => {
          const raw = (isTurned ? runs.toReversed() : runs).flat();
          return { of: parts[i]!, meant: one.meant, words: raw.map(singular), raw, weight: isTurned ? one.weight * TURNED : one.weight };
        });
      }),
    )
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, 2 * MOST);
}

type Meaning = { readonly words: readonly string[]; readonly meant: string; readonly weight: number };

/** What one piece may stand for: words of languages, and English ones that it begins or has letters of. */
export function meaningsOf(part: string, languages: readonly Language[]): Meaning[] {
  const found: Meaning[] = [];
  for (const [rank, language] of languages.entries()) {
    // What other names speak is likelier than what none does.
    const near = 1 / (1 + rank / 4);
    for (const [word, english] of language.words) if (english.length > 0) take(word, english, near);
  }
  // Words of other languages as they are; what begins as one could be anything.
  for (const language of LANGUAGES) if (!languages.includes(language)) takeWhole(language);
  for (const word of ENGLISH) take(word, [word], 1);
  return distinct(found.toSorted((one, other) => other.weight - one.weight)).slice(0, MOST);

  function takeWhole({ words }: Language): void {
    const english = words.get(part);
    if (english && english.length > 0) found.push({ words: english, meant: english.join(' '), weight: WHOLE * ELSEWHERE });
  }
  function take(word: string, english: readonly string[], near: number): void {
    const weight = likeness(part, word) * near;
    if (weight > 0) found.push({ words: english, meant: english.join(' '), weight });
  }
}

/** How likely a piece stands for a word: it is the word, begins it, or has its first letters in order. */
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

/** Languages by how many of the pieces are words of theirs, those without any left out. */
export function languagesOf(names: readonly string[]): Language[] {
  const words = new Set(names.flatMap(pieces).filter((word) => word.length > 3 && !knownWords.has(word)));
  return LANGUAGES.map((language) => ({ language, count: [...words].filter((word) => language.words.has(word)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .map(({ language }) => language);
}

import { ABBREVIATIONS } from './abbreviations.ts';
import type { Language } from '../languages/index.ts';
import { meaningsOf } from './possible-readings.ts';
import { endingMeanings, shortMeanings } from './short-meanings.ts';
import { singular } from './singular.ts';
import { pieces, type Tokens } from './tokens.ts';
import { knownWords, readName } from './vocabulary.ts';

/** One reading of all parts of a name together. Never certain. */
export type ShortReading = Tokens & {
  /** The words of each part. */ readonly parts: readonly (readonly string[])[];
  readonly meant: string;
  readonly weight: number;
};

/** The context of a name: the words of its table and of the other columns, with their possible meanings. */
export type Around = { readonly near: ReadonlySet<string>; readonly languages: readonly Language[]; readonly isNumber: boolean };

type Choice = { readonly words: readonly string[]; readonly weight: number };

/** Each further meaning of a short form counts less than the one before. */
const NEXT = 0.85;
/** The weight of a meaning that fits the context, and of one that does not. */
const IN_COMPANY = 1.4;
const ALONE = 0.7;
const LISTED = 0.85;
const OPENED = 0.9;
/** A unit at the end: of several that a letter could be, the first is the likeliest. */
const ENDING = 0.85;
/** The weight of a part without a known meaning, which stays unchanged. */
const UNKNOWN = 0.35;
/** No reading of short forms is surer. */
const MAX_CONFIDENCE = 0.75;
/** The number of partial readings of a name that are continued with its next piece. */
const MAX = 16;

/**
 * The readings of a name whose parts are abbreviations with several meanings each: all parts together, the most likely first. `jt` next to
 * people is a job title; `acc_nt` of a site is its access notes, of a customer the account's.
 */
export function readShortly(name: string, around: Around): ShortReading[] {
  const parts = pieces(name);
  let readings: { readonly parts: readonly (readonly string[])[]; readonly weight: number }[] = [{ parts: [], weight: 1 }];
  for (const [i, part] of parts.entries()) {
    const choices = choicesOf(part, around, { isLast: i === parts.length - 1, isOnly: parts.length === 1, next: parts[i + 1] });
    readings = readings
      .flatMap((before) => choices.map((choice) => ({ parts: [...before.parts, choice.words], weight: before.weight * choice.weight })))
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, MAX);
  }
  const own = parts.join(' ');
  return readings
    .map(({ parts: read, weight }) => {
      const words = read.flat();
      return { parts: read, words: words.map(singular), raw: words, meant: words.join(' '), weight: MAX_CONFIDENCE * Math.min(1, weight) };
    })
    .filter(({ meant }) => meant !== own);
}

function choicesOf(
  part: string,
  { near, languages, isNumber }: Around,
  { isLast, isOnly, next }: { readonly isLast: boolean; readonly isOnly: boolean; readonly next: string | undefined },
): Choice[] {
  if (/^\d+$/.test(part)) return [{ words: [part], weight: 1 }];
  // `crd_l4`: the last four of it.
  if (part === 'l' && next !== undefined && /^\d+$/.test(next)) return [{ words: ['last'], weight: 1 }];
  const found: Choice[] = [];
  if (isLast && isNumber && !isOnly) found.push(...endingMeanings(part).map((word, i) => ({ words: [word], weight: ENDING * NEXT ** i })));
  for (const [i, { words, near: company }] of shortMeanings(part).entries()) {
    const factor = company.size === 0 ? 1 : [...company].some((word) => near.has(word)) ? IN_COMPANY : ALONE;
    found.push({ words, weight: LISTED * NEXT ** i * factor });
  }
  const opened = ABBREVIATIONS.get(part);
  if (opened) found.push({ words: opened, weight: OPENED * (found.length > 0 ? NEXT : 1) });
  if (knownWords.has(part) && part.length > 2 && !opened) found.push({ words: [part], weight: found.length > 0 ? OPENED : 1 });
  if (found.length === 0) {
    const split = readName(part).words;
    if (split.length > 1 && split.every((word) => knownWords.has(word))) found.push({ words: split, weight: OPENED });
  }
  if (found.length === 0) found.push(...meaningsOf(part, languages).map(({ words, weight }) => ({ words, weight })));
  if (found.length === 0) found.push({ words: [part], weight: UNKNOWN });
  const seen = new Set<string>();
  return found.toSorted((one, other) => other.weight - one.weight).filter(({ words }) => !seen.has(words.join(' ')) && Boolean(seen.add(words.join(' '))));
}

/** The most likely meanings of neighbouring names. */
export function wordsAround(names: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const name of names)
    for (const part of pieces(name)) {
      found.add(part);
      for (const word of ABBREVIATIONS.get(part) ?? []) found.add(singular(word));
      for (const { words } of shortMeanings(part).slice(0, 1)) for (const word of words) found.add(singular(word));
    }
  return found;
}

import type { Domain, SqlType } from '@seedbed/contract';
import { alphabets, widerAlphabets } from './alphabets.ts';
import { conditionsOf, ENDS_FULL, isPadded, namedLetters, type Condition } from './conditions.ts';
import { lengthsOf, type Lengths } from './lengths.ts';
import { Product } from './product.ts';
import { RankedWords } from './ranked-words.ts';
import { UnreadablePattern } from './regex-tree.ts';
import { listedWords } from './listed-words.ts';

/** The texts that satisfy all conditions of a domain, numbered. */
export type TextWords = {
  /** The number of ranks, at most 2^53. 0: no text satisfies the conditions. */
  readonly count: number;
  /** The word of a rank, 0 ≤ rank < count; all different. */
  at(rank: number): string;
  /** The rank of a text, or −1 for one that `at` never returns. */
  rankOf(text: string): number;
  /** Whether the text satisfies the conditions, whatever its letters: also for texts that `at` never returns. */
  accepts(text: string): boolean;
};

export type WordsOptions = {
  /** Number of words needed: uses the simplest alphabet and the shortest lengths that have as many. Default 2^32. */
  readonly enough?: number;
  /** Unique in case-folded form: no letter in both cases, as long as that leaves words. */
  readonly foldCase?: boolean;
  /** Allows every printable letter, not only the simplest alphabet with enough words. */
  readonly everyLetter?: boolean;
  /** Allows letters beyond ASCII if ASCII gives too few words: for keys, which need as many as there are rows. */
  readonly beyond?: boolean;
};

const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'name', 'citext', 'char']);

/**
 * The words of a text column under `domain` (its type's length included here), or null if it is not a text type, a
 * pattern cannot be parsed, or the automata grow too large: then only trials in Postgres help (tier E).
 */
export function wordsOf(domain: Domain, type: SqlType, options: WordsOptions = {}): TextWords | null {
  if (!TEXT_TYPES.has(type.base)) return null;
  if (domain.in) return madeWords(domain, type, options);
  // Building automata takes milliseconds, and the same conditions occur again: for each column of a kind, and for each
  // plan of a blueprint.
  const key = JSON.stringify([domain, type.base, type.length, options]);
  const known = kept.get(key);
  if (known !== undefined) kept.delete(key);
  const words = known === undefined ? madeWords(domain, type, options) : known;
  kept.set(key, words);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  return words;
}

/** The latest results, newest last. Words are immutable, so callers can share them. */
const kept = new Map<string, TextWords | null>();
const MAX_KEPT = 128;

function madeWords(domain: Domain, type: SqlType, options: WordsOptions): TextWords | null {
  try {
    const conditions = conditionsOf(ignoringCase(domain, type));
    const lengths = lengthsOf(domain, type);
    // The case of letters beyond ASCII is checked separately (`caseHolds`).
    const accepts = judge(new Product(options.beyond ? conditions.filter((one) => !one.ofCase) : conditions), domain, type, lengths);
    if (domain.in) return listedWords(domain.in.filter(accepts), accepts);
    return choose(conditions, domain, type, lengths, accepts, options);
  } catch (error) {
    if (error instanceof UnreadablePattern) return null;
    throw error;
  }
}

/** Whether a text satisfies the domain, without counting words: much cheaper than `wordsOf`. Null in the same cases. */
export function acceptorOf(domain: Domain, type: SqlType): ((text: string) => boolean) | null {
  if (!TEXT_TYPES.has(type.base)) return null;
  try {
    return judge(new Product(conditionsOf(ignoringCase(domain, type))), domain, type, lengthsOf(domain, type));
  } catch (error) {
    if (error instanceof UnreadablePattern) return null;
    throw error;
  }
}

function choose(
  conditions: readonly Condition[],
  domain: Domain,
  type: SqlType,
  lengths: Lengths,
  accepts: (text: string) => boolean,
  options: WordsOptions,
): TextWords {
  const enough = options.enough ?? 4_294_967_296;
  const padded = isPadded(type);
  const drawn = new Product(padded ? [...conditions, ENDS_FULL] : conditions);
  let best: RankedWords | null = null;
  const offered = alphabets(lengths.ascii ? '' : namedLetters(domain), options.foldCase ?? false);
  for (const alphabet of options.everyLetter ? offered.slice(-1) : offered) {
    const words = new RankedWords(drawn, alphabet, lengths, enough);
    if (best === null || words.count > best.count) best = words;
    if (best.count >= enough) break;
  }
  if (options.beyond && best!.count < enough && !lengths.ascii && type.base !== 'char' && !conditions.some(dependsOnLocale)) {
    for (const alphabet of widerAlphabets(options.foldCase === true || domain.case !== undefined || type.base === 'citext')) {
      best = new RankedWords(drawn, alphabet, lengths, enough);
      if (best.count >= enough) break;
    }
  }
  if (best!.count === 0 && padded) best = new RankedWords(new Product(conditions), alphabets('', false).at(-1)!, lengths, enough);
  return { count: best!.count, at: (rank) => best!.at(rank), rankOf: (text) => best!.rankOf(text), accepts };
}

/**
 * The letters of a class beyond ASCII depend on the locale. A condition on the case gives the same result for letters without case in every
 * locale.
 */
function dependsOnLocale(condition: Condition): boolean {
  return condition.localeDependent && !condition.ofCase;
}

/** Checks any text, including its length. `char(n)` is padded before a pattern sees it. */
function judge(product: Product, domain: Domain, type: SqlType, lengths: Lengths): (text: string) => boolean {
  const listed = domain.in && new Set(domain.in);
  const isCounted = domain.minBytes !== undefined || domain.maxBytes !== undefined;
  return (text) => {
    const letters = Array.from(text).length;
    const shown = isPadded(type) && type.length !== undefined ? text + ' '.repeat(Math.max(0, type.length - letters)) : text;
    const bytes = isCounted ? new TextEncoder().encode(text).length : 0;
    return (
      letters >= lengths.judgedMin &&
      letters <= lengths.max &&
      (!isCounted || (bytes >= (domain.minBytes ?? 0) && bytes <= (domain.maxBytes ?? Infinity))) &&
      (!listed || listed.has(text)) &&
      caseHolds(text, domain) &&
      product.acceptsText(shown)
    );
  };
}

function caseHolds(text: string, domain: Domain): boolean {
  if (domain.case === 'lower') return text.toLowerCase() === text;
  return domain.case !== 'upper' || text.toUpperCase() === text;
}

/** Patterns on citext do not see case. */
function ignoringCase(domain: Domain, type: SqlType): Domain {
  if (type.base !== 'citext' || !domain.patterns) return domain;
  return { ...domain, patterns: domain.patterns.map((pattern) => ({ ...pattern, ignoreCase: true })) };
}

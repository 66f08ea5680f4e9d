import { fits, NUMBER, type Conditions, type Phrase, type Rule } from './rule.ts';
import type { Entry, RuleSource } from './rule-source.ts';
import { foreignness } from '../subjects/foreign-rules.ts';
import type { ColumnContext } from '../column-context.ts';
import type { Tokens } from '../names/tokens.ts';
import { wordSet } from '../words.ts';

export type Match = {
  readonly rule: Rule;
  readonly score: number;
  /** The words of the name (and the table) that spoke for it. */
  readonly words: readonly string[];
  /** The text before them in the name: `billing` of `billing_city`. */
  readonly rest: readonly string[];
};

/** Rules by the last word (or, for patterns open at their end, the first), so that a column meets a few dozen instead of all. */
export class RuleIndex {
  readonly #source: RuleSource;

  constructor(source: RuleSource) {
    this.#source = source;
  }

  /** The rule of highest score; the earlier one where two are equal. */
  best(at: ColumnContext): Match | null {
    let best: Match | null = null;
    for (const { words, penalty } of spellings(at.name)) {
      for (const entry of this.#candidates(words, at.table.words)) {
        const match = score(entry, at, words, penalty);
        if (match && (!best || match.score > best.score)) best = match;
      }
    }
    return best;
  }

  /** The rules of highest score, each once, the best first. For explanations. */
  ranked(at: ColumnContext, most: number): Match[] {
    const found = new Map<Match['rule'], Match>();
    for (const { words, penalty } of spellings(at.name)) {
      for (const entry of this.#candidates(words, at.table.words)) {
        const match = score(entry, at, words, penalty);
        if (match && match.score > (found.get(match.rule)?.score ?? -Infinity)) found.set(match.rule, match);
      }
    }
    return [...found.values()].toSorted((one, other) => other.score - one.score).slice(0, most);
  }

  *#candidates(words: readonly string[], table: readonly string[]): Iterable<Entry> {
    const last = words.at(-1);
    if (last !== undefined) {
      // A name of one word continues the name of its table.
      const before = words.at(-2) ?? table.at(-1);
      yield* this.#source.endingWith(last, before);
      if (NUMBER.test(last)) yield* this.#source.endingWith('#', before);
    }
    const first = words[0];
    if (first !== undefined) yield* this.#source.startingWith(first);
    yield* this.#source.open;
  }
}

/** Heads that some put first: `id_device`, `date_of_issue`, `type_transaction`. */
const HEADS_IN_FRONT = wordSet('heads in front');

const PREPOSITIONS = wordSet('prepositions');

/** The readings of a name: without its prepositional phrase, singular, as written, without a trailing number, and with its head moved to the end. */
function spellings({ words, raw }: Tokens): { words: readonly string[]; penalty: number }[] {
  const found: { words: readonly string[]; penalty: number }[] = [];
  // `cause_of_death` is a death cause, and a cause at least.
  const of = words.indexOf('of');
  if (of > 0 && of < words.length - 1) {
    found.push({ words: [...words.slice(of + 1), ...words.slice(0, of)], penalty: 1 });
    found.push({ words: words.slice(0, of), penalty: 4 });
  }
  // The text after a preposition only says more of the text before it: a message to the creator, damages per day.
  const at = words.findIndex((word, i) => i > 0 && i < words.length - 1 && PREPOSITIONS.has(word));
  if (at > 0) found.push({ words: words.slice(0, at), penalty: 0 });
  // The unit after `per` does not describe it: `rounds_per_day` is no day.
  found.push({ words, penalty: at > 0 ? (words[at] === 'per' ? 12 : 4) : 0 });
  if (raw.some((word, i) => word !== words[i])) found.push({ words: raw, penalty: 0 });
  if (words.length > 1 && /^\d+$/.test(words.at(-1)!)) found.push({ words: words.slice(0, -1), penalty: 1 });
  if (words.length > 1 && HEADS_IN_FRONT.has(words[0]!) && !/^ids?$/.test(words.at(-1)!))
    found.push({ words: [...words.slice(1).filter((word) => word !== 'of'), words[0]!], penalty: 3 });
  return found;
}

const LITERAL = 10;
const FROM_TABLE = 5;

function score({ phrase, rule }: Entry, at: ColumnContext, words: readonly string[], penalty: number): Match | null {
  if (rule.types && !rule.types.has(at.type)) return null;
  const matched = matchPhrase(phrase, words, at.table.words);
  if (!matched) return null;
  if (at.agent && isBareName(words) && !tellsOfPeople(rule)) return null;
  if (isBareName(words) && rule.kind === 'person.fullName' && isPlaceOrKind(at.table.words)) return null;
  const context = meetConditions(rule.when, at);
  if (context === null) return null;
  const narrow = rule.types ? Math.max(0, 4 - rule.types.size) : 0;
  return {
    rule,
    score: matched.score + context + Math.min(3, narrow) - penalty - foreignness(rule, at, matched.words),
    words: matched.words,
    rest: matched.rest,
  };
}

function isBareName(words: readonly string[]): boolean {
  return words.length === 1 && words[0] === 'name';
}

/** Places and kinds of people are no people, despite the words before: a donation site, a customer type. */
function isPlaceOrKind(table: readonly string[]): boolean {
  return table.length > 1 && PLACES_AND_KINDS.has(table.at(-1)!);
}

const PLACES_AND_KINDS = wordSet('places and kinds');

/** People have names of people: neighbouring columns that matter for other rows (a service beside a cost type) do not matter here. */
function tellsOfPeople({ kind, when }: Rule): boolean {
  return kind !== 'values' || when.of !== undefined || when.noun !== undefined || when.agent === true;
}

function matchPhrase(phrase: Phrase, words: readonly string[], table: readonly string[]): { score: number; words: string[]; rest: readonly string[] } | null {
  const { head, tail, anchored } = phrase;
  const first = head.length;
  if (first > words.length) return null;
  for (let i = 0; i < first; i++) if (!fits(head[i]!, words[i]!)) return null;
  // Most phrases end here: nothing is created before one fits.
  const inName = Math.min(tail.length, words.length - first);
  const inTable = tail.length - inName;
  for (let back = 1; back <= inName; back++) if (!fits(tail[tail.length - back]!, words[words.length - back]!)) return null;
  // The rest of the phrase may be in the table's name: "name" in "countries" is a country name.
  if (inTable > 0 && (anchored || inName === 0 || inTable > table.length)) return null;
  for (let back = 1; back <= inTable; back++) if (!fits(tail[inTable - back]!, table[table.length - back]!)) return null;
  const left = words.length - first - inName;
  if (anchored && first === 0 && left > 0) return null;
  return {
    score: (first + inName) * LITERAL + inTable * FROM_TABLE - (left > 0 ? 1 : 0),
    words: [...words.slice(0, first), ...table.slice(table.length - inTable), ...words.slice(words.length - inName)],
    rest: words.slice(first, first + left),
  };
}

const CONTEXT = 4;

/** The score of the conditions; null if one of them excludes the rule. */
function meetConditions(when: Conditions, at: ColumnContext): number | null {
  let bonus = when.plus ?? 0;
  if (when.of) {
    if (!meet(when.of, at.tableWords)) return null;
    bonus += CONTEXT;
  }
  if (when.noun) {
    if (!when.noun.has(at.table.words.at(-1) ?? '')) return null;
    bonus += CONTEXT;
  }
  if (when.by) {
    if (!meet(when.by, at.siblingWords)) return null;
    bonus += CONTEXT;
  }
  if (when.domain) {
    if (!meet(when.domain, at.domains)) return null;
    bonus += CONTEXT;
  }
  if (when.subject) {
    const spoken = [...when.subject].map((subject) => at.subjects?.get(subject)).filter((weight) => weight !== undefined);
    if (spoken.length === 0) return null;
    bonus += Math.max(...spoken);
  }
  if (when.textSubject) {
    if (!when.textSubject.has(at.textSubject ?? 'general')) return null;
    bonus += CONTEXT;
  }
  if (when.agent) {
    if (!at.agent) return null;
    bonus += CONTEXT;
  }
  if (when.notOf && meet(when.notOf, at.tableWords)) return null;
  if (when.notBy && meet(when.notBy, at.siblingWords)) return null;
  if (when.maxLength !== undefined) {
    if (at.length === undefined || at.length > when.maxLength) return null;
    bonus += 2;
  }
  if (when.minLength !== undefined && at.length !== undefined && at.length < when.minLength) return null;
  return bonus;
}

function meet(wanted: ReadonlySet<string>, there: ReadonlySet<string>): boolean {
  for (const word of wanted) if (there.has(word)) return true;
  return false;
}

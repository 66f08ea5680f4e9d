import type { Conditions, Phrase, Rule } from './rule.ts';
import type { Surroundings } from './surroundings.ts';

export type Match = { readonly rule: Rule; readonly score: number; /** The words of the name that spoke for it. */ readonly words: readonly string[] };

type Entry = { readonly phrase: Phrase; readonly rule: Rule };

/** Rules by the last word (or, for patterns open at their end, the first), so that a column meets a few dozen instead of all. */
export class RuleIndex {
  readonly #byLast = new Map<string, Entry[]>();
  readonly #byFirst = new Map<string, Entry[]>();
  readonly #open: Entry[] = [];

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      for (const phrase of rule.phrases) {
        const last = phrase.tail.at(-1);
        const key = last ?? phrase.head[0];
        if (key === undefined) this.#open.push({ phrase, rule });
        for (const word of key ?? []) push(last ? this.#byLast : this.#byFirst, word, { phrase, rule });
      }
    }
  }

  /** The rule of highest score; the earlier one where two are equal. */
  best(at: Surroundings): Match | null {
    let best: Match | null = null;
    for (const entry of this.#candidates(at)) {
      const match = score(entry, at, at.name.words) ?? score(entry, at, at.name.raw);
      if (match && (!best || match.score > best.score)) best = match;
    }
    return best;
  }

  *#candidates(at: Surroundings): Iterable<Entry> {
    const lasts = new Set([at.name.words.at(-1), at.name.raw.at(-1)].filter((word) => word !== undefined));
    for (const word of lasts) {
      yield* this.#byLast.get(word) ?? [];
      if (/^\d+$/.test(word)) yield* this.#byLast.get('#') ?? [];
    }
    const first = at.name.words[0];
    if (first !== undefined) yield* this.#byFirst.get(first) ?? [];
    yield* this.#open;
  }
}

function push(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

const LITERAL = 10;
const FROM_TABLE = 5;

function score({ phrase, rule }: Entry, at: Surroundings, words: readonly string[]): Match | null {
  if (rule.types && !rule.types.has(at.type)) return null;
  const matched = matchPhrase(phrase, words, at.table.words);
  if (!matched) return null;
  const context = meetConditions(rule.when, at);
  if (context === null) return null;
  const narrow = rule.types ? Math.max(0, 4 - rule.types.size) : 0;
  return { rule, score: matched.score + context + Math.min(3, narrow), words: matched.words };
}

function matchPhrase(phrase: Phrase, words: readonly string[], table: readonly string[]): { score: number; words: string[] } | null {
  if (phrase.head.length > words.length) return null;
  for (const [i, choices] of phrase.head.entries()) if (!fits(choices, words[i]!)) return null;
  const room = words.length - phrase.head.length;
  let total = phrase.head.length * LITERAL;
  let left = room;
  const seen = words.slice(0, phrase.head.length);
  for (let i = phrase.tail.length - 1, w = words.length - 1, t = table.length - 1; i >= 0; i--) {
    if (left > 0) {
      if (!fits(phrase.tail[i]!, words[w]!)) return null;
      seen.push(words[w]!);
      w--;
      left--;
      total += LITERAL;
    } else {
      // The rest of the phrase may stand in the table's name: "name" in "countries" is a country name.
      if (phrase.anchored || t < 0 || i === phrase.tail.length - 1 || !fits(phrase.tail[i]!, table[t]!)) return null;
      seen.push(table[t]!);
      t--;
      total += FROM_TABLE;
    }
  }
  if (phrase.anchored && phrase.head.length === 0 && left > 0) return null;
  return { score: total - (left > 0 ? 1 : 0), words: seen };
}

function fits(choices: readonly string[], word: string): boolean {
  return choices.includes(word) || (choices.includes('#') && /^\d+$/.test(word));
}

const CONTEXT = 4;

/** What the surroundings add; null when one of them forbids the rule. */
function meetConditions(when: Conditions, at: Surroundings): number | null {
  let bonus = when.plus ?? 0;
  if (when.of) {
    if (!meet(when.of, at.tableWords)) return null;
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

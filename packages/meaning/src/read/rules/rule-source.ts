import { parseRule, readRule, type Phrase, type Rule } from './rule.ts';

/** A phrase and the rule that it is one of. */
export type Entry = { readonly phrase: Phrase; readonly rule: Rule };

/** Reads a line of a sheet. */
export type ReadLine = (line: string) => Rule;

/**
 * An index's source of rules: by the last word of a phrase and the word before it, by the first if it is open at its end, or neither. In
 * tie-breaking order.
 */
export type RuleSource = {
  /** `before`: the word before the last one, of the name or else of the table; phrases that want another one are left out. */
  readonly endingWith: (word: string, before: string | undefined) => readonly Entry[];
  readonly startingWith: (word: string) => readonly Entry[];
  readonly open: readonly Entry[];
};

/**
 * Sheets as they are compiled: a rule a line, and for each word the numbers of the lines whose phrases end or start with it (`word=3 17 204`, a word a line, in the order of
 * code units). Phrases that end with two words stand under both (`order status=17`).
 */
export type CompiledRules = { readonly rules: string; readonly ends: string; readonly starts: string; readonly open: string };

/** The keys that find a phrase, and their side of it. */
function keysOf({ head, tail }: Phrase): { readonly keys: readonly string[]; readonly side: 'ends' | 'starts' | 'open' } {
  const last = tail.at(-1);
  const before = head.length === 0 ? tail.at(-2) : undefined;
  if (last) return { keys: before ? last.flatMap((word) => before.map((each) => `${each} ${word}`)) : last, side: 'ends' };
  return head[0] ? { keys: head[0], side: 'starts' } : { keys: [], side: 'open' };
}

/** Compiles the lines of sheets. */
export function compileRules(lines: readonly string[], read: ReadLine = parseRule): CompiledRules {
  const sides = { ends: new Map<string, number[]>(), starts: new Map<string, number[]>(), open: new Map<string, number[]>() };
  for (const [number, line] of lines.entries()) {
    for (const phrase of read(line).phrases) {
      const { keys, side } = keysOf(phrase);
      for (const key of side === 'open' ? [''] : keys) {
        const numbers = sides[side].get(key);
        if (!numbers) sides[side].set(key, [number]);
        else if (numbers.at(-1) !== number) numbers.push(number);
      }
    }
  }
  const write = (side: ReadonlyMap<string, readonly number[]>): string =>
    [...side]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, numbers]) => `${key}=${numbers.join(' ')}`)
      .join('\n');
  return { rules: lines.join('\n'), ends: write(sides.ends), starts: write(sides.starts), open: (sides.open.get('') ?? []).join(' ') };
}

const NUMBER = /^\d+$/;

/** Compiled sheets; parses a line when a name first needs it. */
export function lazyRules({ rules, ends, starts, open }: CompiledRules, read: ReadLine = readRule): RuleSource {
  const lines = rules.split('\n');
  const known: Rule[] = [];
  const entriesOf = (numbers: readonly number[], isMeant: (phrase: Phrase) => boolean): Entry[] =>
    numbers.flatMap((number) => {
      const rule = (known[number] ??= read(lines[number]!));
      return rule.phrases.filter(isMeant).map((phrase) => ({ phrase, rule }));
    });
  const by = (postings: string, side: 'ends' | 'starts'): ((keys: readonly string[]) => readonly Entry[]) => {
    const numbersOf = readPostings(postings);
    const cached = new Map<string, readonly Entry[]>();
    return (keys) => {
      const name = keys.join();
      let found = cached.get(name);
      if (!found) {
        const meant = (phrase: Phrase): boolean => {
          const own = keysOf(phrase);
          return own.side === side && keys.some((key) => own.keys.includes(key));
        };
        const numbers = keys.flatMap((key) => numbersOf(key));
        cached.set(name, (found = entriesOf(keys.length === 1 ? numbers : [...new Set(numbers)].sort((one, other) => one - other), meant)));
      }
      return found;
    };
  };
  const [ending, starting] = [by(ends, 'ends'), by(starts, 'starts')];
  return {
    endingWith: (word, before) => ending([word, ...(before === undefined ? [] : [`${before} ${word}`, ...(NUMBER.test(before) ? [`# ${word}`] : [])])]),
    startingWith: (word) => starting([word]),
    open: entriesOf(numbersIn(open), (phrase) => keysOf(phrase).side === 'open'),
  };
}

/** The numbers of lines by key. Searched as it is written, for a name needs few of the tens of thousands of keys. */
function readPostings(postings: string): (key: string) => readonly number[] {
  return (key) => {
    for (let [from, to] = [0, postings.length]; from < to;) {
      const start = postings.lastIndexOf('\n', ((from + to) >> 1) - 1) + 1;
      const end = (postings.indexOf('\n', start) + 1 || postings.length + 1) - 1;
      const at = postings.indexOf('=', start);
      const found = postings.slice(start, at);
      if (found === key) return numbersIn(postings.slice(at + 1, end));
      if (found < key) from = end + 1;
      else to = start;
    }
    return [];
  };
}

function numbersIn(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(Number);
}

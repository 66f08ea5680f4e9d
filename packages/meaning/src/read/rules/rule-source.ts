import { ABBREVIATIONS } from '../names/abbreviations.ts';
import { fits, NUMBER, parseRule, readRule, type Phrase, type Rule } from './rule.ts';

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
 * Sheets as they are compiled: a rule a line, and for each word the numbers of the lines whose phrases end or start with it, a word a line in the order of code
 * units: `word=3 17;204`. Behind the semicolon are those that want another word before it.
 */
export type CompiledRules = { readonly rules: string; readonly ends: string; readonly starts: string; readonly open: string };

/** The words that find a phrase, their side of it, and at its end the words before them. */
function keysOf({ head, tail }: Phrase): { readonly words: readonly string[]; readonly side: 'ends' | 'starts' | 'open'; readonly before?: readonly string[] } {
  const last = tail.at(-1);
  const before = head.length === 0 ? tail.at(-2) : undefined;
  if (last) return { words: last, side: 'ends', ...(before && { before }) };
  return head[0] ? { words: head[0], side: 'starts' } : { words: [], side: 'open' };
}

/** Numbers of lines, and those of lines that want another word as well. */
type Numbers = { readonly alone: readonly number[]; readonly beside: readonly number[] };

/** Compiles the lines of sheets. */
export function compileRules(lines: readonly string[], read: ReadLine = parseRule): CompiledRules {
  const sides = { ends: new Map<string, [Set<number>, Set<number>]>(), starts: new Map<string, [Set<number>, Set<number>]>() };
  const open = new Set<number>();
  for (const [number, line] of lines.entries()) {
    for (const phrase of read(line).phrases) {
      const { words, side, before } = keysOf(phrase);
      if (side === 'open') open.add(number);
      else
        for (const word of words) {
          const found = sides[side].get(word) ?? [new Set(), new Set()];
          sides[side].set(word, found);
          found[before ? 1 : 0].add(number);
        }
    }
  }
  const write = (side: ReadonlyMap<string, readonly [ReadonlySet<number>, ReadonlySet<number>]>): string =>
    [...side]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([word, [alone, beside]]) => `${word}=${[...alone].join(' ')}${beside.size > 0 ? `;${[...beside].join(' ')}` : ''}`)
      .join('\n');
  return { rules: lines.join('\n'), ends: write(sides.ends), starts: write(sides.starts), open: [...open].join(' ') };
}

/** Compiled sheets; parses a line when a name first needs it. */
export function lazyRules({ rules, ends, starts, open }: CompiledRules, read: ReadLine = readRule): RuleSource {
  const lines = rules.split('\n');
  const known: Rule[] = [];
  const entriesOf = (numbers: readonly number[], isMeant: (phrase: Phrase) => boolean): Entry[] =>
    numbers.flatMap((number) => {
      const rule = (known[number] ??= read(lines[number]!));
      return rule.phrases.filter(isMeant).map((phrase) => ({ phrase, rule }));
    });
  const by = (postings: string, side: 'ends' | 'starts'): ((word: string, before?: string) => readonly Entry[]) => {
    const numbersOf = readPostings(postings);
    const cached = new Map<string, readonly Entry[]>();
    return (word, before) => {
      const name = `${before ?? ''} ${word}`;
      let found = cached.get(name);
      if (!found) {
        const meant = (phrase: Phrase): boolean => {
          const own = keysOf(phrase);
          return own.side === side && own.words.includes(word) && (!own.before || (before !== undefined && fits(own.before, before)));
        };
        const { alone, beside } = numbersOf(word);
        // A line that has no spelling of the word need not be parsed.
        const spelled = before === undefined ? [] : spellingsOf(before);
        const wanted = beside.filter((number) => spelled.some((spelling) => lines[number]!.includes(spelling)));
        cached.set(name, (found = entriesOf(wanted.length === 0 ? alone : [...new Set([...alone, ...wanted])].sort((one, other) => one - other), meant)));
      }
      return found;
    };
  };
  const [ending, starting] = [by(ends, 'ends'), by(starts, 'starts')];
  return { endingWith: ending, startingWith: (word) => starting(word), open: entriesOf(numbersIn(open), (phrase) => keysOf(phrase).side === 'open') };
}

/** How a line may write a word: as it is, by an abbreviation that is opened to it, or as any number. */
function spellingsOf(word: string): readonly string[] {
  return [word, ...(ABBREVIATED.get(word) ?? []), ...(NUMBER.test(word) ? ['#'] : [])];
}

const ABBREVIATED: ReadonlyMap<string, readonly string[]> = abbreviationsByWord();

function abbreviationsByWord(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [short, words] of ABBREVIATIONS) for (const word of words) found.set(word, [...(found.get(word) ?? []), short]);
  return found;
}

/** The numbers of lines by word. Searched as it is written, for a name needs few of the thousands of words. */
function readPostings(postings: string): (word: string) => Numbers {
  return (word) => {
    for (let [from, to] = [0, postings.length]; from < to;) {
      const start = postings.lastIndexOf('\n', ((from + to) >> 1) - 1) + 1;
      const end = (postings.indexOf('\n', start) + 1 || postings.length + 1) - 1;
      const at = postings.indexOf('=', start);
      const found = postings.slice(start, at);
      if (found === word) {
        const [alone = '', beside = ''] = postings.slice(at + 1, end).split(';');
        return { alone: numbersIn(alone), beside: numbersIn(beside) };
      }
      if (found < word) from = end + 1;
      else to = start;
    }
    return { alone: [], beside: [] };
  };
}

function numbersIn(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(Number);
}

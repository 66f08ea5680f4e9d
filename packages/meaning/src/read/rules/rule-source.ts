import { parseRule, readRule, type Phrase, type Rule } from './rule.ts';

/** A phrase and the rule that it is one of. */
export type Entry = { readonly phrase: Phrase; readonly rule: Rule };

/** Reads a line of a sheet. */
export type ReadLine = (line: string) => Rule;

/** An index's source of rules: by the last word of a phrase, by the first if it is open at its end, or neither. In tie-breaking order. */
export type RuleSource = {
  readonly endingWith: (word: string) => readonly Entry[];
  readonly startingWith: (word: string) => readonly Entry[];
  readonly open: readonly Entry[];
};

/** Sheets as they are compiled: a rule a line, and for each word the numbers of the lines whose phrases end or start with it (`word 3 17 204`, a word a line). */
export type CompiledRules = { readonly rules: string; readonly ends: string; readonly starts: string; readonly open: string };

/** The words that find a phrase, and their side of it. */
export function keyOf({ head, tail }: Phrase): { readonly words: readonly string[]; readonly side: 'ends' | 'starts' | 'open' } {
  const last = tail.at(-1);
  return last ? { words: last, side: 'ends' } : head[0] ? { words: head[0], side: 'starts' } : { words: [], side: 'open' };
}

/** Compiles the lines of sheets. */
export function compileRules(lines: readonly string[], read: ReadLine = parseRule): CompiledRules {
  const sides = { ends: new Map<string, number[]>(), starts: new Map<string, number[]>(), open: new Map<string, number[]>() };
  for (const [number, line] of lines.entries()) {
    for (const phrase of read(line).phrases) {
      const { words, side } = keyOf(phrase);
      for (const word of side === 'open' ? [''] : words) {
        const numbers = sides[side].get(word);
        if (!numbers) sides[side].set(word, [number]);
        else if (numbers.at(-1) !== number) numbers.push(number);
      }
    }
  }
  const write = (side: ReadonlyMap<string, readonly number[]>): string => [...side].map(([word, numbers]) => `${word} ${numbers.join(' ')}`).join('\n');
  return { rules: lines.join('\n'), ends: write(sides.ends), starts: write(sides.starts), open: (sides.open.get('') ?? []).join(' ') };
}

/** Compiled sheets; parses a line when a name first needs it. */
export function lazyRules({ rules, ends, starts, open }: CompiledRules, read: ReadLine = readRule): RuleSource {
  const lines = rules.split('\n');
  const known: Rule[] = [];
  const entriesOf = (numbers: string, isMeant: (phrase: Phrase) => boolean): Entry[] => {
    const found: Entry[] = [];
    if (numbers === '') return found;
    for (const number of numbers.split(' ')) {
      const rule = (known[Number(number)] ??= read(lines[Number(number)]!));
      for (const phrase of rule.phrases) if (isMeant(phrase)) found.push({ phrase, rule });
    }
    return found;
  };
  const by = (postings: string, side: 'ends' | 'starts'): ((word: string) => readonly Entry[]) => {
    const numbers = new Map(postings.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
    const cached = new Map<string, readonly Entry[]>();
    return (word) => {
      let found = cached.get(word);
      if (!found) {
        const meant = (phrase: Phrase): boolean => {
          const key = keyOf(phrase);
          return key.side === side && key.words.includes(word);
        };
        cached.set(word, (found = entriesOf(numbers.get(word) ?? '', meant)));
      }
      return found;
    };
  };
  return {
    endingWith: by(ends, 'ends'),
    startingWith: by(starts, 'starts'),
    open: entriesOf(open, (phrase) => keyOf(phrase).side === 'open'),
  };
}

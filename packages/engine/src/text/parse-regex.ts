import { bothCases, charsOf, EVERY, type CharSet } from './char-set.ts';
import { readBracket } from './read-bracket.ts';
import { readEscape } from './read-escape.ts';
import { UnreadablePattern, sequence, set, type RegexTree } from './regex-tree.ts';

export type ParsedPattern = {
  readonly tree: RegexTree;
  /** It contains classes or case folding whose meaning beyond ASCII depends on the collation. */
  readonly localeDependent: boolean;
};

/** Largest number in `{m,n}` (DUPMAX of Postgres' regex library). */
const MAX_REPEATS = 255;

/**
 * Parses a Postgres "advanced regular expression" as `~` takes it. Throws `UnreadablePattern` for syntax that an automaton cannot express.
 * Differences from JavaScript's: PostgreSQL documentation 9.7.3.
 */
export function parseRegex(pattern: string, ignoreCase = false): ParsedPattern {
  const reader = new RegexReader(pattern, ignoreCase);
  return reader.whole();
}

export class RegexReader {
  readonly letters: readonly string[];
  at = 0;
  localeDependent = false;
  #ignoreCase: boolean;

  constructor(pattern: string, ignoreCase: boolean) {
    this.letters = Array.from(pattern);
    this.#ignoreCase = ignoreCase;
  }

  whole(): ParsedPattern {
    if (this.#take('***=')) return this.#literal();
    this.#take('***:');
    const options = this.#options();
    if (options.includes('q')) return this.#literal();
    const tree = this.#choice();
    if (this.at < this.letters.length) throw new UnreadablePattern('an unmatched parenthesis');
    return { tree, localeDependent: this.localeDependent || this.#ignoreCase };
  }

  /** A set, with both cases if matching ignores case. */
  fold(chars: CharSet): CharSet {
    return this.#ignoreCase ? bothCases(chars) : chars;
  }

  #literal(): ParsedPattern {
    const items = this.letters.slice(this.at).map((letter) => set(this.fold(charsOf(letter))));
    return { tree: sequence(...items), localeDependent: this.#ignoreCase };
  }

  /** `(?i)` and the like, only at the very start. Returns the letters. */
  #options(): string {
    const match = /^\(\?([a-z]+)\)/.exec(this.letters.slice(this.at, this.at + 20).join(''));
    if (!match) return '';
    for (const option of match[1]!) {
      if (option === 'i') this.#ignoreCase = true;
      else if (option === 'c') this.#ignoreCase = false;
      else if (!'sqt'.includes(option)) throw new UnreadablePattern(`the option (?${option})`);
    }
    this.at += match[0].length;
    return match[1]!;
  }

  #choice(): RegexTree {
    const items = [this.#branch()];
    while (this.#take('|')) items.push(this.#branch());
    return items.length === 1 ? items[0]! : { kind: 'choice', items };
  }

  #branch(): RegexTree {
    const items: RegexTree[] = [];
    while (this.at < this.letters.length && this.#peek() !== '|' && this.#peek() !== ')') items.push(this.#quantified(this.#atom()));
    return items.length === 1 ? items[0]! : sequence(...items);
  }

  #quantified(item: RegexTree): RegexTree {
    const bounds = this.#bounds();
    if (!bounds) return item;
    this.#take('?');
    return { kind: 'repeat', item, min: bounds[0], max: bounds[1] };
  }

  #bounds(): [number, number] | null {
    if (this.#take('*')) return [0, Infinity];
    if (this.#take('+')) return [1, Infinity];
    if (this.#take('?')) return [0, 1];
    if (this.#peek() !== '{' || !/[0-9]/.test(this.letters[this.at + 1] ?? '')) return null;
    const match = /^\{(\d+)(,(\d*))?\}/.exec(this.letters.slice(this.at, this.at + 12).join(''));
    if (!match) throw new UnreadablePattern('braces that are no bound');
    this.at += match[0].length;
    const min = Number(match[1]);
    const max = match[2] === undefined ? min : match[3] === '' ? Infinity : Number(match[3]);
    if (min > MAX_REPEATS || (max > MAX_REPEATS && max !== Infinity) || max < min) throw new UnreadablePattern('a bound over 255');
    return [min, max];
  }

  #atom(): RegexTree {
    const letter = this.letters[this.at++]!;
    if (letter === '(') return this.#group();
    if (letter === '[') return set(readBracket(this));
    if (letter === '.') return set(EVERY);
    if (letter === '^') return { kind: 'start' };
    if (letter === '$') return { kind: 'end' };
    if (letter === '\\') return this.#escape();
    return set(this.fold(charsOf(letter)));
  }

  #escape(): RegexTree {
    const letter = this.#peek();
    if (letter === 'A' || letter === 'Z') {
      this.at++;
      return { kind: letter === 'A' ? 'start' : 'end' };
    }
    return set(this.fold(readEscape(this)));
  }

  #group(): RegexTree {
    if (this.#take('?=')) return { kind: 'ahead', item: this.#closed(), negated: false };
    if (this.#take('?!')) return { kind: 'ahead', item: this.#closed(), negated: true };
    if (this.#take('?<')) throw new UnreadablePattern('a lookbehind');
    this.#take('?:');
    return this.#closed();
  }

  #closed(): RegexTree {
    const item = this.#choice();
    if (!this.#take(')')) throw new UnreadablePattern('an unmatched parenthesis');
    return item;
  }

  #peek(): string | undefined {
    return this.letters[this.at];
  }

  #take(text: string): boolean {
    for (let i = 0; i < text.length; i++) if (this.letters[this.at + i] !== text[i]) return false;
    this.at += text.length;
    return true;
  }
}

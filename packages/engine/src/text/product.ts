import { CharClasses } from './char-classes.ts';
import type { Condition } from './conditions.ts';
import { PatternDfa, type Dfa } from './dfa.ts';
import { buildNfa } from './nfa.ts';
import { setsOf, UnreadablePattern } from './regex-tree.ts';

const MAX_STATES = 8_000;

/** All conditions on one text combined: the lazy product of their automata, complemented if negated. */
export class Product implements Dfa {
  readonly start: number;
  readonly classes: CharClasses;
  readonly localeDependent: boolean;
  readonly #parts: readonly { dfa: PatternDfa; negated: boolean }[];
  readonly #states: { parts: readonly number[]; dead: boolean; steps: Map<number, number> }[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(conditions: readonly Condition[]) {
    this.classes = new CharClasses(conditions.flatMap((condition) => [...setsOf(condition.tree)]));
    this.#parts = conditions.map(({ tree, negated }) => ({ dfa: new PatternDfa(buildNfa(tree, this.classes), true), negated }));
    this.localeDependent = conditions.some((condition) => condition.localeDependent);
    this.start = this.#intern(this.#parts.map((part) => part.dfa.start));
  }

  step(state: number, letter: number): number {
    const from = this.#states[state]!;
    const known = from.steps.get(letter);
    if (known !== undefined) return known;
    const to = from.dead ? state : this.#intern(this.#parts.map((part, i) => part.dfa.step(from.parts[i]!, letter)));
    from.steps.set(letter, to);
    return to;
  }

  accepts(state: number): boolean {
    const at = this.#states[state]!;
    return !at.dead && this.#parts.every((part, i) => part.dfa.accepts(at.parts[i]!) !== part.negated);
  }

  isDead(state: number): boolean {
    return this.#states[state]!.dead;
  }

  /** Whether Postgres would accept the text under every condition; false if that depends on the collation. */
  acceptsText(text: string): boolean {
    let state = this.start;
    for (const letter of text) {
      const code = letter.codePointAt(0)!;
      if (code > 0x7f && this.localeDependent) return false;
      state = this.step(state, this.classes.of(code));
    }
    return this.accepts(state);
  }

  #intern(parts: readonly number[]): number {
    const dead = this.#parts.some((part, i) => (part.negated ? part.dfa.matched(parts[i]!) : part.dfa.failed(parts[i]!)));
    const key = dead ? 'dead' : parts.join(' ');
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    if (this.#states.length >= MAX_STATES) throw new UnreadablePattern('patterns that together are too large');
    const number = this.#states.push({ parts, dead, steps: new Map() }) - 1;
    this.#numbers.set(key, number);
    return number;
  }
}

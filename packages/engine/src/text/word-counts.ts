import type { Product } from './product.ts';
import { UnreadablePattern } from './regex-tree.ts';

/** Counts stop here: beyond it a double skips integers. */
export const MAX_WORDS = 9_007_199_254_740_992;
const MAX_CELLS = 6_000_000;

/** The transition of one letter class from a state: its letters in the alphabet, and the next state. */
export type Step = { readonly letters: readonly string[]; readonly to: number };

/** The number of words of each length that lead from each state to acceptance, over one alphabet. */
export class WordCounts {
  /** Steps out of each state; states are renumbered, 0 is the first. */
  readonly steps: readonly (readonly Step[])[];
  /** The length of the shortest word; Infinity if there is none. */
  readonly shortest: number;
  readonly #accepts: readonly boolean[];
  /** `#counts[length][state]`, capped at `MAX_WORDS`. */
  readonly #counts: Float64Array[] = [];
  /** The last row is all zeros, and so are all following ones. */
  #isOver = false;
  /** By letter: its position within its class, and the class. */
  readonly letterClass: ReadonlyMap<string, { readonly class: number; readonly index: number }>;
  readonly #stepOfClass: readonly ReadonlyMap<number, Step>[];

  constructor(product: Product, alphabet: readonly string[]) {
    const byClass = new Map<number, string[]>();
    for (const letter of alphabet) {
      const letterClass = product.classes.of(letter.codePointAt(0)!);
      const group = byClass.get(letterClass);
      if (group) group.push(letter);
      else byClass.set(letterClass, [letter]);
    }
    this.letterClass = new Map(
      [...byClass].flatMap(([letterClass, letters]) => letters.map((letter, index) => [letter, { class: letterClass, index }] as const)),
    );
    const reached = explore(product, byClass);
    this.steps = reached.map((state) => [...state.steps.values()]);
    this.#stepOfClass = reached.map((state) => state.steps);
    this.#accepts = reached.map((state) => state.accepts);
    // States are numbered breadth first, so the first that accepts is a nearest one.
    this.shortest = reached.find((state) => state.accepts)?.depth ?? Infinity;
  }

  step(state: number, letterClass: number): Step | undefined {
    return this.#stepOfClass[state]!.get(letterClass);
  }

  /** Words of exactly `length` letters from `state`. */
  count(length: number, state: number): number {
    while (this.#counts.length <= length) this.#counts.push(this.#nextRow());
    return this.#counts[length]![state]!;
  }

  #nextRow(): Float64Array {
    const states = this.steps.length;
    const before = this.#counts.at(-1);
    if ((this.#counts.length + 1) * states > MAX_CELLS) throw new UnreadablePattern('words that are too long to count');
    if (!before) return Float64Array.from(this.#accepts, (accepts) => (accepts ? 1 : 0));
    // No word is longer than the longest of a list, however many lengths are requested.
    if (this.#isOver) return before;
    const row = new Float64Array(states);
    let any = 0;
    for (let state = 0; state < states; state++) {
      let sum = 0;
      for (const { letters, to } of this.steps[state]!) {
        const behind = before[to]!;
        if (behind > 0) sum = Math.min(MAX_WORDS, sum + Math.min(MAX_WORDS, letters.length * behind));
      }
      row[state] = sum;
      any += sum;
    }
    this.#isOver = any === 0;
    return row;
  }
}

type Reached = { steps: Map<number, Step>; accepts: boolean; depth: number };

function explore(product: Product, byClass: ReadonlyMap<number, readonly string[]>): Reached[] {
  const numbers = new Map([[product.start, 0]]);
  const order = [product.start];
  const depths = [0];
  const reached: Reached[] = [];
  for (let i = 0; i < order.length; i++) {
    const steps = new Map<number, Step>();
    for (const [letterClass, letters] of byClass) {
      const next = product.step(order[i]!, letterClass);
      if (product.isDead(next)) continue;
      let to = numbers.get(next);
      if (to === undefined) {
        numbers.set(next, (to = order.push(next) - 1));
        depths.push(depths[i]! + 1);
      }
      steps.set(letterClass, { letters, to });
    }
    reached.push({ steps, accepts: product.accepts(order[i]!), depth: depths[i]! });
  }
  return reached;
}

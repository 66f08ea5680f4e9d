import { contains, type CharSet } from './char-set.ts';

/**
 * Code points that no pattern distinguishes, grouped and numbered: the letters of the automata. Built from all sets of
 * all patterns of one domain.
 */
export class CharClasses {
  readonly count: number;
  /** First code point of each stretch, and the class of the stretch. */
  readonly #starts: readonly number[];
  readonly #classes: readonly number[];
  readonly #samples: number[] = [];

  constructor(sets: readonly CharSet[]) {
    const starts = new Set([0]);
    for (const set of sets) {
      for (const [from, to] of set) {
        starts.add(from);
        if (to < 0x10ffff) starts.add(to + 1);
      }
    }
    this.#starts = [...starts].sort((a, b) => a - b);
    const different = [...new Set(sets)];
    const bySignature = new Map<string, number>();
    this.#classes = this.#starts.map((start) => {
      const signature = different.map((set) => (contains(set, start) ? '1' : '0')).join('');
      const known = bySignature.get(signature);
      if (known !== undefined) return known;
      bySignature.set(signature, this.#samples.length);
      return this.#samples.push(start) - 1;
    });
    this.count = this.#samples.length;
  }

  of(code: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#starts[middle]! <= code) low = middle;
      else high = middle - 1;
    }
    return this.#classes[low]!;
  }

  /** The classes within `set`, which must be one of the sets it was built from. */
  mask(set: CharSet): Uint8Array {
    return Uint8Array.from(this.#samples, (sample) => (contains(set, sample) ? 1 : 0));
  }
}

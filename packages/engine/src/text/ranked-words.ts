import type { Lengths } from './lengths.ts';
import type { Product } from './product.ts';
import { MAX_WORDS, WordCounts, type Step } from './word-counts.ts';

/** Range of word lengths to check beyond the shortest. */
const LENGTH_SPAN = 300;

/**
 * Numbers the words that an automaton accepts over one alphabet: shorter ones first, and only as many lengths as needed
 * for `enough` words. If more than 2^53 words follow a letter, a hash of the rank chooses that letter, so that long
 * words differ from their first letter on; the rest of the word encodes the rank.
 */
export class RankedWords {
  readonly count: number;
  readonly #counts: WordCounts;
  /** The lengths in use: rank of the first word, and length. */
  readonly #lengths: { readonly first: number; readonly length: number }[] = [];

  constructor(product: Product, alphabet: readonly string[], lengths: Lengths, enough: number) {
    this.#counts = new WordCounts(product, alphabet);
    let total = 0;
    const shortest = Math.max(lengths.min, this.#counts.shortest);
    const last = shortest === Infinity ? -1 : Math.min(lengths.max, shortest + LENGTH_SPAN);
    for (let length = shortest; length <= last && total < enough; length++) {
      const words = this.#counts.count(length, 0);
      if (words === 0) continue;
      this.#lengths.push({ first: total, length });
      total = Math.min(MAX_WORDS, total + words);
    }
    this.count = total;
  }

  at(rank: number): string {
    const { first, length } = this.#lengths.findLast((entry) => entry.first <= rank)!;
    let rest = rank - first;
    let state = 0;
    let word = '';
    for (let left = length; left > 0; left--) {
      const wide = this.#wideSteps(state, left);
      if (wide.length > 0) {
        const { step, index } = pick(wide, rank, left);
        word += step.letters[index];
        state = step.to;
        continue;
      }
      for (const step of this.#counts.steps[state]!) {
        const each = this.#counts.count(left - 1, step.to);
        const block = each * step.letters.length;
        if (rest >= block) {
          rest -= block;
          continue;
        }
        const index = Math.floor(rest / each);
        rest -= index * each;
        word += step.letters[index];
        state = step.to;
        break;
      }
    }
    return word;
  }

  rankOf(text: string): number {
    const letters = Array.from(text);
    const entry = this.#lengths.find(({ length }) => length === letters.length);
    if (!entry) return -1;
    let rank = entry.first;
    let state = 0;
    for (let i = 0; i < letters.length; i++) {
      const known = this.#counts.letterClass.get(letters[i]!);
      const taken = known && this.#counts.step(state, known.class);
      if (!taken) return -1;
      const left = letters.length - i;
      if (this.#wideSteps(state, left).length === 0) {
        for (const step of this.#counts.steps[state]!) {
          const each = this.#counts.count(left - 1, step.to);
          if (step === taken) {
            rank += known.index * each;
            break;
          }
          rank += each * step.letters.length;
        }
      }
      state = taken.to;
    }
    return rank < this.count && this.at(rank) === text ? rank : -1;
  }

  /** Steps followed by more words than there are ranks. */
  #wideSteps(state: number, left: number): Step[] {
    if (this.#counts.count(left, state) < MAX_WORDS) return [];
    return this.#counts.steps[state]!.filter((step) => this.#counts.count(left - 1, step.to) >= MAX_WORDS);
  }
}

function pick(steps: readonly Step[], rank: number, salt: number): { step: Step; index: number } {
  const letters = steps.reduce((sum, step) => sum + step.letters.length, 0);
  let index = mix(rank, salt) % letters;
  for (const step of steps) {
    if (index < step.letters.length) return { step, index };
    index -= step.letters.length;
  }
  throw new RangeError('no step to pick from');
}

/** 32 well-mixed bits of a rank and a position (murmur3's finaliser over both halves of the rank). */
function mix(rank: number, salt: number): number {
  const high = Math.floor(rank / 0x1_0000_0000);
  let h = Math.imul((rank >>> 0) ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(high + salt, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

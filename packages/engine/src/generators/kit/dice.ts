import { below, chance, mix } from './uniform.ts';

/** Any number of choices inside one cell from one draw. One instance per source, seeded again for each cell. */
export class Dice {
  #a = 0;
  #b = 0;

  seed(a: number, b: number): this {
    this.#a = a;
    this.#b = b;
    return this;
  }

  /** 32 bits. */
  next(): number {
    this.#a = (this.#a + 0x6d2b79f5) | 0;
    return mix(this.#a ^ mix(this.#b ^ this.#a));
  }

  /** One choice further, without looking at it. */
  skip(): void {
    this.#a = (this.#a + 0x6d2b79f5) | 0;
  }

  /** Uniform in [0, 1), 32 bits. */
  unit(): number {
    return (this.next() >>> 0) / 4_294_967_296;
  }

  /** An integer from 0 to n − 1. */
  below(n: number): number {
    return n <= 65_536 ? below(this.next(), n) : Math.floor(this.unit() * n);
  }

  /** An integer from min to max, both possible. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  chance(p: number): boolean {
    return chance(this.next(), p);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** `length` letters of an alphabet. */
  letters(alphabet: string, length: number): string {
    let text = '';
    for (let i = 0; i < length; i++) text += alphabet[this.below(alphabet.length)];
    return text;
  }
}

export const DIGITS = '0123456789';
export const HEX = '0123456789abcdef';
export const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const LOWER = 'abcdefghijklmnopqrstuvwxyz';
export const BASE62 = DIGITS + UPPER + LOWER;

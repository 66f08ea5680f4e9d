import { permutation } from '../keys/permutation.ts';
import type { Spread } from './spread.ts';

/**
 * Children use the parents in turn: child c has parent ⌊c / step⌋ mod parents. If another relation's children are
 * consecutive, no two of its children get the same parent, as long as it has at most `step × parents` of them: a key
 * over both then holds.
 */
export function cyclicSpread(children: number, parents: number, step: number, key: readonly [number, number]): Spread {
  const mixed = permutation(Math.max(1, parents), key[0], key[1]);
  const round = parents * step;
  const digitOf = (child: number) => Math.floor(child / step) % parents;
  return {
    parents,
    children,
    most: parents === 0 ? 0 : countOfDigit(0),
    keeps: { children: true, parents: false },
    parentOf: (child) => (parents === 0 ? -1 : mixed.forward(digitOf(child))),
    ordinalOf: (child) => Math.floor(child / round) * step + (child % step),
    countOf: (parent) => countOfDigit(mixed.inverse(parent)),
    childAt: (parent, ordinal) => Math.floor(ordinal / step) * round + mixed.inverse(parent) * step + (ordinal % step),
  };

  function countOfDigit(digit: number): number {
    const whole = Math.floor(children / round);
    return whole * step + Math.min(step, Math.max(0, children - whole * round - digit * step));
  }
}

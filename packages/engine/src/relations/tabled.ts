import { childIndex } from './looked-through.ts';
import type { Spread } from './spread.ts';

/** A spread that is kept as a list: the parent of each child, −1 for none. Twelve bytes for each child. */
export function tabledSpread(parentOf: Int32Array, parents: number): Spread {
  const { starts, list } = childIndex(parents, parentOf.length, (child) => parentOf[child]!);
  const ordinals = new Int32Array(parentOf.length);
  let most = 0;
  for (let parent = 0; parent < parents; parent++) {
    const first = starts[parent]!;
    const count = starts[parent + 1]! - first;
    most = Math.max(most, count);
    for (let i = 0; i < count; i++) ordinals[list[first + i]!] = i;
  }
  return {
    parents,
    children: parentOf.length,
    most,
    parentOf: (child) => parentOf[child]!,
    ordinalOf: (child) => ordinals[child]!,
    countOf: (parent) => starts[parent + 1]! - starts[parent]!,
    childAt: (parent, ordinal) => list[starts[parent]! + ordinal]!,
  };
}

import type { Spread } from './spread.ts';

/** Every parent gets the same number of children, or one more; children are in their parents' order. */
export function evenSpread(children: number, parents: number): Spread {
  const few = parents === 0 ? 0 : Math.floor(children / parents);
  const richer = parents === 0 ? 0 : children - few * parents;
  const cut = richer * (few + 1);
  const parentOf = (child: number) => (child < cut ? Math.floor(child / (few + 1)) : richer + Math.floor((child - cut) / few));
  const startOf = (parent: number) => (parent < richer ? parent * (few + 1) : cut + (parent - richer) * few);
  return {
    parents,
    children,
    most: few + (richer > 0 ? 1 : 0),
    parentOf: parents === 0 ? () => -1 : parentOf,
    ordinalOf: parents === 0 ? () => 0 : (child) => child - startOf(parentOf(child)),
    countOf: (parent) => (parent < richer ? few + 1 : few),
    childAt: (parent, ordinal) => startOf(parent) + ordinal,
  };
}

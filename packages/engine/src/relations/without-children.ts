import type { Spread } from './spread.ts';

/** A spread in which some children have no parent: a query for a parent's children skips these. */
export function withoutChildren(inner: Spread, gone: ReadonlySet<number>): Spread {
  const ordinals = new Map<number, number[]>();
  for (const child of gone) {
    const parent = inner.parentOf(child);
    if (parent >= 0) ordinals.set(parent, [...(ordinals.get(parent) ?? []), inner.ordinalOf(child)]);
  }
  for (const list of ordinals.values()) list.sort((a, b) => a - b);
  const goneOf = (parent: number): readonly number[] => ordinals.get(parent) ?? [];
  return {
    parents: inner.parents,
    children: inner.children,
    most: inner.most,
    parentOf: (child) => (gone.has(child) ? -1 : inner.parentOf(child)),
    ordinalOf(child) {
      if (gone.has(child)) return 0;
      const ordinal = inner.ordinalOf(child);
      return ordinal - goneOf(inner.parentOf(child)).filter((each) => each < ordinal).length;
    },
    countOf: (parent) => inner.countOf(parent) - goneOf(parent).length,
    childAt(parent, ordinal) {
      let at = ordinal;
      for (const each of goneOf(parent)) {
        if (each > at) break;
        at++;
      }
      return inner.childAt(parent, at);
    },
  };
}

import type { Spread } from './spread.ts';

/** Of each parent that has preferred children only those count; the others are without a parent. A parent that has none keeps all of its children, or if `isFirm`, none. */
export function preferredSpread(inner: Spread, isPreferred: (child: number) => boolean, isFirm = false): Spread {
  const lists = new Map<number, number[]>();
  const places = new Map<number, number>();
  for (let child = 0; child < inner.children; child++) {
    const parent = inner.parentOf(child);
    if (parent < 0 || !isPreferred(child)) continue;
    const list = lists.get(parent);
    places.set(child, list?.length ?? 0);
    if (list) list.push(child);
    else lists.set(parent, [child]);
  }
  const isOut = (child: number, parent: number): boolean => (isFirm || lists.has(parent)) && !places.has(child);
  return {
    parents: inner.parents,
    children: inner.children,
    most: inner.most,
    parentOf(child) {
      const parent = inner.parentOf(child);
      return parent < 0 || isOut(child, parent) ? -1 : parent;
    },
    ordinalOf: (child) => places.get(child) ?? (isOut(child, inner.parentOf(child)) ? 0 : inner.ordinalOf(child)),
    countOf: (parent) => lists.get(parent)?.length ?? (isFirm ? 0 : inner.countOf(parent)),
    childAt(parent, ordinal) {
      const list = lists.get(parent);
      return list ? (list[ordinal] ?? -1) : isFirm ? -1 : inner.childAt(parent, ordinal);
    },
  };
}

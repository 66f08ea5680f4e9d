import type { Spread } from './spread.ts';

/**
 * A spread whose first parents have exact numbers of children, which come before all others; `others(children,
 * parents)` distributes the rest over the remaining parents. If there are too few children, the last of the first
 * parents get fewer.
 */
export function withFirst(counts: readonly number[], children: number, parents: number, others: (children: number, parents: number) => Spread): Spread {
  const starts = [0];
  for (const count of counts.slice(0, parents)) starts.push(Math.min(children, starts.at(-1)! + count));
  const [named, own] = [starts.length - 1, starts.at(-1)!];
  const rest = others(children - own, parents - named);
  const ownCount = (parent: number): number => starts[parent + 1]! - starts[parent]!;
  /** There are only a few first parents. */
  const ownParent = (child: number): number => starts.findLastIndex((start, at) => at < named && start <= child);
  return {
    parents,
    children,
    most: Math.max(rest.most, ...starts.slice(1).map((_, parent) => ownCount(parent))),
    parentOf(child) {
      if (child < own) return ownParent(child);
      const parent = rest.parentOf(child - own);
      return parent < 0 ? -1 : parent + named;
    },
    ordinalOf: (child) => (child < own ? child - starts[ownParent(child)]! : rest.ordinalOf(child - own)),
    countOf: (parent) => (parent < named ? ownCount(parent) : rest.countOf(parent - named)),
    childAt: (parent, ordinal) => (parent < named ? starts[parent]! + ordinal : own + rest.childAt(parent - named, ordinal)),
  };
}

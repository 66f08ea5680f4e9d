import type { Group } from '@seedbed/contract';
import { hasOnlyOrders, type Draft } from '@seedbed/meaning/decide';

/**
 * In a group of orders with cases of NULL, computed columns come first: the row takes the case that its computed values satisfy. So does a computed
 * column in the bounds of partitions, which no other column shares.
 */
export function computedFirst(group: Group, drafts: ReadonlyMap<string, Draft>): Group {
  // Cases that look at a kind decide which of several columns is there.
  const areCases = group.columns.every((name) => drafts.get(name)?.kind === 'cases') && group.variants?.every(({ order }) => order === undefined) === true;
  if (areCases && !group.rows && !group.order) return { ...group, own: [...group.columns] };
  // What lies between this row and the one before says whether it came in or went out.
  const moved = group.columns.filter((name) => /\bprevious\(/.test(String(drafts.get(name)?.parameters['expression'] ?? '')));
  if (moved.length > 0 && group.variants && !group.rows && !group.order) return { ...group, own: moved };
  const isOfOne = group.columns.length === 1 && !group.rows;
  if (!group.variants || !(isOfOne || hasOnlyOrders(group))) return group;
  const own = group.columns.filter((name) => drafts.get(name)?.kind === 'expression' || isOfExamples(drafts.get(name)));
  return own.length > 0 ? { ...group, own } : group;
}

/** Numbers of one example agree with each other. */
function isOfExamples(draft: Draft | undefined): boolean {
  return draft?.kind === 'example.number' && draft.because.code === 'concept';
}

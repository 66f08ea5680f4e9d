import { Problem, type FanOut, type OverlayRelation } from '@seedbed/contract';

/** Children of each parent that has any, and the share of parents without children. */
export type Children = { readonly fanOut: FanOut; readonly childless: number };

/**
 * Children of each parent: an exact number, a range, or numbers by weight. Throws Problem `invalid-request` for bounds
 * in the wrong order.
 */
export function childrenOf(children: NonNullable<OverlayRelation['children']>, place: string): Children {
  if (typeof children === 'number') return { fanOut: { kind: 'fixed', count: children }, childless: 0 };
  const { min, max } = children as { readonly min?: number; readonly max?: number };
  if (min !== undefined && max !== undefined) {
    if (min > max) throw new Problem('invalid-request', `${place}: children has min ${min}, which is more than max ${max}.`);
    if (max === 0) return { fanOut: { kind: 'fixed', count: 0 }, childless: 0 };
    return { fanOut: { kind: 'uniform', min: Math.max(1, min), max }, childless: min === 0 ? 1 / (max + 1) : 0 };
  }
  const all = Object.entries(children).map(([count, weight]) => ({ children: Number(count), weight }));
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  const counts = all.filter((each) => each.children > 0 && each.weight > 0);
  if (sum === 0) throw new Problem('invalid-request', `${place}: at least one weight of children must be more than 0.`);
  if (counts.length === 0) return { fanOut: { kind: 'fixed', count: 0 }, childless: 0 };
  return { fanOut: { kind: 'empirical', counts }, childless: 1 - counts.reduce((total, { weight }) => total + weight, 0) / sum };
}

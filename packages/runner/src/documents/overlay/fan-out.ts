import { Problem, type FanOut, type OverlayRelation, type Relation } from '@seedbed/contract';
import { MIN_MEAN, withMean } from '@seedbed/engine';

/** Children of each parent that has any, and the share of parents without children. */
export type Children = { readonly fanOut: FanOut; readonly childless?: number };

/**
 * Children of each parent: an exact number, a range, numbers by weight, or a mean for the relation's present shape. Throws Problem `invalid-request` for bounds
 * in the wrong order, and for a mean below one child for the parents of a block.
 */
export function childrenOf(relation: Relation, children: NonNullable<OverlayRelation['children']>, place: string, none?: string): Children {
  if (typeof children === 'number') return { fanOut: { kind: 'fixed', count: children }, childless: 0 };
  const { min, max, mean } = children as { readonly min?: number; readonly max?: number; readonly mean?: number };
  if (mean !== undefined) return meanOf(relation, mean, place, none);
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

function meanOf(relation: Relation, mean: number, place: string, none: string | undefined): Children {
  if (mean > 0 && mean < MIN_MEAN)
    throw new Problem(
      'invalid-request',
      `${place}: children has mean ${mean}, which is less than one child for ${1 / MIN_MEAN} parents. Give the table a number of rows instead.`,
    );
  const made = withMean(relation, mean);
  if (none !== undefined && mean > 0 && made.childless !== relation.childless)
    throw new Problem(
      'invalid-request',
      `${place}: with none ${none}, each of the other parents has a child, so that children cannot have mean ${mean}. Leave out none, or ask for a mean of at least ${Number((1 - relation.childless!).toPrecision(3))}.`,
    );
  return made;
}

/** Throws Problem `invalid-request` if each parent with children would have several, and a key allows one. */
export function requireAtMostOne({ from, to }: Relation, children: NonNullable<OverlayRelation['children']>, place: string): void {
  const least = leastOf(children);
  if (least > 1)
    throw new Problem('invalid-request', `${place}: a key of ${from.table} allows one row for each row of ${to.table}, not ${least}. Ask for at most 1.`);
}

/** The number of children that parents with children have at least, or on average. */
function leastOf(children: NonNullable<OverlayRelation['children']>): number {
  if (typeof children === 'number') return children;
  const { min, mean } = children as { readonly min?: number; readonly mean?: number };
  const listed = Object.keys(children).filter((count) => Number(count) > 0);
  return mean ?? min ?? Math.min(...listed.map(Number));
}

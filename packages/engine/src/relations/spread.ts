import type { NumberList, Rows } from '../columns/column.ts';

/**
 * How the rows of a child table are distributed over the rows of a parent: computed in both directions, nothing is
 * stored.
 */
export type Spread = {
  readonly parents: number;
  readonly children: number;
  /** The maximum number of children of a parent. */
  readonly most: number;
  /** The parent's row, or −1 for none. */
  parentOf(child: number): number;
  /** Parents of many children at once, if that is faster. */
  fill?(rows: Rows, parents: Float64Array): void;
  /** The child's position among its parent's children, from 0; 0 for a child without a parent. */
  ordinalOf(child: number): number;
  countOf(parent: number): number;
  /** Whether a parent has children at all, if that is cheaper than counting. Call it through `isServed`. */
  isServed?(parent: number): boolean;
  /** The first child of a parent, in spreads whose parents have consecutive children. */
  firstOf?(parent: number): number;
  /**
   * The first children of parents `first … first + count`, in spreads whose children follow their parents' order
   * without gaps: `starts` has count + 1 entries.
   */
  fillStarts?(first: number, count: number, starts: Float64Array): void;
  /**
   * Whether every child keeps its parent when children, or parents, are added. Absent: any change redistributes them.
   */
  readonly keeps?: { readonly children: boolean; readonly parents: boolean };
  /** The child's row, for 0 ≤ ordinal < countOf(parent). */
  childAt(parent: number, ordinal: number): number;
  /** Set if finding a rank is cheaper than finding its parent. */
  readonly ranks?: Ranks;
};

/** A spread that can compute the parents of many children at once. */
export type FillingSpread = Spread & { fill(rows: Rows, parents: Float64Array): void };

/** Parents by rank, those with the most children first: lists by rank keep the data of most children close together. Every child has a parent. */
export type Ranks = {
  rankOf(child: number): number;
  parentAt(rank: number): number;
  /**
   * `out[i]` = the list's entry for the parent of the i-th row; both have the same kind. False if some may be NaN, or
   * the smallest integer, the markers for missing entries.
   */
  read(rows: Rows, list: NumberList, out: NumberList): boolean;
};

/** Whether a parent has any children. */
export function isServed(spread: Spread, parent: number): boolean {
  return spread.isServed ? spread.isServed(parent) : spread.countOf(parent) > 0;
}

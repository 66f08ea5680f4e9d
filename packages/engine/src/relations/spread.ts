import type { Rows } from '../columns/column.ts';

/** How the rows of a child table lie over the rows of a parent: computed both ways, nothing stored. */
export type Spread = {
  readonly parents: number;
  readonly children: number;
  /** The most children that a parent has. */
  readonly most: number;
  /** The parent's row, or −1 for none. */
  parentOf(child: number): number;
  /** Parents of many children at once, where that is faster. */
  fill?(rows: Rows, parents: Float64Array): void;
  /** The child's place among its parent's children, from 0; 0 for a child without a parent. */
  ordinalOf(child: number): number;
  countOf(parent: number): number;
  /** The child's row, for 0 ≤ ordinal < countOf(parent). */
  childAt(parent: number, ordinal: number): number;
};

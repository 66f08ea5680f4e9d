import { byParents } from './listed-children.ts';
import type { Spread } from './spread.ts';

export type ThereThen = {
  /**
   * By child and by parent, when it began; NaN where nobody knows. By parent when it came to an end. Null while these are being made, or if there are too many rows to look at
   * each.
   */
  readonly times: () => { readonly children: Float64Array; readonly parents: Float64Array; readonly ends?: Float64Array } | null;
  /** Leads to the place within which a child may have another parent: that of any other child there. Null: of any child. */
  readonly place: Spread | null;
  /** Whether another reference of the child has this parent. */
  readonly isTaken: (child: number, parent: number) => boolean;
  /** Whether a child may have the parent of another one of its place: it may be of another kind, and the parent may not fit it. Absent: all are alike. */
  readonly isLike?: (child: number, other: number, parent: number) => boolean;
  /** Lead to what a child may not share with another one of the same parent, by a key. */
  readonly apart: readonly Spread[];
  /** Rows of one table: the parent must have a lower number as well. */
  readonly tree: boolean;
  /** Whether columns say when rows began. Otherwise a child keeps the parent of its own number, as stored blueprints expect. */
  readonly stated: boolean;
  /** Whether a child may be without, where no parent was there. */
  readonly mayLack: boolean;
  /** Whether no parent may lose its last child. */
  readonly covers: boolean;
};

/** How many other children of the place are asked for their parents at random, and how many one after another if none of these was there. */
const TRIES = 24;
const WALK = 400;

/**
 * A child whose parent began later than itself takes the parent of another child of its place, so that parents stay as popular as they are. Where there is none, it keeps
 * its own.
 */
export function thereThenSpread(base: Spread, { times, place, isTaken, isLike, apart, tree, stated, mayLack, covers }: ThereThen): Spread {
  let found: Int32Array | null = null;

  function choose({ children, parents, ends }: NonNullable<ReturnType<typeof times>>): Int32Array {
    const taken = new Int32Array(base.children);
    for (let child = 0; child < base.children; child++) taken[child] = base.parentOf(child);
    const isRepeated = (child: number, parent: number): boolean =>
      apart.some((spread) => {
        const by = spread.parentOf(child);
        const count = by < 0 ? 0 : spread.countOf(by);
        for (let i = 0; i < count; i++) {
          const other = spread.childAt(by, i);
          if (other !== child && taken[other] === parent) return true;
        }
        return false;
      });
    const left = covers ? countsOf(taken, base.parents) : null;
    for (let child = 0; child < base.children; child++) {
      const drawn = taken[child]!;
      const isThere = (parent: number): boolean => parent >= 0 && !(parents[parent]! > children[child]!) && (!tree || parent < child);
      const isOver = (parent: number): boolean => ends !== undefined && ends[parent]! < children[child]!;
      if (drawn < 0 || (drawn === child && (tree || !stated)) || (isThere(drawn) && !isOver(drawn)) || left?.[drawn] === 1) continue;
      const suits = (parent: number): boolean => isThere(parent) && !isTaken(child, parent) && !isRepeated(child, parent);
      const other =
        otherOf(child, (parent) => suits(parent) && !isOver(parent)) ?? (isThere(drawn) ? drawn : ((ends && otherOf(child, suits)) ?? (mayLack ? -1 : drawn)));
      if (left) left[drawn]!--;
      if (left && other >= 0) left[other]!++;
      taken[child] = other;
    }
    return taken;
  }

  /** How many children each parent has. */
  function countsOf(taken: Int32Array, count: number): Int32Array {
    const found = new Int32Array(count);
    for (const parent of taken) if (parent >= 0) found[parent]!++;
    return found;
  }

  function otherOf(child: number, suits: (parent: number) => boolean): number | null {
    const at = place ? place.parentOf(child) : 0;
    const count = at < 0 ? 0 : place ? place.countOf(at) : base.children;
    // In a tree the other rows of the place are the candidates; elsewhere what these refer to.
    const candidate = (i: number): number => {
      const other = place ? place.childAt(at, i) : i;
      const parent = tree ? other : base.parentOf(other);
      return isLike && !isLike(child, other, parent) ? -1 : parent;
    };
    let seed = Math.imul(child + 1, 0x9e3779b1) >>> 0;
    for (let i = 0; i < TRIES && count > 0; i++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const parent = candidate(Math.floor((seed / 4_294_967_296) * count));
      if (suits(parent)) return parent;
    }
    for (let i = 0; i < Math.min(count, WALK); i++) {
      const parent = candidate(i);
      if (suits(parent)) return parent;
    }
    return null;
  }

  const parentOf = (child: number): number => {
    if (found) return found[child]!;
    const made = times();
    return made ? (found = choose(made))[child]! : base.parentOf(child);
  };
  return byParents(base, parentOf);
}

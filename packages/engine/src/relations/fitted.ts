import { byParents } from './listed-children.ts';
import type { Spread } from './spread.ts';

export type Fitting = {
  /** Those to choose from; null for all. */
  readonly parents: readonly number[] | null;
  /** The maximum number of children of a parent. */
  readonly most: number;
  fits(child: number, parent: number): boolean;
};

/**
 * A row whose parent does not fit takes the next parent that does, searching from a position of its own. If none fits,
 * it keeps its parent.
 */
export function fittedSpread(base: Spread, { parents, most, fits }: Fitting): Spread {
  const choices = parents?.length ?? base.parents;
  let found: Int32Array | null = null;

  function fit(): Int32Array {
    const counts = new Int32Array(base.parents);
    const suits = (child: number, parent: number): boolean => counts[parent]! < most && fits(child, parent);
    const other = (child: number): number => {
      const start = Math.imul(child | 0, 0x9e3779b1) >>> 0;
      for (let i = 0; i < choices; i++) {
        const place = (start + i) % choices;
        const parent = parents ? parents[place]! : place;
        if (suits(child, parent)) return parent;
      }
      return -1;
    };
    return Int32Array.from({ length: base.children }, (_, child) => {
      const drawn = base.parentOf(child);
      if (drawn < 0) return drawn;
      const next = suits(child, drawn) ? -1 : other(child);
      const parent = next < 0 ? drawn : next;
      counts[parent]!++;
      return parent;
    });
  }

  return byParents(base, (child) => (found ??= fit())[child]!);
}

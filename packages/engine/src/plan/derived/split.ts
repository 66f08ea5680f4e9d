import type { Compiled } from '../../expressions/scope.ts';
import { halfUp } from '../../expressions/half-up.ts';
import { scaleOf } from '../domains/bounds.ts';
import { power } from '../domains/power.ts';
import type { ColumnDraft, RelationDraft } from '../draft.ts';
import { rowAt } from '../keys/rank-rules.ts';
import { columnDraws, type Work } from '../work.ts';
import { visitChildren } from './child-allowance.ts';

/**
 * A parent's total distributed over its children: shares by a draw of each child, whole units by largest remainder
 * (Hamilton), so that they add up exactly. Each is at least `least`, also where the total is too small for that.
 */
export function splitShares(work: Work, column: ColumnDraft, relation: RelationDraft, least: number, total: Compiled): Compiled {
  const { plan } = work.relations.get(relation)!;
  const draws = columnDraws(work, column.table, column.name, 'split');
  const words = new Int32Array(2);
  const unit = power(10, scaleOf(column.type)?.digits ?? 0);
  const low = Math.ceil(least * unit);
  // Siblings are consecutive: caches their parent's shares.
  const last = { parent: -1, total: 0, children: [] as number[], shares: [] as number[] };

  function deal(parent: number, units: number): void {
    if (last.parent === parent && last.total === units) return;
    const list = plan.childrenOf(parent);
    visitChildren(list.count, plan.child);
    last.parent = parent;
    last.total = units;
    last.children = Array.from({ length: list.count }, (_, i) => list.at(i));
    const weights = last.children.map((child) => {
      draws.one(child, words);
      return 0.25 + (words[0]! >>> 0) / 4_294_967_296;
    });
    const above = low === 0 ? units : Math.max(0, units - low * weights.length);
    last.shares = largestRemainder(above, weights).map((share) => low + share);
  }

  return {
    type: total.type,
    prepare(frame) {
      const parents = frame.parents(plan);
      const read = total.prepare(frame);
      return (row) => {
        const value = read(row);
        const parent = parents[row]!;
        if (parent < 0 || typeof value !== 'number') return null;
        deal(parent, halfUp(value * unit));
        return last.shares[last.children.indexOf(rowAt(frame.rows, row))]! / unit;
      };
    },
  };
}

/** Whole shares in proportion to the weights, which sum to `total`. */
export function largestRemainder(total: number, weights: readonly number[]): number[] {
  const mass = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (total * weight) / mass);
  const shares = exact.map(Math.floor);
  let left = total - shares.reduce((sum, share) => sum + share, 0);
  const order = exact.map((value, i) => ({ i, rest: value - shares[i]! })).sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of order) {
    if (left <= 0) break;
    shares[i]!++;
    left--;
  }
  return shares;
}

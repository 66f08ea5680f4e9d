import { BATCH_ROWS, type Rows } from '../../columns/column.ts';
import type { Frame } from '../frame.ts';
import { rowAt } from '../keys/rank-rules.ts';
import type { RelationPlan } from '../plan.ts';
import { visitChildren } from './child-allowance.ts';

/** The children of a batch of parents in the order of their parents, in as few batches as possible. */
export type ChildWalk = {
  /**
   * The index after each parent's last child, counted over the children of all parents. Call it before `each`; the
   * result is valid until the next call.
   */
  ends(parents: Rows): Float64Array;
  /** Visits frames of at most 2,048 children; `offset` is the index of the first one. */
  each(frame: Frame, visit: (children: Frame, offset: number) => void): void;
};

export function childWalk(plan: RelationPlan): ChildWalk {
  const starts = new Float64Array(BATCH_ROWS + 1);
  const ends = new Float64Array(BATCH_ROWS);
  /** The first child, if all children are consecutive. */
  let first: number | null = null;
  let at: Float64Array | null = null;
  const name = `children of ${plan.name}`;
  const framesOf = (frame: Frame) => frame.other(name, plan.child, BATCH_ROWS);

  function eachListed(frame: Frame, visit: (children: Frame, offset: number) => void): void {
    const children = framesOf(frame);
    at ??= new Float64Array(BATCH_ROWS);
    let pending = 0;
    let offset = 0;
    const flush = () => {
      if (pending === 0) return;
      // Consecutive rows are faster than listed ones.
      children.reset(follows(at!, pending) ? { first: at![0]!, count: pending, at: null } : { first: 0, count: pending, at });
      visit(children, offset);
      offset += pending;
      pending = 0;
    };
    for (let i = 0; i < frame.rows.count; i++) {
      const own = plan.childrenOf(rowAt(frame.rows, i));
      for (let k = 0; k < own.count; k++) {
        at[pending++] = own.first === null ? own.at(k) : own.first + k;
        if (pending === BATCH_ROWS) flush();
      }
    }
    flush();
  }

  return {
    ends(parents) {
      first = null;
      if (plan.fillStarts(parents, starts)) {
        first = starts[0]!;
        for (let i = 0; i < parents.count; i++) ends[i] = starts[i + 1]! - first;
        return ends;
      }
      let end = 0;
      for (let i = 0; i < parents.count; i++) ends[i] = end += plan.childrenOf(rowAt(parents, i)).count;
      return ends;
    },
    each(frame, visit) {
      const all = ends[frame.rows.count - 1] ?? 0;
      visitChildren(all, plan.child);
      if (first === null) return eachListed(frame, visit);
      const children = framesOf(frame);
      const from = first;
      for (let done = 0; done < all; done += BATCH_ROWS) {
        children.reset({ first: from + done, count: Math.min(BATCH_ROWS, all - done), at: null });
        visit(children, done);
      }
    },
  };
}

function follows(at: Float64Array, count: number): boolean {
  for (let k = 1; k < count; k++) if (at[k] !== at[0]! + k) return false;
  return true;
}

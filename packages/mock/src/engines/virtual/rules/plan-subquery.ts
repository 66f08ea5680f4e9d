import type { Expr } from '../expression/expr.ts';
import type { Select, Source } from '../expression/select.ts';
import { EXACT } from '../predicate/compile-test.ts';
import type { View } from '../view.ts';

/** One source of a subquery, in join order. */
export type Step = {
  readonly source: Source;
  /** The join conditions on its rows. */
  readonly matching: readonly Expr[];
  /** Further conditions after the join: only after a LEFT JOIN. */
  readonly filters: readonly Expr[];
  /** Whether its rows are found by a column. */
  readonly isLookup: boolean;
};

export type SubqueryPlan = { /** The part of the plan that is independent of the row. */ readonly first: readonly Expr[]; readonly steps: readonly Step[] };

const plans = new WeakMap<Select, Map<number | null, SubqueryPlan>>();

/** How to run a subquery, without the conjuncts that read the source `without`. */
export function planOf(select: Select, without: number | null, view: View): SubqueryPlan {
  const known = plans.get(select) ?? new Map<number | null, SubqueryPlan>();
  plans.set(select, known);
  let plan = known.get(without);
  if (!plan) known.set(without, (plan = newPlan(select, without, view)));
  return plan;
}

function newPlan({ notes, sources, conjuncts }: Select, without: number | null, view: View): SubqueryPlan {
  const ids = new Set(sources.map(({ id }) => id));
  const innerRefs = (expr: Expr) =>
    notes
      .refsOf(expr)
      .map(({ source }) => source)
      .filter((source) => ids.has(source));
  let left = conjuncts.filter((each) => without === null || !notes.reading(each, without));
  const first = left.filter((each) => innerRefs(each).length === 0);
  left = left.filter((each) => !first.includes(each));
  const isFixed = sources.some(({ on }) => on !== null);
  const waiting = [...sources];
  const placed = new Set<number>();
  const steps: Step[] = [];
  const within = (expr: Expr, id: number | null) => innerRefs(expr).every((source) => placed.has(source) || source === id);
  while (waiting.length > 0) {
    const lookup = (source: Source) =>
      Math.max(0, ...left.map((each) => lookupRank(notes, each, source, (other) => within(other, null) && !notes.reading(other, source.id))));
    const best = isFixed
      ? waiting[0]!
      : waiting.reduce((a, b) => {
          const [x, y] = [lookup(a), lookup(b)];
          return y > x || (x === y && x === 0 && view.table(b.table).count < view.table(a.table).count) ? b : a;
        });
    const isLookup = lookup(best) > 0;
    waiting.splice(waiting.indexOf(best), 1);
    const ready = left.filter((each) => within(each, best.id));
    left = left.filter((each) => !ready.includes(each));
    placed.add(best.id);
    steps.push(best.on === null ? { source: best, matching: ready, filters: [], isLookup } : { source: best, matching: best.on, filters: ready, isLookup });
  }
  return { first, steps };
}

/** 2 if a conjunct finds rows of a source by a unique column, 1 by another, 0 not at all. */
function lookupRank(notes: Select['notes'], expr: Expr, { id, table }: Source, isKnown: (other: Expr) => boolean): number {
  const { shapes } = notes;
  const shape = shapes.get(expr);
  const pairs =
    shape?.kind === '='
      ? ([
          [shape.left, shape.right],
          [shape.right, shape.left],
        ] as const)
      : shape?.kind === 'any'
        ? ([[shape.left, shape.list]] as const)
        : [];
  let rank = (shape?.kind === 'in' || shape?.kind === 'exists') && notes.reading(expr, id) ? 0.5 : 0;
  for (const [side, other] of pairs) {
    const column = shapes.get(side);
    if (column?.kind !== 'column' || column.source !== id || !EXACT.has(column.column.type.base) || !isKnown(other)) continue;
    const isUnique = table.keys.some((key) => key.predicate === null && key.columns.length === 1 && key.columns[0] === column.column);
    rank = Math.max(rank, isUnique ? 2 : 1);
  }
  return rank;
}

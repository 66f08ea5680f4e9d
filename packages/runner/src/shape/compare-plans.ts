import type { ShapeNode, ShapePlan } from '@seedbed/contract';

export type PlanDifference = {
  readonly place: number;
  readonly statement?: string | undefined;
  /** Same nodes, relations and indexes in the same order. */
  readonly isSame: boolean;
  /** Of rows that both plans expect of the same relations: how many times more or less, at least 1. */
  readonly errors: readonly { readonly of: string; readonly wanted: number; readonly got: number; readonly factor: number }[];
  readonly wanted: string;
  /** Absent if the statement has no plan here. */
  readonly got?: string;
};

/** Compares plans of statements by their place, those that differ most first. */
export function comparePlanTrees(wanted: readonly ShapePlan[], got: readonly ShapePlan[]): readonly PlanDifference[] {
  const there = new Map(got.map((plan) => [plan.place, plan]));
  return wanted
    .map(({ place, statement, nodes }): PlanDifference => {
      const found = there.get(place);
      const [before, after] = [planText(nodes), found && planText(found.nodes)];
      return {
        place,
        ...(statement !== undefined && { statement }),
        isSame: before === after,
        errors: found ? errorsOf(nodes, found.nodes) : [],
        wanted: before,
        ...(after !== undefined && { got: after }),
      };
    })
    .toSorted((a, b) => Number(a.isSame) - Number(b.isSame) || worstOf(b) - worstOf(a));
}

const worstOf = ({ errors }: PlanDifference): number => Math.max(1, ...errors.map(({ factor }) => factor));

/** `Hash Join (Seq Scan posts, Hash (Index Scan users by users_pkey))`. */
export function planText(nodes: readonly ShapeNode[]): string {
  return nodes
    .map(({ depth, node, join, relation, index }, i) => {
      const words = [join === undefined || join === 'Inner' ? node : `${node} ${join}`, relation, index === undefined ? undefined : `by ${index}`];
      const next = nodes[i + 1]?.depth ?? 0;
      const after = next > depth ? ' (' : `${')'.repeat(depth - next)}${i < nodes.length - 1 ? ', ' : ''}`;
      return `${words.filter((word) => word !== undefined).join(' ')}${after}`;
    })
    .join('');
}

/** By the relations under a node: whatever way rows are joined, so many are expected. */
function errorsOf(wanted: readonly ShapeNode[], got: readonly ShapeNode[]): PlanDifference['errors'] {
  const here = expectedRows(got);
  return [...expectedRows(wanted)].flatMap(([of, rows]) => {
    const there = here.get(of);
    if (there === undefined) return [];
    const [low, high] = [Math.max(1, Math.min(rows, there)), Math.max(1, rows, there)];
    return [{ of, wanted: rows, got: there, factor: high / low }];
  });
}

/** Of each set of relations, the rows of the first node that has them: a scan, a join, or what is made of it. A lookup of an index for each row of a join expects a part of them. */
function expectedRows(nodes: readonly ShapeNode[]): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  nodes.forEach(({ depth, rows: expected, node, relation }, i) => {
    if (/^(?:Aggregate|Group|Limit|Unique|SetOp)/.test(node)) return;
    const end = nodes.findIndex((other, at) => at > i && other.depth <= depth);
    const inside = nodes.slice(i + 1, end < 0 ? undefined : end).map((other) => other.relation);
    const key = [relation, ...inside]
      .filter((name) => name !== undefined)
      .toSorted()
      .join(' and ');
    if (key !== '' && !rows.has(key)) rows.set(key, expected);
  });
  return rows;
}

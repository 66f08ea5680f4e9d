import type { Repaired, Solution } from '@seedbed/inference';

/** The highest tier that a schema needed: for its solved constraints, for a trial's repairs, for tables given up. */
export function highestTier(solution: Solution, { repairs }: Repaired): string {
  const solved = [...solution.tables.values()].flatMap((table) => table.constraints.map((one) => one.tier));
  return ['A', ...solved, ...repairs.map((one) => one.tier)].toSorted().at(-1)!;
}

import type { Repaired, Solution } from '@seedbed/inference';

/** The highest tier that a schema needed: of its constraints as they were solved, of what a trial changed, of what it gave up. */
export function highestTier(solution: Solution, { repairs }: Repaired): string {
  const solved = [...solution.tables.values()].flatMap((table) => table.constraints.map((one) => one.tier));
  return ['A', ...solved, ...repairs.map((one) => one.tier)].toSorted().at(-1)!;
}

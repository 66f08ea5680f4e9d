/**
 * Ranks in classes of about equal weight, heaviest first, and how all children are distributed over them: the data of a
 * skewed relation about its parents, independent of the number of children. Classes are single ranks at the head, and
 * then runs of 1/512 of the rank, or all ranks of equal weight, so there are some ten thousand at most.
 */
type WeightClasses = {
  /** First rank of class j; one more entry for the end. */
  readonly rank: Float64Array;
  /** Share of all children in the classes before j; one more entry, 1. */
  readonly before: Float64Array;
};

/** `weight(rank)` never increases. If all weights are zero, all ranks weigh the same. */
export function weightClasses(ranks: number, weight: (rank: number) => number): WeightClasses {
  const rank = [0];
  const mass = [0];
  for (let first = 0; first < ranks;) {
    const own = weight(first);
    const stretch = Math.min(ranks - first, first < HEAD ? 1 : Math.floor(first / 512));
    const equal = endOfEqual(first, first + stretch, ranks, own, weight);
    const end = Math.max(equal, first + stretch);
    const each = equal >= end ? own : weight(first + (stretch - 1) / 2);
    mass.push(mass.at(-1)! + each * (end - first));
    rank.push((first = end));
  }
  const total = mass.at(-1)!;
  if (total === 0 && ranks > 0) return { rank: Float64Array.of(0, ranks), before: Float64Array.of(0, 1) };
  const before = Float64Array.from(mass, (sum) => Math.min(1, sum / total));
  before[before.length - 1] = 1;
  return { rank: Float64Array.from(rank), before };
}

/** Number of ranks that are classes of their own. */
const HEAD = 4096;

/** The first rank after `from` with a smaller weight: steps that double from `guess`, then bisection. */
function endOfEqual(from: number, guess: number, ranks: number, own: number, weight: (rank: number) => number): number {
  let inside = from;
  let outside = Math.min(ranks, guess);
  while (outside < ranks && weight(outside) === own) {
    const step = outside - from;
    inside = outside;
    outside = Math.min(ranks, outside + step);
  }
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (weight(middle) === own) inside = middle;
    else outside = middle;
  }
  return outside;
}

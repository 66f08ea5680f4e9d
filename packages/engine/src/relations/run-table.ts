/**
 * The number of children of each rank, as runs of equal counts: ranks are in descending order of counts, slots are the
 * children in rank order. Memory is one entry per distinct count, so about the square root of the children at most.
 */
export type RunTable = {
  /** Children of each rank in run j. */
  readonly count: Float64Array;
  /** First rank of run j; one more entry for the end. */
  readonly rank: Float64Array;
  /** First slot of run j; one more entry for the end, the total number of children. */
  readonly slot: Float64Array;
};

type Run = { count: number; ranks: number };

/**
 * Distributes `children` over `ranks` ranks in proportion to `weight(rank)`, which never increases. Counts are rounded;
 * the rounding remainder is distributed by ones over the longest runs, so that the total is exact. `ranks` ≥ 1 unless
 * there are no children.
 */
export function runTable(ranks: number, children: number, weight: (rank: number) => number): RunTable {
  const mass = sumOfWeights(ranks, weight);
  // All weights are zero, yet there are children: they are distributed evenly.
  if (mass === 0 && ranks > 0) return runTable(ranks, children, () => 1);
  let scale = mass === 0 ? 0 : children / mass;
  let runs = runsOf(ranks, weight, scale);
  for (let pass = 0; pass < 3; pass++) {
    const sum = totalOf(runs);
    // If most counts are near one half, rounding changes the total a lot: scales again before the remainder is
    // distributed.
    if (sum === 0 || Math.abs(children - sum) <= children / 64) break;
    const scaled = runsOf(ranks, weight, (scale *= children / sum));
    if (Math.abs(children - totalOf(scaled)) >= Math.abs(children - sum)) break;
    runs = scaled;
  }
  deal(runs, children - totalOf(runs));
  return tableOf(runs);
}

/** Exact for the first ranks; the rest by the midpoints of intervals that grow with the rank. */
function sumOfWeights(ranks: number, weight: (rank: number) => number): number {
  let sum = 0;
  for (let rank = 0; rank < ranks;) {
    const stretch = rank < 4096 ? 1 : Math.min(ranks - rank, Math.floor(rank / 512));
    sum += stretch * weight(rank + (stretch - 1) / 2);
    rank += stretch;
  }
  return sum;
}

function runsOf(ranks: number, weight: (rank: number) => number, scale: number): Run[] {
  const countAt = (rank: number) => Math.floor(weight(rank) * scale + 0.5);
  const runs: Run[] = [];
  for (let rank = 0, guess = 1; rank < ranks;) {
    const count = countAt(rank);
    const end = runEnd(rank, Math.min(guess, ranks - rank), ranks, (at) => countAt(at) === count);
    runs.push({ count, ranks: end - rank });
    guess = end - rank;
    rank = end;
  }
  return runs;
}

/** The first rank after `from` with a different count: doubling steps from the guessed length, then bisection. */
function runEnd(from: number, guess: number, ranks: number, alike: (rank: number) => boolean): number {
  let inside = from;
  let step = guess;
  let outside = from + step;
  while (outside < ranks && alike(outside)) {
    inside = outside;
    step *= 2;
    outside = Math.min(ranks, inside + step);
  }
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2);
    if (alike(middle)) inside = middle;
    else outside = middle;
  }
  return outside;
}

function totalOf(runs: readonly Run[]): number {
  let sum = 0;
  for (const run of runs) sum += run.count * run.ranks;
  return sum;
}

/**
 * Adds `missing` children by ones to the first ranks of the longest run, or removes them from its last: counts stay in
 * descending order.
 */
function deal(runs: Run[], missing: number): void {
  while (missing !== 0) {
    let longest = -1;
    runs.forEach((run, i) => {
      if ((missing > 0 || run.count > 0) && (longest < 0 || run.ranks > runs[longest]!.ranks)) longest = i;
    });
    const run = runs[longest]!;
    const touched = Math.min(run.ranks, Math.abs(missing));
    const change = missing > 0 ? 1 : -1;
    const kept = { count: run.count, ranks: run.ranks - touched };
    const changed = { count: run.count + change, ranks: touched };
    runs.splice(longest, 1, ...(change > 0 ? [changed, kept] : [kept, changed]).filter((each) => each.ranks > 0));
    missing -= change * touched;
  }
}

function tableOf(runs: readonly Run[]): RunTable {
  const count = Float64Array.from(runs, (run) => run.count);
  const rank = new Float64Array(runs.length + 1);
  const slot = new Float64Array(runs.length + 1);
  runs.forEach((run, i) => {
    rank[i + 1] = rank[i]! + run.ranks;
    slot[i + 1] = slot[i]! + run.ranks * run.count;
  });
  return { count, rank, slot };
}

/**
 * How many children each rank has, as runs of equal counts: ranks come by falling count, slots are the children in rank order.
 * Memory is one entry for each distinct count, so about the root of the children at most.
 */
export type RunTable = {
  /** Children of each rank in run j. */
  readonly count: Float64Array;
  /** First rank of run j; one more entry for the end. */
  readonly rank: Float64Array;
  /** First slot of run j; one more entry for the end, the number of children. */
  readonly slot: Float64Array;
};

type Run = { count: number; ranks: number };

/**
 * Shares `children` over `ranks` ranks in proportion to `weight(rank)`, which never rises. Counts are rounded; what rounding
 * leaves over is dealt by ones over the longest runs, so that the total is exact. `ranks` ≥ 1 unless there are no children.
 */
export function runTable(ranks: number, children: number, weight: (rank: number) => number): RunTable {
  const mass = sumOfWeights(ranks, weight);
  // No rank weighs anything, and yet there are children: they are shared evenly.
  if (mass === 0 && ranks > 0) return runTable(ranks, children, () => 1);
  let scale = mass === 0 ? 0 : children / mass;
  let runs = runsOf(ranks, weight, scale);
  for (let pass = 0; pass < 3; pass++) {
    const sum = totalOf(runs);
    // If most counts are near one half, rounding moves the total far: scales again before dealing.
    if (sum === 0 || Math.abs(children - sum) <= children / 64) break;
    const scaled = runsOf(ranks, weight, (scale *= children / sum));
    if (Math.abs(children - totalOf(scaled)) >= Math.abs(children - sum)) break;
    runs = scaled;
  }
  deal(runs, children - totalOf(runs));
  return tableOf(runs);
}

/** Exact for the first ranks; the rest by the midpoints of stretches that grow with the rank. */
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

/** The first rank behind `from` that is not alike: doubling steps from the guessed length, then halving. */
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

/** Adds `missing` children by ones to the first ranks of the longest run, or takes them from its last: counts stay falling. */
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

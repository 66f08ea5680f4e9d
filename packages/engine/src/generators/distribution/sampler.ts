import { cumulativeTable, locate } from '../../values/cumulative.ts';
import { exp, log, pow } from '../../values/log-exp.ts';
import { normalQuantile } from '../../values/normal.ts';
import { quantileAt, quantileTable } from '../../values/quantile-table.ts';
import { zipfAt, zipfTable } from '../../values/zipf.ts';
import { gammaQuantile } from './gamma.ts';

/**
 * Inverse distribution function: maps u in [0, 1) to a value and never decreases. `many` maps an array of u in place.
 */
export type Sampler = ((u: number) => number) & {
  readonly many?: (u: Float64Array, count: number) => void;
  /** Its values are a few whole numbers, up to rounding errors. */
  readonly isWhole?: boolean;
};

export type Distribution =
  | { distribution: 'uniform'; min: number; max: number }
  | { distribution: 'normal'; mean: number; deviation: number }
  | { distribution: 'lognormal'; median: number; sigma: number }
  | { distribution: 'exponential'; mean: number }
  | { distribution: 'pareto'; min: number; shape: number }
  | { distribution: 'triangular'; min: number; mode: number; max: number }
  | { distribution: 'gamma'; shape: number; mean: number }
  | { distribution: 'poisson'; mean: number }
  | { distribution: 'zipf'; max: number; exponent: number }
  | { distribution: 'benford'; min: number; max: number }
  | { distribution: 'empirical'; knots: readonly { from: number; to: number; weight: number; steps?: number }[] };

/** Columns with the same parameters share the same tables. */
const made = new Map<string, Sampler>();

export function samplerOf(distribution: Distribution): Sampler {
  const key = JSON.stringify(distribution);
  let sampler = made.get(key);
  if (!sampler) {
    if (made.size > 500) made.clear();
    made.set(
      key,
      (sampler = Object.assign(
        lazily(() => build(distribution)),
        { isWhole: isWhole(distribution) },
      )),
    );
  }
  return sampler;
}

function isWhole(d: Distribution): boolean {
  return d.distribution === 'empirical' && d.knots.every(({ from, to }) => from === (from | 0) && to - from < 1e-6);
}

/** Builds its tables at the first draw, so that compiling a plan costs nothing. */
function lazily(make: () => Sampler): Sampler {
  let sampler: Sampler | null = null;
  return Object.assign((u: number) => (sampler ??= make())(u), {
    many(x: Float64Array, count: number): void {
      const one = (sampler ??= make());
      if (one.many) one.many(x, count);
      else for (let i = 0; i < count; i++) x[i] = one(x[i]!);
    },
  });
}

function build(d: Distribution): Sampler {
  switch (d.distribution) {
    case 'uniform':
      return (u) => d.min + u * (d.max - d.min);
    case 'normal':
      return table((u) => d.mean + d.deviation * normalQuantile(u));
    case 'lognormal':
      return table((u) => d.median * exp(d.sigma * normalQuantile(u)));
    case 'exponential':
      return table((u) => -d.mean * log(1 - u));
    case 'pareto':
      return table((u) => d.min * pow(1 - u, -1 / d.shape));
    case 'triangular':
      return triangular(d.min, d.mode, d.max);
    case 'gamma':
      return table(gammaQuantile(d.shape, d.mean / d.shape));
    case 'poisson':
      return poisson(d.mean);
    case 'zipf':
      return zipf(d.max, d.exponent);
    case 'benford':
      return table((u) => d.min * pow(d.max / d.min, u));
    case 'empirical':
      return empirical(d.knots);
  }
}

function table(quantile: (u: number) => number): Sampler {
  const made = quantileTable(quantile);
  return Object.assign((u: number) => quantileAt(made, u), {
    many(x: Float64Array, count: number): void {
      for (let i = 0; i < count; i++) x[i] = quantileAt(made, x[i]!);
    },
  });
}

/** Ranks count from 1. */
function zipf(max: number, exponent: number): Sampler {
  const made = zipfTable(max, exponent);
  return (u) => 1 + zipfAt(made, u);
}

function triangular(min: number, mode: number, max: number): Sampler {
  const turn = (mode - min) / (max - min);
  return (u) => (u < turn ? min + Math.sqrt(u * (max - min) * (mode - min)) : max - Math.sqrt((1 - u) * (max - min) * (max - mode)));
}

/** Exact: computes probabilities until they vanish. */
function poisson(mean: number): Sampler {
  if (mean > 700) return table((u) => mean + Math.sqrt(mean) * normalQuantile(u));
  const probabilities: number[] = [];
  let p = exp(-mean);
  for (let k = 0; k <= mean || p > 1e-14; k++, p *= mean / k) probabilities.push(p);
  const shares = cumulativeTable(probabilities);
  return (u) => locate(shares, u);
}

/** A histogram: even inside a bar, or so many different values there. */
function empirical(knots: readonly { from: number; to: number; weight: number; steps?: number }[]): Sampler {
  const shares = cumulativeTable(knots.map((knot) => knot.weight));
  const from = Float64Array.from(knots, (knot) => knot.from);
  const across = Float64Array.from(knots, (knot) => knot.to - knot.from);
  const steps = Float64Array.from(knots, (knot) => knot.steps ?? 0);
  const { bounds } = shares;
  const at = (u: number): number => {
    const bar = locate(shares, u);
    const low = bounds[bar]!;
    const within = (u - low) / (bounds[bar + 1]! - low);
    const count = steps[bar]!;
    return from[bar]! + (count === 0 ? within : (Math.min(count - 1, Math.floor(within * count)) + 0.5) / count) * across[bar]!;
  };
  return Object.assign(at, {
    many(x: Float64Array, count: number): void {
      for (let i = 0; i < count; i++) x[i] = at(x[i]!);
    },
  });
}

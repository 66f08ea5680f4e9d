/** Numbers for tests of distributions. Draws come from fixed seeds, so each figure is the same in every run. */

/**
 * Kolmogorov–Smirnov: √n times the maximum distance between the sample's distribution function and the wanted one.
 * Above 1.95 in one of a thousand.
 */
export function kolmogorov(values: readonly number[], below: (x: number) => number): number {
  const sorted = Float64Array.from(values).sort();
  let worst = 0;
  sorted.forEach((x, i) => (worst = Math.max(worst, Math.abs(below(x) - i / sorted.length), Math.abs(below(x) - (i + 1) / sorted.length))));
  return Math.sqrt(sorted.length) * worst;
}

/**
 * Pearson's χ² as a deviation: (χ² − f) / √2f, about standard normal. `shares` sum to 1 over all categories; categories with fewer than
 * five expected values are merged.
 */
export function chiSquare<T>(values: readonly T[], shares: ReadonlyMap<T, number>): number {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let chi = 0;
  let cells = 0;
  let [restWanted, restCounted] = [0, values.length];
  for (const [value, share] of shares) {
    const wanted = share * values.length;
    const counted = counts.get(value) ?? 0;
    if (wanted < 5) {
      restWanted += wanted;
      continue;
    }
    restCounted -= counted;
    chi += (counted - wanted) ** 2 / wanted;
    cells++;
  }
  if (restWanted >= 5) {
    chi += (restCounted - restWanted) ** 2 / restWanted;
    cells++;
  } else if (restCounted > 20 + 4 * restWanted) return Infinity;
  const freedom = Math.max(1, cells - 1);
  return (chi - freedom) / Math.sqrt(2 * freedom);
}

/** χ² of independence of two lists of small numbers, as a deviation. */
export function dependence(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const n = Math.min(one.length, other.length);
  const [width, height] = [1 + Math.max(...Array.from(one)), 1 + Math.max(...Array.from(other))];
  const cells = new Float64Array(width * height);
  const [across, down] = [new Float64Array(width), new Float64Array(height)];
  for (let i = 0; i < n; i++) {
    cells[one[i]! * height + other[i]!]!++;
    across[one[i]!]!++;
    down[other[i]!]!++;
  }
  let chi = 0;
  cells.forEach((count, at) => {
    const wanted = (across[Math.floor(at / height)]! * down[at % height]!) / n;
    if (wanted > 0) chi += (count - wanted) ** 2 / wanted;
  });
  const freedom = (across.filter((count) => count > 0).length - 1) * (down.filter((count) => count > 0).length - 1);
  return (chi - freedom) / Math.sqrt(2 * freedom);
}

/** For each value, which of `parts` equal parts of the sample contains it. */
export function parts(values: readonly number[], count: number): number[] {
  const sorted = Float64Array.from(values).sort();
  const bounds = Array.from({ length: count - 1 }, (_, i) => sorted[Math.floor(((i + 1) * sorted.length) / count)]!);
  return values.map((value) => bounds.filter((bound) => bound <= value).length);
}

/** Φ, the normal distribution function, by the series of erf: to twelve digits. */
export function normalBelow(z: number): number {
  if (Math.abs(z) > 7) return z < 0 ? 0 : 1;
  let term = z;
  let sum = z;
  for (let k = 1; Math.abs(term) > 1e-16 && k < 400; k++) sum += term = (term * z * z) / (2 * k + 1);
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/**
 * The distribution function of the gamma distribution with mean shape × scale: the lower incomplete gamma function by
 * its series.
 */
export function gammaBelow(x: number, shape: number, scale: number): number {
  const t = x / scale;
  if (t <= 0) return 0;
  let term = 1 / shape;
  let sum = term;
  for (let k = 1; term > sum * 1e-16 && k < 5000; k++) sum += term *= t / (shape + k);
  return Math.min(1, sum * Math.exp(shape * Math.log(t) - t - logGamma(shape)));
}

/** ln Γ by Lanczos' series. */
function logGamma(x: number): number {
  const series = [76.180091729471, -86.505320329417, 24.014098240831, -1.2317395724502, 1.208650973866e-3, -5.395239384953e-6];
  const sum = series.reduce((total, coefficient, j) => total + coefficient / (x + 1 + j), 1.00000000019);
  return (x + 0.5) * Math.log(x + 5.5) - (x + 5.5) + Math.log((Math.sqrt(2 * Math.PI) * sum) / x);
}

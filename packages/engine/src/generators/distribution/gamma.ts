import { exp, log, pow } from '../../values/log-exp.ts';

const STEPS = 4096;

/**
 * Inverse distribution function of the gamma distribution, by summing its density. Below a shape of 1 the density has a pole at 0;
 * in t = x^shape it is smooth, so the sum runs over t there.
 */
export function gammaQuantile(shape: number, scale: number): (u: number) => number {
  const end = shape + 12 * Math.sqrt(shape) + 30;
  const folded = shape < 1;
  const toX = (t: number) => (folded ? pow(t, 1 / shape) : t);
  const density = (t: number) => (t === 0 ? (folded || shape === 1 ? 1 : 0) : folded ? exp(-toX(t)) : exp((shape - 1) * log(t) - t - peak(shape)));
  const width = (folded ? pow(end, shape) : end) / STEPS;
  const sums = new Float64Array(STEPS + 1);
  for (let k = 1; k <= STEPS; k++) {
    const left = (k - 1) * width;
    sums[k] = sums[k - 1]! + (density(left) + 4 * density(left + width / 2) + density(k * width)) / 6;
  }
  const total = sums[STEPS]!;
  return (u) => {
    const wanted = u * total;
    let low = 0;
    let high = STEPS;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (sums[middle]! <= wanted) low = middle;
      else high = middle;
    }
    const inside = sums[high]! - sums[low]!;
    return scale * toX((low + (inside > 0 ? (wanted - sums[low]!) / inside : 0)) * width);
  };
}

/** The logarithm of the density's maximum, factored out so that large shapes do not overflow. */
function peak(shape: number): number {
  return shape > 1 ? (shape - 1) * log(shape - 1) - (shape - 1) : 0;
}

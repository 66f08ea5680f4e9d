import { log } from '../../values/log-exp.ts';

const A = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239];
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572];
const C = [-0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968, 2.938163982698783];
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];

/** Inverse of the standard normal distribution function, by P. J. Acklam's rational approximation; relative error 1.2e-9. */
export function normalQuantile(u: number): number {
  if (u <= 0) return -Infinity;
  if (u >= 1) return Infinity;
  if (u > 0.97575) return -normalQuantile(1 - u);
  if (u < 0.02425) {
    const q = Math.sqrt(-2 * log(u));
    return horner(C, q) / (horner(D, q) * q + 1);
  }
  const q = u - 0.5;
  const r = q * q;
  return (horner(A, r) * q) / (horner(B, r) * r + 1);
}

function horner(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (const c of coefficients) sum = sum * x + c;
  return sum;
}

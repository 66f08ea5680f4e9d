import { cumulativeTable, locate } from '../../values/cumulative.ts';
import { exp, log, pow } from '../../values/log-exp.ts';

const HEAD = 512;

/** Ranks 1 … max with weight 1 / rank^exponent: exact for the first 512, beyond by the integral of x^−exponent. */
export function zipfSampler(max: number, exponent: number): (u: number) => number {
  const head = Math.min(HEAD, max);
  const weights = Array.from({ length: head }, (_, i) => pow(i + 1, -exponent));
  const integral = (x: number) => (exponent === 1 ? log(x) : pow(x, 1 - exponent) / (1 - exponent));
  const from = integral(head + 0.5);
  const rest = max > head ? integral(max + 0.5) - from : 0;
  const shares = cumulativeTable(rest > 0 ? [...weights, rest] : weights);
  const start = shares.bounds[head]!;
  return (u) => {
    const rank = locate(shares, u);
    if (rank < head) return rank + 1;
    const y = from + ((u - start) / (1 - start)) * rest;
    const x = exponent === 1 ? exp(y) : pow(y * (1 - exponent), 1 / (1 - exponent));
    return Math.min(max, Math.floor(x + 0.5));
  };
}

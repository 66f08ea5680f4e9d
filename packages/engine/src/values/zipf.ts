import { cumulativeTableOfSums, locate, type CumulativeTable } from './cumulative.ts';
import { exp, log, pow } from './log-exp.ts';

/**
 * Zipf's law over ranks 0 … size − 1: weight (rank + 1)^−exponent. The first ranks are exact; for the rest, which only
 * large sizes have, the integral replaces the sum, divided into equally likely steps, linear within each.
 */
type ZipfTable = {
  readonly size: number;
  readonly head: CumulativeTable;
  /** Share of the head. */ readonly headShare: number;
  readonly tail: Float64Array;
};

const EXACT = 65_536;
const STEPS = 8_192;

export function zipfTable(size: number, exponent: number): ZipfTable {
  const exact = Math.min(size, EXACT);
  const sums = new Float64Array(exact);
  let sum = 0;
  for (let rank = 0; rank < exact; rank++) sums[rank] = sum += pow(rank + 1, -exponent);
  const head = cumulativeTableOfSums(sums);
  if (size === exact) return { size, head, headShare: 1, tail: new Float64Array(0) };
  const from = exact + 0.5;
  const all = powerIntegral(from, size + 0.5, exponent);
  const tail = Float64Array.from({ length: STEPS + 1 }, (_, i) => powerIntegralEnd(from, (all * i) / STEPS, exponent) - 0.5);
  return { size, head, headShare: sum / (sum + all), tail };
}

/** The rank at u, 0 ≤ u < 1. Lower u give more popular ranks: rank 0 has the smallest u. */
export function zipfAt({ size, head, headShare, tail }: ZipfTable, u: number): number {
  if (u < headShare) return locate(head, u / headShare);
  const place = ((u - headShare) / (1 - headShare)) * STEPS;
  const step = Math.min(STEPS - 1, place | 0);
  const low = tail[step]!;
  return Math.min(size - 1, Math.floor(low + (tail[step + 1]! - low) * (place - step)));
}

/** ∫ x^−exponent dx from `from` to `to`. */
function powerIntegral(from: number, to: number, exponent: number): number {
  if (exponent === 1) return log(to / from);
  const p = 1 - exponent;
  return (pow(to, p) - pow(from, p)) / p;
}

/** The upper limit at which that integral has this value. */
function powerIntegralEnd(from: number, value: number, exponent: number): number {
  if (exponent === 1) return from * exp(value);
  const p = 1 - exponent;
  return pow(pow(from, p) + p * value, 1 / p);
}

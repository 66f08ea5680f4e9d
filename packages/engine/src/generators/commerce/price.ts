import { mix } from '../kit/uniform.ts';
import { exp } from '../../values/log-exp.ts';

/**
 * A price as shops print it, near `raw`; `word` chooses the ending. Called for every row of some tables, so it
 * allocates nothing.
 */
export function shopPrice(raw: number, word: number): number {
  const u = (mix(word ^ 0x70726963) >>> 0) / 4_294_967_296;
  if (raw < 1) return Math.max(0.05, Math.round(raw * 20) / 20 - (u < 0.7 ? 0.01 : 0));
  if (raw < 100) {
    const ending = smallEnding(u);
    return ending < 0 ? Math.round(raw * 100) / 100 : Math.max(0.5, Math.floor(raw) + ending);
  }
  // Above 100: 149.99, 149.95, 149, 150.
  const nine = Math.floor(raw / 10) * 10 + 9;
  if (u < 0.34) return nine + 0.99;
  if (u < 0.42) return nine + 0.95;
  return u < 0.86 ? nine : Math.round(raw / 10) * 10;
}

/** If the unit is small, prices end in hundreds or thousands. */
export function priceOfSmallUnit(raw: number): number {
  const step = raw < 10_000 ? 100 : raw < 100_000 ? 500 : raw < 1_000_000 ? 1_000 : 5_000;
  return Math.max(500, Math.round(raw / step) * step);
}

/** Endings of prices below 100 by their shares: .99, .00, .95, .90, .50; −1 for any. */
function smallEnding(u: number): number {
  if (u < 0.46) return 0.99;
  if (u < 0.64) return 0;
  if (u < 0.78) return 0.95;
  if (u < 0.88) return 0.9;
  return u < 0.94 ? 0.5 : -1;
}

/**
 * The spread of a price around its product's median, from a hash: e^(0.28 z), z roughly normal from four uniform
 * numbers.
 */
const spreads = new Float64Array(257);
for (let k = 0; k <= 256; k++) spreads[k] = exp(0.28 * ((k - 128) / 37));

export function spread(word: number): number {
  const h = mix(word ^ 0x73707264);
  const sum = (h & 255) + ((h >>> 8) & 255) + ((h >>> 16) & 255) + (h >>> 24);
  return spreads[Math.round(sum / 4)]!;
}

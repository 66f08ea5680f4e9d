import { mix } from '../kit/uniform.ts';
import { exp } from '../../values/log-exp.ts';

/** Endings of prices below 100 and their shares (cents): .99, .00, .95, .90, .50, and any. */
const ENDINGS = [
  [0.99, 0.46],
  [0, 0.64],
  [0.95, 0.78],
  [0.9, 0.88],
  [0.5, 0.94],
] as const;
/** Above 100: 149, 199.99, 150. */
const LARGE = [
  [0.99, 0.34],
  [0.95, 0.42],
] as const;

/** A price as shops print it, near `raw`; `word` chooses the ending. */
export function shopPrice(raw: number, word: number): number {
  const u = (mix(word ^ 0x70726963) >>> 0) / 4_294_967_296;
  if (raw < 1) return Math.max(0.05, Math.round(raw * 20) / 20 - (u < 0.7 ? 0.01 : 0));
  if (raw < 100) {
    for (const [ending, below] of ENDINGS) if (u < below) return Math.max(0.5, Math.floor(raw) + ending);
    return Math.round(raw * 100) / 100;
  }
  const nine = Math.floor(raw / 10) * 10 + 9;
  for (const [ending, below] of LARGE) if (u < below) return nine + ending;
  return u < 0.86 ? nine : Math.round(raw / 10) * 10;
}

/** Spread of a price around its thing's median, from a hash: e^(0.28 z), z roughly normal from four uniform numbers. */
const spreads = new Float64Array(257);
for (let k = 0; k <= 256; k++) spreads[k] = exp(0.28 * ((k - 128) / 37));

export function spread(word: number): number {
  const h = mix(word ^ 0x73707264);
  const sum = (h & 255) + ((h >>> 8) & 255) + ((h >>> 16) & 255) + (h >>> 24);
  return spreads[Math.round(sum / 4)]!;
}

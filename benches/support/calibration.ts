import { drawsOf } from '@seedbed/engine';
import { nanoseconds } from './cpu.ts';

/** What this machine can do at the moment: figures are compared with these, since absolute times differ from hour to hour. */
export type Calibration = {
  /** Filling a batch with hashes: nanoseconds for 64 bits. */
  readonly hashNs: number;
  /** Copying finished bytes to another place in pieces of 128 KiB. */
  readonly copyMBs: number;
};

const ROWS = 2048;
const PIECE = 128 * 1024;

export function calibrate(): Calibration {
  const draws = drawsOf(['calibration']);
  const a = new Int32Array(ROWS);
  const b = new Int32Array(ROWS);
  let first = 0;
  const hashNs = nanoseconds(100 * ROWS, () => {
    for (let i = 0; i < 100; i++) draws.fill({ first: (first += ROWS), count: ROWS, at: null }, a, b);
  });
  const from = new Uint8Array(64 * PIECE).fill(7);
  const to = new Uint8Array(64 * PIECE);
  const copyNs = nanoseconds(from.length, () => {
    for (let at = 0; at < from.length; at += PIECE) to.set(from.subarray(at, at + PIECE), at);
  });
  return { hashNs, copyMBs: 1000 / copyNs };
}

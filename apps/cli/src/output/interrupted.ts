import { Problem } from '@seedbed/contract';
import type { FilesLeft, Leaves } from '../context.ts';
import type { Io } from '../io.ts';
import { printProblem } from './problem.ts';

/** How a stopped command ended: for a load by the target's answer, for `generate` by its folder. */
export function printInterrupted(io: Io, error: unknown, leaves: Leaves | undefined): void {
  // It has more to report than the stop: remaining rows, an unknown outcome.
  if (error instanceof Problem && typeof error.facts['left'] === 'string') return printProblem(io, error, `interrupted. ${error.facts['left']}`);
  if (error instanceof Problem && error.facts['outcome'] !== undefined) return printProblem(io, error);
  const words = typeof leaves === 'function' ? leaves() : leaves && WORDS[leaves];
  io.stderr.write(`seedbed: interrupted${words === undefined ? '' : `; ${words}`}\n`);
}

const WORDS: Readonly<Record<Exclude<Leaves, FilesLeft>, string>> = {
  nothing: 'the load left nothing in the target',
  parts: 'finished parts and the ledger (schema seedbed) stay in the target: continue with --resume (shards: run them again)',
  unknown: 'the target did not respond, so rows of this load may remain: check its tables before you load again',
  unchanged: 'nothing was changed. The same command starts again',
  unsure: 'the target did not respond, so it may hold the changes already. The same command finds out, and goes on',
};

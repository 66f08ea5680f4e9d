import type { Counterexample } from '@seedbed/contract';
import { OUT_OF_TIME } from './counterexamples.ts';

/** One statement may take so long from now on, in this transaction: code that does not end is a refusal of its table, and the others go on. */
export function lendTime(seconds: number): string {
  return `SET LOCAL statement_timeout = '${seconds}s'`;
}

/** Questions that are many in one statement have the guard's limits alone. */
export const TAKE_TIME_BACK = 'SET LOCAL statement_timeout = 0';

/** In words, with the function that was at work. */
export function sayEndless(counterexample: Counterexample, seconds: number): Counterexample {
  const at = /PL\/pgSQL function (\S+)/.exec(counterexample.context ?? '')?.[1];
  const message =
    counterexample.sqlstate === OUT_OF_TIME
      ? `its rows were not taken within ${seconds} s${at ? `: ${at} does not end` : ''}`
      : `${counterexample.message}${at ? `: ${at} calls itself without end` : ''}`;
  return { ...counterexample, message };
}

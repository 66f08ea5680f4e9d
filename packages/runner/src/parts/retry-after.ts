import { Problem } from '@seedbed/contract';

/** Times that a part is begun again, before the run fails with what it met. */
export const MOST_ATTEMPTS = 5;
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** Of the wait, so that workers do not come back all at once. */
const SPREAD = 0.2;

/** The connection, a conflict with others, a lock, a server that ends or starts, no place for a session, a standby (RELIABILITY 2). */
const PASSES = /^(?:08...|40001|40P01|55P03|57P0[1-3]|53300|25006|E[A-Z]+)$/;

/**
 * Milliseconds after which to try again what failed with this error for the n-th time, from 0; undefined where that would not help (rows that
 * are refused, rights, a full disk), or where it was tried often enough.
 */
export function retryAfter(error: unknown, attempts: number, random: () => number = Math.random): number | undefined {
  if (attempts >= MOST_ATTEMPTS || !passes(error)) return undefined;
  return Math.round(Math.min(LONGEST_MS, FIRST_MS * 2 ** attempts) * (1 + SPREAD * (2 * random() - 1)));
}

function passes(error: unknown): boolean {
  // An error before the first row is final at once: the user is there to fix it.
  if (!(error instanceof Problem) || error.facts['begun'] === false) return false;
  // Who does not speak as Postgres does will not do so in a second.
  if (error.facts['protocol'] === true) return false;
  const code = error.facts['sqlstate'] ?? error.facts['code'];
  if (typeof code === 'string') return PASSES.test(code);
  return error.type === 'connection-failed';
}

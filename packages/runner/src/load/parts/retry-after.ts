import { Problem } from '@seedbed/contract';

/** How often to retry a part before the run fails with its error. */
export const MAX_ATTEMPTS = 5;
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** Random share of the wait, so that workers do not return all at once. */
const SPREAD = 0.2;

/** The connection, a conflict with others, a lock, a server that stops or starts, no free session, a standby. */
const PASSES = /^(?:08...|40001|40P01|55P03|57P0[1-3]|53300|25006|E[A-Z]+)$/;

/**
 * Milliseconds to wait before the n-th retry after this error, from 0; undefined if a retry would not help (rejected
 * rows, missing privileges, a full disk), or after too many.
 */
export function retryAfter(error: unknown, attempts: number, random: () => number = Math.random): number | undefined {
  if (attempts >= MAX_ATTEMPTS || !passes(error)) return undefined;
  return Math.round(Math.min(LONGEST_MS, FIRST_MS * 2 ** attempts) * (1 + SPREAD * (2 * random() - 1)));
}

function passes(error: unknown): boolean {
  // An error before the first row is final: the user is there to fix it.
  if (!(error instanceof Problem) || error.facts['begun'] === false) return false;
  // A server that does not speak the protocol will not do so a second later.
  if (error.facts['protocol'] === true) return false;
  const code = error.facts['sqlstate'] ?? error.facts['code'];
  if (typeof code === 'string') return PASSES.test(code);
  return error.type === 'connection-failed';
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Target } from '@seedbed/testing';
import { sessionsOf } from './target.ts';

/** The outcome of a load: its own report, and the target's content. */
export type Ending = {
  /** `refused`: before anything was written, for example for wrong options. */
  readonly said: 'succeeded' | 'failed' | 'refused' | 'stuck';
  readonly message: string;
  readonly state: readonly string[];
  readonly others: string;
};

export type Undisturbed = Ending & { readonly before: readonly string[]; readonly othersBefore: string };

/** Sessions of a process that was killed end when the target notices; longer than that is a session left behind. */
const GONE_MS = 30_000;

export async function sessionsLeft(target: Target): Promise<string[]> {
  for (const until = Date.now() + GONE_MS; Date.now() < until; await sleep(100)) if ((await sessionsOf(target)).length === 0) return [];
  return [`${(await sessionsOf(target)).length} sessions of ours are left`];
}

export const differ = (found: readonly string[], wanted: readonly string[]): string[] => [
  ...found.filter((line) => !wanted.includes(line)).map((line) => `is there: ${line}`),
  ...wanted.filter((line) => !found.includes(line)).map((line) => `is missing: ${line}`),
];

/** A rollback does not reset a sequence: skipped numbers belong to no row. */
const countsAsLeft = (line: string): boolean => !/: sequence /.test(line);

/**
 * Errors in the outcome of a disturbed load.
 * @param whole whether it is one transaction, so that a failure leaves the target unchanged
 */
export function judge(ending: Ending, calm: Undisturbed, whole: boolean): string[] {
  if (ending.said === 'stuck') return [`it did not end: ${ending.message}`];
  if (ending.said === 'succeeded') return differ(ending.state, calm.state).map((each) => `succeeded, and ${each}`);
  // A command that was killed after its COMMIT could not report it: all rows are as acceptable as none.
  const left = differ(ending.state, calm.state).length === 0 ? [] : differ(ending.state, calm.before).filter(countsAsLeft);
  const wrong: string[] = [];
  if (whole && left.length > 0) wrong.push(...left.map((each) => `one transaction failed, and ${each}`));
  if (/left nothing|nothing (?:was|is) left/i.test(ending.message) && left.length > 0) wrong.push(...left.map((each) => `"left nothing" is said, and ${each}`));
  if (!/truncate/.test(ending.message) && ending.others !== calm.othersBefore && ending.others !== calm.others)
    wrong.push(`rows of others: ${ending.others}, not ${calm.othersBefore}`);
  return wrong;
}

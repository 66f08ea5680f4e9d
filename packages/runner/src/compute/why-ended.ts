import { availableParallelism, loadavg } from 'node:os';
import { Problem } from '@seedbed/contract';
import type { Call } from './call.ts';

/** The check comes a moment after the start. */
const NEARLY = 0.95;
const PATIENCE = 4;

/** Times of a call, in seconds; not every Node version reports CPU time. */
export type Spent = { readonly wall: number; readonly cpu: number | undefined };

/**
 * Whether a call is over its limit, by the thread's CPU time, so that other load on the machine does not fail it. The
 * wall time has a limit too, because the caller waits.
 */
export function isOver(limit: number, { wall, cpu }: Spent): boolean {
  return wall > limit && (cpu === undefined || usedUp(limit, cpu) || wall > limit * PATIENCE);
}

/**
 * Why a call over its limit is ended: it took that long itself, or a busy machine left it without a CPU and retrying
 * helps.
 */
export function tooLong({ what, seconds, raisedBy }: Pick<Call, 'what' | 'seconds' | 'raisedBy'>, { cpu }: Spent, isBusy = isMachineBusy()): Problem {
  if (cpu !== undefined && !usedUp(seconds, cpu) && isBusy)
    return new Problem(
      'overloaded',
      `${what} was stopped after ${seconds * PATIENCE} s, in which it had the processor for ${Math.round(cpu)} s: the machine is busy with other work. Try again in a moment.`,
      { facts: { retryAfter: 5 } },
    );
  const more = raisedBy === undefined ? '' : ` ${raisedBy} of the server gives it more: ${raisedBy}=${seconds * 4}.`;
  return new Problem('too-large', `${what} took longer than the ${seconds} s limit of one call and was stopped.${more}`, {
    facts: { limit: seconds, of: 'seconds', ...(raisedBy === undefined ? {} : { setting: raisedBy }) },
  });
}

/**
 * Why the largest thread is ended when the process is over `limit` bytes: it alone would exceed it, or only the sum
 * does. `others` are running too.
 */
export function noRoom(process: number, others: number, limit: number): Problem {
  const mib = Math.round(limit / 1024 / 1024);
  if (others > 0 && process - others <= limit)
    return new Problem(
      'overloaded',
      `All that the server does at once needs more memory than its ${mib} MiB, and this the most of it. Try again in a moment.`,
      {
        facts: { retryAfter: 5 },
      },
    );
  return new Problem('too-large', `It needs more memory than there is: the server stays under ${mib} MiB.`, { facts: { limit: mib, of: 'MiB' } });
}

function usedUp(limit: number, cpu: number): boolean {
  return cpu > limit * NEARLY;
}

/** Whether there were more runnable tasks than CPUs, over the last minute. */
function isMachineBusy(): boolean {
  return loadavg()[0]! > availableParallelism();
}

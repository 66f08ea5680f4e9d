import { appendFileSync } from 'node:fs';

/** The steps of a part, between which its worker can be lost. */
export const STEPS = ['evicted', 'prepared', 'looked', 'begun', 'compared', 'proved', 'copying', 'sent', 'committed', 'reconciled', 'finished'] as const;
export type Step = (typeof STEPS)[number];

/**
 * For tests that kill a worker at a step, or hold it there: `SEEDBED_FAILPOINT=step:file` ends the process there with
 * SIGKILL, or stops it with SIGSTOP for `step:file:stop`, only the first time, which the file records. Without the
 * variable it costs a comparison.
 */
export async function reach(step: Step): Promise<void> {
  if (FAILPOINT === undefined || !FAILPOINT.startsWith(`${step}:`)) return;
  const [, file, how = 'kill'] = FAILPOINT.split(':');
  try {
    appendFileSync(file!, `${step}\n`, { flag: 'ax' });
  } catch {
    return;
  }
  process.kill(process.pid, how === 'stop' ? 'SIGSTOP' : 'SIGKILL');
  // The signal arrives after a moment.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}

const FAILPOINT = process.env['SEEDBED_FAILPOINT'];

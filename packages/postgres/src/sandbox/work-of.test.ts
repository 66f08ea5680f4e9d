import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { starvation, starvedOf } from './work-of.ts';

const SPIN = ['-e', 'for (;;);'];

test.runIf(starvedOf(process.pid) !== null)('time waiting for a processor is distinguished from computing time', async () => {
  const begun = performance.now();
  const spinning = Array.from({ length: availableParallelism() + 2 }, () => spawn(process.execPath, SPIN, { stdio: 'ignore' }));
  try {
    const starved = starvation(spinning[0]!.pid!);
    // More programs than processors: each waits for its turn.
    await expect.poll(starved, { timeout: 60_000, interval: 50 }).toBeGreaterThan(0.05);
    // A wait counts when it ends, so one that began before the first reading may be included.
    expect(starved()).toBeLessThan((performance.now() - begun) / 1000);
  } finally {
    for (const child of spinning) child.kill('SIGKILL');
  }
});

test('a process that does not exist waits for nothing', () => {
  expect(starvedOf(-1)).toBe(null);
  expect(starvation(-1)()).toBe(0);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';
import type { ServerProcess } from './server-process.ts';

/** A real process in place of a server: the restart rules work for any process. */
function processOf(command: string): ServerProcess {
  const child = spawn('/bin/sh', ['-c', command]);
  const ended = once(child, 'exit').then(() => undefined);
  return {
    pid: child.pid!,
    ended,
    forget: () => {},
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test('a server that dies after each start is started less and less often, and reported as down', async () => {
  const starts: number[] = [];
  const kept = keepRunning(
    processOf('exit 1'),
    async () => {
      starts.push(performance.now());
      return processOf('exit 1');
    },
    { quickTries: 3, firstMs: 20, longestMs: 400, stableMs: 60_000 },
  );
  await expect.poll(() => starts.length, { timeout: 20_000, interval: 20 }).toBeGreaterThanOrEqual(8);
  // By then each waits for the longest time.
  expect(starts[7]! - starts[6]!).toBeGreaterThan(350);
  await expect.poll(() => kept.state(), { timeout: 20_000, interval: 5 }).toBe('down');
  await expect(kept.running()).rejects.toMatchObject({ type: 'overloaded', facts: { retryAfter: 2 } });
  await kept.stop();
  const atStop = starts.length;
  await sleep(600);
  expect([starts.length, kept.state()]).toEqual([atStop, 'stopped']);
});

test('a caller waits for a server that is restarting', async () => {
  const first = processOf('sleep 60');
  const seen = Promise.withResolvers<void>();
  const kept = keepRunning(first, async () => {
    await seen.promise;
    return processOf('sleep 60');
  });
  process.kill(first.pid, 'SIGKILL');
  await expect.poll(() => kept.state(), { timeout: 20_000 }).toBe('restarting');
  const running = kept.running();
  seen.resolve();
  await running;
  expect([kept.state(), kept.deaths(), kept.pid() === first.pid]).toEqual(['running', 1, false]);
  await kept.stop();
});

test('a server stopped during a start leaves nothing behind', async () => {
  const first = processOf('sleep 60');
  let second: ServerProcess | undefined;
  const stopping = Promise.withResolvers<void>();
  const kept = keepRunning(first, async () => {
    await stopping.promise;
    return (second = processOf('sleep 60'));
  });
  process.kill(first.pid, 'SIGKILL');
  await expect.poll(() => kept.state(), { timeout: 20_000 }).toBe('restarting');
  const stopped = kept.stop();
  stopping.resolve();
  await stopped;
  expect(second).toBeDefined();
  await second!.ended;
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openTally } from './tally.ts';

test('logs the first few of a kind, counts the rest, and starts again in the next period', async () => {
  const reported: [string, number][] = [];
  const tally = openTally<string>((sample, more) => reported.push([sample, more]), { everyMs: 40, few: 2 });
  const passed = (kind: string, times: number) => Array.from({ length: times }, () => tally.admits(kind, kind)).filter(Boolean).length;
  expect([passed('a', 7), passed('b', 2)]).toEqual([2, 2]);
  await sleep(80);
  expect(reported).toEqual([['a', 5]]);
  expect(passed('a', 1)).toBe(1);
});

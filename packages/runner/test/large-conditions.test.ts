import { LIMITS } from '@seedbed/contract';
import { todaysShare } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { openRunner } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

const many = (count: number, one: (i: number) => string, between: string): string => Array.from({ length: count }, (_, i) => one(i)).join(between);

/** By the column that each belongs to. */
const CONDITIONS = {
  a: `a like '${'%a'.repeat(500_000)}'`,
  b: `b in (${many(100_000, (i) => `'v${i}'`, ', ')})`,
  c: many(20_000, (i) => `c <> 'v${i}'`, ' and '),
  d: `${'not ('.repeat(1_000)}d = ''${')'.repeat(1_000)}`,
};

const TITLES: Readonly<Record<string, string>> = {
  a: 'a million letters of LIKE',
  b: 'a list of 100,000',
  c: '20,000 inequalities',
  d: '1,000 brackets',
};

test.each(todaysShare(Object.entries(CONDITIONS), 2).map(([name, condition]) => [TITLES[name]!, name, condition] as const))(
  '%s: a blueprint, and a note if it is not read',
  async (_, name, condition) => {
    await using runner = openRunner({ throwaway: testServer() });
    const before = process.cpuUsage();
    const { blueprint, diagnostics } = await runner.inferDdl(`create table t (${name} text not null constraint ${name}_check check (${condition}))`, {
      rows: 20,
    });
    const plan = await runner.compile(blueprint);
    expect(runner.rows(plan, 't', 0, 20).rows).toHaveLength(20);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(10);
    const notes = diagnostics.filter(({ code }) => code === 'check-not-read').map(({ constraint }) => constraint);
    if ((name === 'a' || name === 'b') && condition.length > LIMITS.expressionCharacters) expect(notes).toContain(`${name}_check`);
    for (const { message } of diagnostics) expect(message.length).toBeLessThan(2_000);
  },
);

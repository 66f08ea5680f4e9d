import { LIMITS } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { openRunner } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

const many = (count: number, one: (i: number) => string, between: string): string => Array.from({ length: count }, (_, i) => one(i)).join(between);

/** By the column that each is of. */
const CONDITIONS = {
  a: `a like '${'%a'.repeat(500_000)}'`,
  b: `b in (${many(100_000, (i) => `'v${i}'`, ', ')})`,
  c: many(20_000, (i) => `c <> 'v${i}'`, ' and '),
  d: `${'not ('.repeat(1_000)}d = ''${')'.repeat(1_000)}`,
};

test('a million letters of LIKE, a list of 100,000, 20,000 inequalities, 1,000 brackets: a blueprint, and a note of each that is not read', async () => {
  await using runner = openRunner({ throwaway: testServer() });
  const before = process.cpuUsage();
  const columns = Object.entries(CONDITIONS).map(([name, condition]) => `${name} text not null constraint ${name}_check check (${condition})`);
  const { blueprint, diagnostics } = await runner.inferDdl(`create table t (${columns.join(', ')})`, { rows: 20 });
  const plan = await runner.compile(blueprint);
  expect(runner.rows(plan, 't', 0, 20).rows).toHaveLength(20);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(20);
  const told = diagnostics.filter(({ code }) => code === 'check-not-read');
  const long = Object.entries(CONDITIONS).filter(([, condition]) => condition.length > LIMITS.expressionCharacters);
  expect(told.map(({ constraint }) => constraint)).toEqual(expect.arrayContaining(long.slice(0, 2).map(([name]) => `${name}_check`)));
  for (const { message } of diagnostics) expect(message.length).toBeLessThan(2_000);
});

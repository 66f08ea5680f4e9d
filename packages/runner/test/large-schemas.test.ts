import { LIMITS } from '@seedbed/contract';
import { todaysShare } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { openRunner } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

const openHere = () => openRunner({ throwaway: testServer() });

/** Each table refers to the one before it: the deepest chain that a schema may have. */
const chain = (tables: number): string => `do $$ begin
  create table t0 (id integer primary key);
  for i in 1..${tables - 1} loop execute format('create table t%s (id integer primary key, before integer not null references t%s)', i, i - 1); end loop;
end $$`;

const deepest = [
  `${LIMITS.tables} tables, each referring to the one before, are inferred, compiled and written`,
  async () => {
    await using runner = openHere();
    const { blueprint } = await runner.inferDdl(chain(LIMITS.tables), { rows: 2 });
    const plan = await runner.compile(blueprint);
    expect(plan.tables).toHaveLength(LIMITS.tables);
    expect(runner.rows(plan, `public.t${LIMITS.tables - 1}`, 0, 5).rows).toHaveLength(2);
  },
] as const;

const tooMany = [
  'more tables are too large, and the message says how many',
  async () => {
    await using runner = openHere();
    const tables = `do $$ begin for i in 0..${LIMITS.tables} loop execute format('create table t%s (x integer)', i); end loop; end $$`;
    await expect(runner.inferDdl(tables)).rejects.toMatchObject({ type: 'too-large', facts: { tables: LIMITS.tables + 1 } });
  },
] as const;

const widest = [
  `a table of ${LIMITS.columnsPerTable} columns in every format`,
  async () => {
    await using runner = openHere();
    const columns = Array.from({ length: LIMITS.columnsPerTable }, (_, i) => `c${i} integer not null${i % 10 === 0 ? ` check (c${i} > ${i})` : ''}`);
    const { blueprint } = await runner.inferDdl(`create table wide (${columns.join(', ')});`, { rows: 3 });
    const plan = await runner.compile(blueprint);
    for (const format of ['csv', 'ndjson', 'json', 'sql', 'copy'] as const) {
      let bytes = 0;
      for await (const chunk of runner.stream(plan, { table: 'public.wide', format })) bytes += chunk.length;
      expect(bytes).toBeGreaterThan(3 * 2 * LIMITS.columnsPerTable);
    }
  },
] as const;

test.each(todaysShare([deepest, tooMany, widest], 3))('%s', (_, check) => check());

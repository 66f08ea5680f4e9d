import { expect, test } from 'vitest';
import { openTargetServer } from '@seedbed/testing';
import { openRunner } from '../src/index.ts';

test('committed rows stay: an error of ANALYZE afterwards is a warning', async () => {
  await using server = await openTargetServer();
  await using runner = openRunner();
  await using target = await server.freshTarget('plain');
  const ddl = 'create table a (id int primary key); create table b (id int primary key, a_id int references a)';
  const { blueprint } = await runner.inferDdl(ddl, { rows: 60_000 });
  const report = await runner.load(blueprint, target.url, { create: ddl });
  expect(report.diagnostics.filter((each) => each.code === 'not-analyzed')).toEqual([]);
  const { rows } = await target.client.query(`select relname as name, reltuples::int as rows from pg_class where relname in ('a', 'b') order by 1`);
  expect(rows).toEqual([
    { name: 'a', rows: 60_000 },
    { name: 'b', rows: 60_000 },
  ]);
  await target.client.query(`alter role ${target.connection.user} set vacuum_cost_delay = 100; alter role ${target.connection.user} set vacuum_cost_limit = 1;
    alter role ${target.connection.user} set statement_timeout = 3000`);
  const slow = await runner.load(blueprint, target.url, { mode: 'truncate' });
  expect(slow.rows).toBe(120_000);
  expect(slow.diagnostics).toMatchObject([{ level: 'warning', code: 'not-analyzed', message: expect.stringContaining('statement timeout') }]);
});

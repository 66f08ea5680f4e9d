import { openTargetServer } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { openRunner } from '../src/index.ts';

test('a table with row security and no column to send is filled through its staging table', async () => {
  await using server = await openTargetServer();
  await using runner = openRunner();
  await using target = await server.freshTarget('plain');
  const ddl = `create table made (a int generated always as (7) stored);
    alter table made enable row level security; alter table made force row level security; create policy all_of_it on made using (true);`;
  const { blueprint } = await runner.inferDdl(ddl, { rows: 12 });
  const report = await runner.load(blueprint, target.url, { create: ddl });
  const { rows } = await target.client.query('select count(*)::int as n, min(a) as a from made');
  expect([report.rows, rows[0]]).toEqual([12, { n: 12, a: 7 }]);
});

import { openTargetServer } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { openRunner } from '../src/index.ts';

const ddl = `
  create table sales (id int primary key, shop int not null check (shop between 1 and 3), amount int not null check (amount between 1 and 9));
  create materialized view by_shop as select shop, sum(amount) as total from sales group by shop with no data;
  create view all_shops as select sum(total) as total from by_shop;
  create materialized view of_all as select total from all_shops with no data;
  create materialized view broken as select 1 / (count(*) - 40) as x from sales with no data;
  create table nothing (); create table only_made (a int generated always as (7) stored);`;

test('materialized views of a schema created by the load contain its rows, also views over views', async () => {
  await using server = await openTargetServer();
  await using runner = openRunner();
  await using target = await server.freshTarget('plain');
  const { blueprint } = await runner.inferDdl(ddl, { rows: 40 });
  const report = await runner.load(blueprint, target.url, { create: ddl });
  const { rows } = await target.client.query(`select (select sum(amount)::int from sales) as sold, (select total::int from of_all) as seen`);
  expect(rows[0].seen).toBe(rows[0].sold);
  expect(report.diagnostics.filter((each) => each.code === 'not-refreshed')).toEqual([
    expect.objectContaining({ level: 'warning', message: expect.stringContaining('division by zero'), mend: 'REFRESH MATERIALIZED VIEW "public"."broken";' }),
  ]);
  // Views outside of the load stay untouched.
  const again = await runner.load(blueprint, target.url, { mode: 'truncate' });
  expect(again.diagnostics.filter((each) => each.code === 'not-refreshed').map((each) => each.mend)).toEqual([
    'REFRESH MATERIALIZED VIEW "public"."by_shop"; REFRESH MATERIALIZED VIEW "public"."of_all"; REFRESH MATERIALIZED VIEW "public"."broken";',
  ]);
});

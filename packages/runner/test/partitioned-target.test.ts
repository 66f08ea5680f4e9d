import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { openRunner, type Runner } from '../src/index.ts';

/** Time ranges with sub-partitions by hash, a list, and references from and to partitioned tables. */
const DDL = `
  create table regions (code text primary key check (code in ('eu', 'us', 'asia')), name text not null) partition by list (code);
  create table regions_eu partition of regions for values in ('eu');
  create table regions_rest partition of regions for values in ('us', 'asia');
  create table events (id bigint not null, at timestamptz not null, region text not null references regions, note text, primary key (id, at)) partition by range (at);
  create table events_old partition of events for values from (minvalue) to ('2025-01-01');
  create table events_2025 partition of events for values from ('2025-01-01') to ('2026-01-01') partition by hash (id);
  create table events_2025_0 partition of events_2025 for values with (modulus 2, remainder 0);
  create table events_2025_1 partition of events_2025 for values with (modulus 2, remainder 1);
  create table events_later partition of events for values from ('2026-01-01') to (maxvalue);
  create table marks (id int primary key, event bigint not null, at timestamptz not null, foreign key (event, at) references events);
  create index on events (region);`;

let server: TargetServer;
let runner: Runner;
let blueprint: Blueprint;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
  ({ blueprint } = await runner.inferDdl(DDL, { rows: { regions: 3, events: 3000, marks: 900 }, repair: true }));
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function filled(options: Parameters<Runner['load']>[2], between = ''): Promise<{ rows: string; byPartition: string; keys: string }> {
  await using target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}; ${between}; reset role`);
  await runner.load(blueprint, target.url, options);
  return { rows: await one(target, ROWS), byPartition: await one(target, BY_PARTITION), keys: await one(target, KEYS) };
}
const one = async ({ client }: Target, sql: string): Promise<string> => (await client.query<{ x: string }>(`select (${sql})::text as x`)).rows[0]!.x;
const ROWS = ['regions', 'events', 'marks'].map((table) => `(select md5(string_agg(t::text, '|' order by t::text)) from ${table} t)`).join(' || ');
const BY_PARTITION = `select string_agg(name || ' ' || n, ', ' order by name) from (select tableoid::regclass::text as name, count(*) as n from events group by 1 union all select tableoid::regclass::text, count(*) from regions group by 1) each`;
const KEYS = `select string_agg(conrelid::regclass || ' ' || pg_get_constraintdef(oid), ', ' order by conrelid::regclass::text, conname) from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'f')`;

test('a partitioned target gets the same rows in the same partitions in every way of loading', async () => {
  const whole = await filled({});
  for (const name of ['events_old', 'events_2025_0', 'events_2025_1', 'events_later', 'regions_eu', 'regions_rest'])
    expect(whole.byPartition).toContain(`${name} `);
  expect(await filled({ parts: true, partRows: 500 })).toEqual(whole);
  expect(await filled({ connections: 2 })).toEqual(whole);
  expect(await filled({ fast: true })).toEqual(whole);
  expect(await filled({ mode: 'truncate' }, `insert into regions values ('eu', 'x'), ('us', 'y'); insert into events values (1, '2025-05-05', 'eu')`)).toEqual(
    whole,
  );
});

test('shards fill one partitioned target together', async () => {
  const whole = await filled({});
  await using target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}; reset role`);
  await Promise.all([1, 2].map((index) => runner.load(blueprint, target.url, { shard: { index, count: 2 }, partRows: 500 })));
  expect([await one(target, ROWS), await one(target, BY_PARTITION)]).toEqual([whole.rows, whole.byPartition]);
});

import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { openRunner, type LoadOptions, type LoadReport, type Runner } from '../../src/index.ts';

let server: TargetServer;
let runner: Runner;
let blueprint: Blueprint;
let whole: Record<string, string>;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
  blueprint = (await runner.inferDdl(DDL, { rows: ROWS })).blueprint;
  await using plain = await server.freshTarget('plain');
  await runner.load(blueprint, plain.url, { create: DDL });
  whole = await contents(plain);
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** Two stages, a table without a key, small tables that are loaded together, and a cycle. */
const DDL = `
  create table makers (id int primary key, best int, name text not null unique);
  create table cars (id bigserial primary key, maker int not null references makers, plate text not null unique);
  alter table makers add foreign key (best) references cars;
  create table trips (car bigint not null references cars, km int not null check (km between 1 and 900));
  create table notes (id int primary key, car bigint references cars);`;
const ROWS = { makers: 30, cars: 2_000, trips: 6_000, notes: 300 };
const ALL = 8_330;

async function contents({ client }: Target): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of Object.keys(ROWS)) {
    const { rows } = await client.query<{ sum: string }>(`select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${name} t`);
    found[name] = rows[0]!.sum;
  }
  return found;
}

const leftovers = async ({ client }: Target): Promise<unknown> =>
  (
    await client.query(`select (select count(*)::int from pg_namespace where nspname = 'seedbed') as ledgers,
     (select count(*)::int from pg_stat_activity where application_name like 'seedbed:%' and datname = current_database()) as sessions,
     (select count(*)::int from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and a.datname = current_database()) as locks`)
  ).rows[0];
const NOTHING = { ledgers: 0, sessions: 0, locks: 0 };

async function made(): Promise<Target> {
  const target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}; reset role`);
  return target;
}

const load = (target: Target, index: number, count: number, options: LoadOptions = {}): Promise<LoadReport> =>
  runner.load(blueprint, target.url, { partRows: 1_000, ...options, shard: { index, count } });

test('P1, P15: 1, 2 and 5 shards in any order, with created or existing tables: the rows of one load, with no leftovers', async () => {
  for (const { count, options } of [
    { count: 1, options: {} },
    { count: 2, options: { create: DDL } },
    { count: 5, options: { mode: 'truncate' as const } },
  ]) {
    await using target = 'create' in options ? await server.freshTarget('plain') : await made();
    if ('mode' in options) await target.client.query(`insert into makers values (7, null, 'before')`);
    const order = Array.from({ length: count }, (_, i) => count - i);
    const reports = await Promise.all(order.map((index) => load(target, index, count, options)));
    expect(await contents(target)).toEqual(whole);
    await expect.poll(() => leftovers(target), { timeout: 30_000 }).toEqual(NOTHING);
    for (const report of reports) expect([report.rows, report.shard?.count]).toEqual([ALL, count]);
    expect(reports.reduce((sum, { shard }) => sum + shard!.rows, 0)).toBe(ALL);
    // Sequences are past the last row, and the keys exist.
    await target.client.query(`insert into cars (maker, plate) select maker, 'new' from cars limit 1`);
    expect((await target.client.query(`select count(*)::int as n from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'f', 'u')`)).rows).toEqual([{ n: 9 }]); // prettier-ignore
  }
});

test('P1, P3: of two concurrent processes with one index one is rejected, and each row exists once', async () => {
  await using target = await made();
  // They reach their second stage and stop.
  let held: Promise<unknown> | undefined;
  const begun = Promise.withResolvers<void>();
  const first = load(target, 1, 2, {
    onProgress: ({ table, rows }) => {
      if (table === 'public.cars' && rows > 0) held ??= target.client.query('begin; lock table trips in share mode').then(() => begun.resolve());
    },
  });
  await begun.promise;
  const twice = [load(target, 2, 2), load(target, 2, 2)];
  await expect(Promise.race(twice)).rejects.toMatchObject({ type: 'conflict', message: expect.stringContaining('Shard 2 of 2 already runs') });
  await target.client.query('rollback');
  expect((await Promise.allSettled([first, ...twice])).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(await contents(target)).toEqual(whole);
  await expect.poll(() => leftovers(target), { timeout: 30_000 }).toEqual(NOTHING);
});

test('P1: shards with other options are rejected with the difference, before anything changes', async () => {
  await using target = await made();
  const stop = new AbortController();
  const waiting = Promise.withResolvers<string>();
  const first = load(target, 1, 3, { signal: stop.signal, onStep: ({ kind, what }) => void (kind === 'waiting' && waiting.resolve(what)) });
  expect(await waiting.promise).toBe('shards 2, 3 (2, 3 not started yet)');
  const other = (await runner.inferDdl(DDL, { rows: { ...ROWS, notes: 301 }, seed: 7 })).blueprint;
  const outcome = await runner.load(other, target.url, { partRows: 400, mode: 'truncate', shard: { index: 2, count: 4 } }).catch((error: unknown) => error);
  expect(outcome).toMatchObject({ type: 'conflict', message: expect.stringContaining('Nothing was changed') });
  expect((outcome as { facts: { differences: string[] } }).facts.differences.slice(0, 5)).toEqual([
    'shards 3 there, 4 here',
    `seed ${blueprint.seed} there, 7 here`,
    'mode empty there, truncate here',
    'rows of a part 1000 there, 400 here',
    'rows of public.notes 300 there, 301 here',
  ]);
  // A load that is not a shard of it is rejected too.
  await expect(runner.load(blueprint, target.url, { mode: 'truncate' })).rejects.toMatchObject({ type: 'conflict' });
  stop.abort(new Error('the user said so'));
  await expect(first).rejects.toThrow('the user said so');

  // The first again, and the others: the load continues.
  await Promise.all([3, 1, 2].map((index) => load(target, index, 3)));
  expect(await contents(target)).toEqual(whole);
  await expect.poll(() => leftovers(target), { timeout: 30_000 }).toEqual(NOTHING);
});

test('P4: a shard that stopped after its parts finds the load finished when restarted, and removes the ledger', async () => {
  await using target = await made();
  const stop = new AbortController();
  const third = load(target, 3, 3, {
    signal: stop.signal,
    onStep: ({ kind, what }) => void (kind === 'waiting' && what.startsWith('the shard that sets') && stop.abort(new Error('the user said so'))),
  });
  // Someone holds the gate of the end until the third has gone.
  const rest = [1, 2].map((index) => load(target, index, 3));
  await holdEnd(target);
  await expect(third).rejects.toThrow('the user said so');
  await target.client.query('rollback');
  await Promise.all(rest);
  await expect.poll(() => leftovers(target), { timeout: 30_000 }).toEqual({ ...NOTHING, ledgers: 1 });
  // A finished load holds no table, and does not run twice.
  const late = await load(target, 3, 3);
  expect(late.shard).toEqual({ index: 3, count: 3, rows: 0, overSince: expect.stringMatching(/^\d{4}-/) });
  expect(await contents(target)).toEqual(whole);
  await expect.poll(() => leftovers(target), { timeout: 30_000 }).toEqual(NOTHING);
});

/** Takes the lock for the final step of a sharded load, as soon as the load has a name. */
async function holdEnd({ client }: Target): Promise<void> {
  for (;;) {
    const there = await client.query<{ there: boolean }>(`select to_regclass('seedbed.load_ledger') is not null as there`);
    const run = there.rows[0]!.there ? (await client.query<{ run: string }>('select run from seedbed.load_ledger where part = 0')).rows[0]?.run : undefined;
    if (run !== undefined) {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1, $2)', [0x67617465, Number.parseInt(run.slice(0, 7), 16)]);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

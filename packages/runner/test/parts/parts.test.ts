import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { FINISHED } from '@seedbed/postgres/parts';
import { openRunner, type LoadOptions, type Runner } from '../../src/index.ts';

let server: TargetServer;
let runner: Runner;
let blueprint: Blueprint;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
  blueprint = (await runner.inferDdl(DDL, { rows: { makers: 30, cars: 3_000, trips: 9_000, notes: 500, nodes: 2_000 } })).blueprint;
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** Large and small tables, one without a key, one that refers to itself, one with a trigger, and a cycle. */
const DDL = `
  create table makers (id int primary key, best int, name text not null unique);
  create table cars (id bigserial primary key, maker int not null references makers, plate text not null unique, built date not null check (built > '1950-01-01'));
  alter table makers add foreign key (best) references cars;
  create table trips (car bigint not null references cars, km int not null check (km between 1 and 900));
  create table notes (id int primary key, car bigint references cars, changed timestamptz);
  create function touch() returns trigger language plpgsql as $$ begin new.changed = '2026-01-01'; return new; end $$;
  create trigger touched before insert on notes for each row execute function touch();
  create table nodes (id int primary key, parent int references nodes);`;

async function contents({ client }: Target): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of ['makers', 'cars', 'trips', 'notes', 'nodes']) {
    const { rows } = await client.query<{ sum: string }>(`select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${name} t`);
    found[name] = rows[0]!.sum;
  }
  return found;
}

/** Rows of the target's ledger by number; none if there is no ledger. */
async function ledgerParts({ client }: Target): Promise<number[]> {
  const there = await client.query<{ there: boolean }>(`select to_regclass('seedbed.load_ledger') is not null as there`);
  return there.rows[0]!.there ? (await client.query<{ part: number }>('select part from seedbed.load_ledger order by part')).rows.map(({ part }) => part) : [];
}

/** The ledger after a load that ended: only the end row. */
const ENDED = { ledger: [FINISHED], sessions: 0, locks: 0 };

const leftovers = async (target: Target): Promise<unknown> => ({
  ledger: await ledgerParts(target),
  ...(
    await target.client.query(`select 
     (select count(*)::int from pg_stat_activity where application_name like 'seedbed:%' and datname = current_database()) as sessions,
     (select count(*)::int from pg_locks l join pg_stat_activity a using (pid) where l.locktype = 'advisory' and a.datname = current_database()) as locks`)
  ).rows[0],
});

async function load(target: Target, options: LoadOptions = {}) {
  return runner.load(blueprint, target.url, { parts: true, partRows: 1_000, ...options });
}

test('P15: in parts, by one session or three, with created or existing tables: the same rows as in one transaction, with no leftovers', async () => {
  await using one = await server.freshTarget('plain');
  await runner.load(blueprint, one.url, { create: DDL });
  const whole = await contents(one);
  for (const options of [{ create: DDL }, { create: DDL, connections: 3 }, { connections: 2 }]) {
    await using target = await server.freshTarget('plain');
    if (!options.create) await target.client.query(`set role ${target.connection.user}; ${DDL}; reset role`);
    const report = await load(target, options);
    expect(await contents(target)).toEqual(whole);
    expect(report.rows).toBe(30 + 3_000 + 9_000 + 500 + 2_000);
    expect(await leftovers(target)).toEqual(ENDED);
    // Keys are restored, and sequences are after the last row.
    expect(
      (await target.client.query(`select count(*)::int as keys from pg_constraint where connamespace = 'public'::regnamespace and contype in ('p', 'f', 'u')`))
        .rows,
    ).toEqual([{ keys: 11 }]);
    await target.client.query(`insert into cars (maker, plate, built) select maker, 'new', built from cars limit 1`);
  }
});

test('P4: a stopped load continues: finished parts stay, and only the rest is generated', async () => {
  await using one = await server.freshTarget();
  await runner.load(blueprint, one.url, { create: DDL });
  await using target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}; reset role; insert into nodes values (1, null)`);
  const stop = new AbortController();
  let trips = 0;
  const onProgress: LoadOptions['onProgress'] = ({ table, rows }) => {
    if (table === 'public.trips') trips = rows;
    if (trips > 4_000) stop.abort(new Error('the user said so'));
  };
  await expect(load(target, { mode: 'truncate', signal: stop.signal, onProgress })).rejects.toThrow('the user said so');
  const before = (await target.client.query<{ n: number }>('select count(*)::int as n from trips')).rows[0]!.n;
  expect(before % 1_000).toBe(0);
  expect(before).toBeGreaterThan(0);
  // An application can continue: its next number is after all rows, including those still to come.
  expect((await target.client.query(`select nextval('cars_id_seq')::int as n`)).rows).toEqual([{ n: 3_001 }]);
  await target.client.query(`update cars set built = built where id = 1; create table marks as select ctid as place from trips`);

  await expect(load(target, { mode: 'truncate' })).rejects.toMatchObject({ type: 'conflict', message: expect.stringContaining('--resume') });
  await load(target, { mode: 'truncate', resume: true });
  expect(await contents(target)).toEqual(await contents(one));
  // Existing rows were neither removed nor written again.
  const { rows } = await target.client.query('select count(*)::int as n from marks where place in (select ctid from trips)');
  expect(rows).toEqual([{ n: before }]);
});

test('P8: a table changed since the run began gets no row of its parts', async () => {
  for (const change of [
    'alter table trips add note text',
    'alter table trips drop constraint trips_km_check',
    'alter table trips alter km type bigint',
    'create trigger t before insert on trips for each row execute function touch()',
    'drop table trips; create table trips (car bigint not null, km int not null)',
  ]) {
    await using target = await server.freshTarget();
    await target.client.query(DDL);
    let done: Promise<unknown> | undefined;
    const onProgress: LoadOptions['onProgress'] = ({ table, state }) =>
      void (table === 'public.cars' && state === 'done' && (done ??= target.client.query(change)));
    const outcome = await load(target, { onProgress }).catch((error: unknown) => error);
    await done;
    expect([change, outcome]).toEqual([change, expect.objectContaining({ type: 'target-mismatch', message: expect.stringContaining('public.trips') })]);
    expect((await target.client.query('select count(*)::int as n from trips')).rows).toEqual([{ n: expect.any(Number) }]);
  }
});

test('P6: rejected rows are reported with table, constraint, row number and values, at COPY and at COMMIT; whole parts stay', async () => {
  await using target = await server.freshTarget();
  await target.client.query(`${DDL}; alter table cars add constraint never check (id <> 2345)`);
  await expect(load(target)).rejects.toMatchObject({
    type: 'load-rejected',
    facts: { table: 'public.cars', constraint: 'never', sqlstate: '23514', row: 2_345, values: expect.stringContaining('2345') },
  });
  expect((await target.client.query('select count(*)::int as n from cars')).rows).toEqual([{ n: 2_000 }]);
  await target.client.query(`alter table cars drop constraint never; drop schema seedbed cascade; truncate makers cascade; truncate nodes`);
  await target.client.query(
    `create function late() returns trigger language plpgsql as $$ begin if new.id = 2345 then raise unique_violation using constraint = 'late_one', table = 'cars', schema = 'public', detail = 'Key (id)=(2345).'; end if; return null; end $$`,
  );
  await target.client.query(`create constraint trigger later after insert on cars deferrable initially deferred for each row execute function late()`);
  await expect(load(target)).rejects.toMatchObject({
    type: 'load-rejected',
    facts: { table: 'public.cars', constraint: 'late_one', sqlstate: '23505', values: 'Key (id)=(2345).' },
  });
});

test('P7, P9: obstacles are found before the first row, with the remedy: rights, standby settings, connections', async () => {
  await using target = await server.freshTarget('plain');
  await target.client.query(DDL);
  const outcome = await load(target).catch((error: unknown) => error);
  expect(outcome).toMatchObject({
    type: 'load-rejected',
    facts: { sqlstate: '42501', mends: expect.arrayContaining([expect.stringMatching(/^GRANT INSERT, SELECT ON "?public"?\."?makers"? TO /)]) },
  });
  await target.client.query(`grant all on all tables in schema public to public; alter role ${target.connection.user} set default_transaction_read_only = on`);
  await expect(load(target)).rejects.toMatchObject({ facts: { sqlstate: '25006' }, message: expect.stringContaining('RESET default_transaction_read_only') });
  expect((await target.client.query(`select from pg_namespace where nspname = 'seedbed'`)).rowCount).toBe(0);
});

test('P9: a full disk stops the load immediately, with advice, and the load continues when there is space', async () => {
  await using target = await server.freshTarget();
  // The error message comes from the server, about the trigger's function, which must not change during the load.
  await target.client.query(`${DDL}; create table room (free boolean); insert into room values (false);
    create or replace function touch() returns trigger language plpgsql as $$ begin
      if new.id > 300 and not (select free from room) then raise 'could not extend file' using errcode = 'disk_full'; end if;
      new.changed = '2026-01-01'; return new; end $$`);
  const full = {
    type: 'load-rejected',
    facts: { table: 'public.notes', sqlstate: '53100' },
    message: expect.stringMatching(/The disk of the target is full\. Free some space, then VACUUM.*Resume a load in parts to continue/),
  };
  await expect(load(target)).rejects.toMatchObject(full);
  await expect(load(target, { resume: true })).rejects.toMatchObject(full);
  await target.client.query('update room set free = true');
  expect((await load(target, { resume: true })).rows).toBe(14_530);
  expect(await leftovers(target)).toEqual(ENDED);
});

test('P1: two loads in parts into one table: the second names the holder, and the first continues', async () => {
  await using target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}; reset role`);
  // Holds the first load halfway, by a lock on one of its tables.
  let held: Promise<unknown> | undefined;
  const begun = Promise.withResolvers<void>();
  const first = load(target, {
    onProgress: ({ table, rows }) => {
      if (table === 'public.cars' && rows > 0) held ??= target.client.query('begin; lock table trips in share mode').then(() => begun.resolve());
    },
  });
  await begun.promise;
  const refused = { type: 'conflict', facts: { table: expect.stringMatching(/^public\./), session: expect.any(Number), run: expect.any(String) }, message: expect.stringContaining(`of ${target.connection.user}: one run fills a table at a time`) }; // prettier-ignore
  await expect(load(target, { connections: 2 })).rejects.toMatchObject(refused);
  await expect(runner.load(blueprint, target.url, { mode: 'append' })).rejects.toMatchObject(refused);
  await expect(load(target, { mode: 'truncate', tables: ['public.trips'] })).rejects.toMatchObject(refused);
  await target.client.query('rollback');
  expect((await first).rows).toBe(30 + 3_000 + 9_000 + 500 + 2_000);
  expect(await leftovers(target)).toEqual(ENDED);
});

test('P1, P4: an interrupted load keeps its tables until another empties them: then it cannot continue, and leaves the other’s rows', async () => {
  await using target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}; reset role`);
  const stop = new AbortController();
  const onProgress: LoadOptions['onProgress'] = ({ table, rows }) =>
    void (table === 'public.trips' && rows > 2_000 && stop.abort(new Error('the user said so')));
  await expect(load(target, { signal: stop.signal, onProgress })).rejects.toThrow('the user said so');
  for (const other of [() => load(target, { connections: 2 }), () => runner.load(blueprint, target.url, { mode: 'append' })])
    await expect(other()).rejects.toMatchObject({ type: 'conflict', message: expect.stringContaining('did not come to its end') });
  await runner.load(blueprint, target.url, { mode: 'truncate' });
  const whole = await contents(target);
  await expect(load(target, { resume: true })).rejects.toMatchObject({ type: 'target-not-empty', message: expect.stringContaining('in progress') });
  expect(await contents(target)).toEqual(whole);
});

test('P4: a finished load stays finished: resumed in any mode it changes nothing and reports when it ended; without resume it starts again', async () => {
  await using target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}; reset role`);
  const counted = async (): Promise<number> => (await target.client.query<{ n: number }>('select count(*)::int as n from trips')).rows[0]!.n;
  const over = { rows: 0, overSince: expect.stringMatching(/^\d{4}-\d\d-\d\d /) };
  const modes = [{ mode: 'empty' }, { mode: 'append' }, { mode: 'truncate' }, { mode: 'append', modes: { makers: 'keep' } }] as const;
  for (const options of modes) {
    const first = await load(target, options);
    expect(first.resumed).toBeUndefined();
    const whole = await contents(target);
    for (const _ of [1, 2]) {
      const again = await load(target, { ...options, resume: true });
      expect([again.resumed, again.rows, again.bytes]).toEqual([over, first.rows, 0]);
    }
    expect([options, await contents(target)]).toEqual([options, whole]);
  }
  const before = await counted();
  await load(target, { mode: 'append' });
  expect(await counted()).toBe(before + 9_000);
  // A load with other options has no end recorded there.
  await expect(load(target, { resume: true, connections: 2 })).rejects.toMatchObject({ type: 'target-not-empty' });
  // Someone emptied the tables and wants them filled again.
  await target.client.query('truncate makers, nodes cascade');
  expect((await load(target, { resume: true })).resumed).toBeUndefined();
  expect(await counted()).toBe(9_000);
});

test('P4: a resumed load reports what it sent and what was there', async () => {
  await using target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}; reset role`);
  const stop = new AbortController();
  const onProgress: LoadOptions['onProgress'] = ({ table, rows }) => void (table === 'public.trips' && rows > 4_000 && stop.abort(new Error('stopped')));
  await expect(load(target, { mode: 'append', signal: stop.signal, onProgress })).rejects.toThrow('stopped');
  const there = (await target.client.query<{ n: number }>('select count(*)::int as n from trips')).rows[0]!.n;
  const done = new Map<string, number | undefined>();
  const { rows, resumed } = await load(target, {
    mode: 'append',
    resume: true,
    onProgress: ({ table, state, found }) => void (state === 'done' && done.set(table, found)),
  });
  expect(rows).toBe(14_530);
  expect(done.get('public.trips')).toBe(there);
  const found = [...done.values()].reduce<number>((sum, each) => sum + (each ?? 0), 0);
  expect(resumed).toEqual({ rows: 14_530 - found });
});

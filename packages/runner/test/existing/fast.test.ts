import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { openRunner, type Runner } from '../../src/index.ts';

const DDL = `
  create table shop (id serial primary key, name text not null unique, town text not null);
  create index shop_town on shop (lower(town)) where town <> '';
  comment on index shop_town is 'by town';
  create table visit (id bigserial primary key, shop int not null references shop on delete cascade, first int references visit, guests int not null check (guests between 1 and 9));
  create index visit_shop on visit (shop) include (guests);`;

let server: TargetServer;
let runner: Runner;
let blueprint: Blueprint;
let target: Target;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
  ({ blueprint } = await runner.inferDdl(DDL, { rows: { shop: 20, visit: 4_000 } }));
  target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}; insert into shop (name, town) values ('First', 'Here');
    alter table visit add constraint visit_old foreign key (shop) references shop not valid; reset role`);
});
afterAll(async () => {
  await target[Symbol.asyncDispose]();
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

type Kept = { name: string; id: string; definition: string; output: string | null };

/** Everything that constrains the tables. */
async function kept(): Promise<Kept[]> {
  const { rows } = await target.client.query<Kept>(`
    select conname as name, oid::text as id, pg_get_constraintdef(oid) || convalidated as definition, obj_description(oid, 'pg_constraint') as said
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexrelid::regclass::text, indexrelid::text, pg_get_indexdef(indexrelid) || indisvalid, obj_description(indexrelid, 'pg_class')
      from pg_index where indrelid in ('shop'::regclass, 'visit'::regclass) order by 1, 3`);
  return rows;
}

const rowsOf = async (): Promise<number> => (await target.client.query<{ n: number }>('select count(*)::int as n from visit')).rows[0]!.n;

test('foreign keys and plain indexes are dropped during the load, and created again with the same definition', async () => {
  const before = await kept();
  await runner.load(blueprint, target.url, { mode: 'append', fast: true });
  const after = await kept();
  expect(after.map(({ id: _, ...each }) => each)).toEqual(before.map(({ id: _, ...each }) => each));
  const anew = after.filter(({ id }) => !before.some((each) => each.id === id)).map(({ name }) => name);
  // Unique keys are kept, and so is a reference that old rows may violate.
  expect(anew).toEqual(['shop_town', 'visit_first_fkey', 'visit_shop', 'visit_shop_fkey']);
  expect(await rowsOf()).toBe(4_000);
});

test('they are unchanged after a rejected or cancelled load, and after a lost session', async () => {
  const before = [await kept(), await rowsOf()];
  const fast = { mode: 'append', fast: true } as const;
  await target.client.query('alter table visit add constraint few check (id < 5000) not valid');
  await expect(runner.load(blueprint, target.url, fast)).rejects.toMatchObject({ type: 'load-rejected' });
  await target.client.query('alter table visit drop constraint few');
  const stop = new AbortController();
  const stopped = runner.load(blueprint, target.url, {
    ...fast,
    signal: stop.signal,
    onStep: ({ kind }) => kind === 'keys' && stop.abort(new Error('stopped')),
  });
  await expect(stopped).rejects.toThrow('stopped');
  const ended = runner.load(blueprint, target.url, {
    ...fast,
    session: 'to-be-ended',
    onProgress: ({ table, rows }) =>
      void (
        table === 'public.visit' &&
        rows > 0 &&
        target.client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to-be-ended'`)
      ),
  });
  await expect(ended).rejects.toThrow();
  expect([await kept(), await rowsOf()]).toEqual(before);
});

test('it is rejected in parts, over several connections, and for a role that does not own the tables', async () => {
  for (const options of [{ parts: true }, { connections: 2 }, { resume: true }])
    await expect(runner.load(blueprint, target.url, { mode: 'append', fast: true, ...options })).rejects.toMatchObject({
      type: 'invalid-request',
      message: expect.stringContaining('a single transaction'),
    });
  await target.client.query(
    `create role guest login password 'guest'; grant select, insert on all tables in schema public to guest; grant usage on all sequences in schema public to guest`,
  );
  const url = target.url.replace(/\/\/[^@]*@/, '//guest:guest@');
  await expect(runner.load(blueprint, url, { mode: 'append', fast: true })).rejects.toMatchObject({
    type: 'load-rejected',
    message: expect.stringMatching(/public\.shop and 1 more belongs to target_\d+, not to guest\. Load without the fast path/),
  });
  await target.client.query('drop owned by guest; drop role guest');
});

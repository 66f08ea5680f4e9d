import { openTargetServer, supabasePlatform, supabaseStarter, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { openRunner, type LoadOptions, type Runner } from '../../src/index.ts';

const ROWS = 40;
const PEOPLE = 12;

let server: TargetServer;
let runner: Runner;
let blueprint: Blueprint;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
  ({ blueprint } = await runner.inferDdl(supabaseStarter, { rows: ROWS }));
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** A Supabase database in which people signed up after or before the starter was run. */
async function supabase({ people = PEOPLE, ddl = supabaseStarter } = {}): Promise<Target> {
  const target = await server.freshTarget('plain');
  await target.client.query(`do $$ begin create role authenticated; exception when duplicate_object then null; end $$`);
  await target.client.query(`set role ${target.connection.user}; ${supabasePlatform} ${ddl} reset role`);
  if (people > 0)
    await target.client.query(
      `insert into auth.users (id, email, raw_user_meta_data) select gen_random_uuid(), 'person' || n || '@example.com', '{"full_name": "Ada"}' from generate_series(1, ${people}) n`,
    );
  return target;
}

const digest = async ({ client }: Target) =>
  (
    await client.query(`select (select md5(string_agg(u::text, ',' order by id)) from auth.users u) as users, (select count(*)::int from auth.sessions) as sessions,
    (select md5(string_agg(b::text, ',')) from storage.buckets b) as buckets`)
  ).rows[0];

const todos = async ({ client }: Target) => (await client.query('select count(*)::int as rows, count(distinct user_id)::int as people from todos')).rows[0];

test('a load into a Supabase database keeps its tables, and rows reference existing people', async () => {
  for (const options of [{}, { mode: 'append' }, { mode: 'truncate' }, { fast: true }, { connections: 2 }, { parts: true }] as LoadOptions[]) {
    await using target = await supabase();
    const before = await digest(target);
    const report = await runner.load(blueprint, target.url, options);
    expect(await digest(target), JSON.stringify(options)).toEqual(before);
    const { rows, people } = await todos(target);
    expect(rows, JSON.stringify(options)).toBe(ROWS);
    expect(people).toBeGreaterThan(3);
    // The trigger created a profile for each of them; it belongs only to them.
    expect((await target.client.query('select count(*)::int as rows from profiles')).rows).toEqual([{ rows: PEOPLE }]);
    expect(report.tables.find(({ table }) => table === 'auth.users')?.bytes ?? 0).toBe(0);
  }
});

test('the same if the load creates the schema', async () => {
  for (const options of [{ create: supabaseStarter }, { create: supabaseStarter, parts: true }] as LoadOptions[]) {
    await using target = await supabase({ ddl: '' });
    const before = await digest(target);
    await runner.load(blueprint, target.url, options);
    expect(await digest(target), JSON.stringify(Object.keys(options))).toEqual(before);
    expect((await todos(target)).rows).toBe(ROWS);
  }
});

test('without people nothing can reference them: nothing is loaded, and the mode that fills the table is named', async () => {
  await using target = await supabase({ people: 0 });
  for (const [mode, named] of [
    [undefined, ''],
    ['truncate', 'truncate,'],
  ] as const)
    await expect(runner.load(blueprint, target.url, mode && { mode })).rejects.toMatchObject({
      type: 'invalid-request',
      message: `Add --mode ${named}auth.users=append: Supabase fills auth.users, which has no rows, and public.todos must refer to them. To load the other tables alone: --mode ${named}auth.users=keep. Nothing was loaded.`,
    });
  const report = await runner.load(blueprint, target.url, { modes: { 'auth.users': 'keep' } });
  expect((await todos(target)).rows).toBe(0);
  expect(report.diagnostics.filter(({ table }) => table === 'public.todos').map(({ message }) => message)).toEqual([
    `public.todos can have 0 rows, not ${ROWS}: its rows must refer to auth.users, which has none.`,
  ]);
  await runner.load(blueprint, target.url, { modes: { 'auth.users': 'append' } });
  const { rows } = await target.client.query('select (select count(*)::int from auth.users) as users, (select count(*)::int from storage.buckets) as buckets');
  expect(rows).toEqual([{ users: ROWS, buckets: 1 }]);
  expect((await todos(target)).rows).toBe(ROWS);
});

test('a schema that creates these tables itself fills them', async () => {
  const whole = `${supabasePlatform} ${supabaseStarter}`;
  const { blueprint: own } = await runner.inferDdl(whole, { rows: ROWS });
  await using target = await server.freshTarget('plain');
  await runner.load(own, target.url, { create: whole });
  const { rows } = await target.client.query('select (select count(*)::int from auth.users) as users, (select count(*)::int from auth.sessions) as sessions');
  expect(rows).toEqual([{ users: ROWS, sessions: 0 }]);
});

test('accounts that are read from the platform itself are in order: nobody is banned, deleted or about to change an address', async () => {
  await using target = await supabase({ people: 0 });
  const { blueprint: read } = await runner.inferAddress(target.url, { rows: 100 });
  await runner.load(read, target.url, { modes: { 'auth.users': 'append' } });
  const { rows } = await target.client.query(
    `select count(*)::int as users, count(banned_until)::int as banned, count(deleted_at)::int as deleted, count(nullif(email_change, ''))::int as moving,
      (count(*) filter (where is_sso_user or is_super_admin or is_anonymous))::int as others, count(distinct aud || role)::int as roles from auth.users`,
  );
  expect(rows).toEqual([{ users: 100, banned: 0, deleted: 0, moving: 0, others: 0, roles: 1 }]);
});

import { expect, test } from 'vitest';
import { testServer } from '../../../test/support/cluster.ts';
import { supabasePlatform, supabaseStarter } from '../../../test/support/supabase.ts';
import { readSchemaFromDdl } from '../read-schema.ts';

const read = (ddl: string) => readSchemaFromDdl(ddl, testServer());
const standIns = (notices: readonly { readonly place: string; readonly message: string }[]) =>
  notices.filter(({ place }) => place.startsWith('platform')).map(({ place, message }) => `${place}: ${message}`);

test('a schema for Supabase is read with stand-ins for the objects that it names, and one line reports it', async () => {
  const { tables, notices } = await read(supabaseStarter);
  expect(tables.map(({ schema, name }) => `${schema}.${name}`)).toEqual([
    'auth.users',
    'public.profiles',
    'public.todos',
    'storage.buckets',
    'storage.objects',
  ]);
  expect(tables[2]!.foreignKeys[0]!.references).toBe('auth.users');
  expect(tables[0]!.triggers.map(({ name }) => name)).toEqual(['on_auth_user_created']);
  expect(standIns(notices)).toEqual([
    'platform Supabase: the schema does not make auth.users, auth.uid(), storage.buckets, storage.objects, storage.foldername(), which Supabase has in every database: a stand-in is used, and a load keeps what a Supabase database holds there',
  ]);
});

test('policies keep their roles, which no server has here', async () => {
  const { tables, notices } = await read(`${supabaseStarter}
    create policy "Staff" on public.todos as restrictive for delete to "Support Staff", admin using (true);
    create policy hidden on public.profiles for delete to service_role using (false); alter policy hidden on public.profiles to authenticated, anon;
    create policy everyone on public.profiles for delete to public, anon using (false); alter policy everyone on public.profiles rename to "All";
    alter table public.todos rename to tasks;`);
  const policies = Object.fromEntries(tables.map(({ name, policies: all = [] }) => [name, all.map((each) => [each.name, each.roles, each.restrictive])]));
  expect(policies['tasks']).toEqual([
    ['Own todos', ['authenticated'], undefined],
    ['Staff', ['Support Staff', 'admin'], true],
  ]);
  expect(policies['profiles']).toEqual([
    ['All', undefined, undefined],
    ['People insert their own profile', ['authenticated'], undefined],
    ['People update their own profile', ['authenticated'], undefined],
    ['Profiles are public', undefined, undefined],
    ['hidden', ['authenticated', 'anon'], undefined],
  ]);
  expect(notices.filter(({ message }) => message.includes('role "'))).toEqual([]);
});

test('a script that creates these schemas itself, or does not use them, gets no stand-in', async () => {
  const whole = await read(`${supabasePlatform} ${supabaseStarter}`);
  expect(whole.tables.map(({ schema, name }) => `${schema}.${name}`)).toContain('auth.sessions');
  expect(standIns(whole.notices)).toEqual([]);
  // Comments and other names do not count.
  const plain = await read(`create table users (id int primary key); -- as auth.users, with auth.uid()
    create view v as select auth.id from users auth;`);
  expect(plain.tables).toHaveLength(1);
  expect(standIns(plain.notices)).toEqual([]);
  const half = await read(`create schema if not exists auth; create table auth.users (id int primary key); create table a (id int references auth.users);`);
  expect(half.tables.map(({ columns }) => columns.length)).toEqual([1, 1]);
});

import { supabaseStarter } from '@seedbed/testing';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signToken } from '../../src/server/auth/token.ts';
import { openMock, type Mock } from '../../src/server/index.ts';
import { planOf } from './support.ts';

// The unchanged client, without a schema type: rows may have any form.

let mock: Mock;
let todos: { readonly id: number; readonly user_id: string }[];

const client = (key = 'any-key', global: object = {}): SupabaseClient =>
  createClient('http://mock.local', key, {
    global: { fetch: mock.fetch as typeof fetch, ...global },
    auth: { persistSession: false, autoRefreshToken: false },
  });

const keyOf = (role: string) => signToken({ role, iss: 'supabase' }, 'the secret of some project');
const all = (): SupabaseClient => client(keyOf('service_role'));

beforeAll(async () => {
  mock = openMock(await planOf(supabaseStarter, { 'auth.users': 30, profiles: 30, todos: 200 }));
});
beforeEach(async () => {
  mock.reset();
  todos = (await all().from('todos').select('id,user_id').order('id')).data!;
});

/** The first person with two more todos, signed in; and someone else who has some. */
async function signedIn(): Promise<{ readonly supabase: SupabaseClient; readonly id: string; readonly others: string }> {
  const supabase = client();
  const first = await supabase.auth.signInWithPassword({ email: mock.signIn()!.email, password: 'seedbed' });
  const id = first.data.user!.id;
  const added = ['Buy milk', 'Feed cats'].map((task) => ({ user_id: id, task }));
  todos.push(...(await all().from('todos').insert(added).select('id,user_id')).data!);
  return { supabase, id, others: todos.find(({ user_id }) => user_id !== id)!.user_id };
}

test('people are available only through auth/v1', async () => {
  const people = await mock.fetch('/rest/v1/users', { headers: { 'Accept-Profile': 'auth', apikey: keyOf('service_role') } });
  expect(people.status).toBe(406);
});

test('what somebody says at the sign-up is their metadata', async () => {
  const supabase = client();
  const options = { data: { full_name: 'Ada Lovelace', plan: { seats: 3 } } };
  const { data } = await supabase.auth.signUp({ email: 'ada@example.com', password: 'lovelace', options });
  expect(data.user!.user_metadata).toMatchObject({ ...options.data, email: 'ada@example.com' });
  expect((await supabase.auth.getUser()).data.user!.user_metadata).toMatchObject(options.data);
  expect((await supabase.auth.getClaims()).data!.claims['user_metadata']).toMatchObject(options.data);
  expect((await supabase.auth.signInAnonymously()).error).toMatchObject({ code: 'anonymous_provider_disabled', status: 422 });
});

test.each(['/storage/v1/object/list/a', '/functions/v1/hello', '/graphql/v1', '/realtime/v1/websocket'])('%s says that a mock has none', async (path) => {
  const answer = await mock.fetch(path, { method: 'POST', body: '{}' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^A mock has no /) });
});

test('an anonymous caller sees what anon may, a person sees their own rows, the service key sees all', async () => {
  expect(todos).toHaveLength(200);
  expect((await client().from('todos').select('*')).data).toEqual([]);
  expect((await client(keyOf('anon')).from('todos').select('*', { count: 'exact', head: true })).count).toBe(0);
  expect((await client().from('profiles').select('id')).data).toHaveLength(30);
  const { supabase, id } = await signedIn();
  const own = await supabase.from('todos').select('id,user_id', { count: 'exact' }).order('id');
  expect(own.data).toEqual(todos.filter(({ user_id }) => user_id === id));
  expect(own.count).toBe(own.data!.length);
  expect((await client('sb_secret_abc').from('todos').select('*', { count: 'exact', head: true })).count).toBe(202);
});

test('a duplicate key is refused without its values, like Postgres under row-level security', async () => {
  const { supabase, id, others } = await signedIn();
  const hidden = todos.find(({ user_id }) => user_id === others)!;
  const again = { id: hidden.id, user_id: id, task: 'Whose is it?' };
  expect((await supabase.from('todos').insert(again)).error).toMatchObject({ code: '23505', details: null });
  expect((await all().from('todos').insert(again)).error).toMatchObject({ code: '23505', details: `Key (id)=(${hidden.id}) already exists.` });
});

test('INSERT with another person’s key is refused with Postgres’ code and words, an own row is accepted', async () => {
  const { supabase, id, others } = await signedIn();
  const refused = { code: '42501', details: null, hint: null, message: 'new row violates row-level security policy for table "todos"' };
  const ofOther = await supabase.from('todos').insert({ user_id: others, task: 'Not mine' });
  expect([ofOther.status, ofOther.error]).toMatchObject([403, refused]);
  const nobody = await client().from('todos').insert({ user_id: id, task: 'Nobody’s' });
  expect([nobody.status, nobody.error]).toMatchObject([401, refused]);
  const own = await supabase.from('todos').insert({ user_id: id, task: 'Mine alone' }).select('user_id,task').single();
  expect(own).toMatchObject({ status: 201, data: { user_id: id, task: 'Mine alone' } });
  expect((await all().from('todos').select('*', { count: 'exact', head: true })).count).toBe(203);
});

test('UPDATE and DELETE affect only own rows, and no row can be given to somebody else', async () => {
  const { supabase, id, others } = await signedIn();
  const own = todos.filter(({ user_id }) => user_id === id).length;
  const changed = await supabase.from('todos').update({ is_complete: true }).gt('id', 0).select('user_id');
  expect(changed.data).toEqual(Array.from({ length: own }, () => ({ user_id: id })));
  const given = await supabase.from('todos').update({ user_id: others }).eq('user_id', id);
  expect([given.status, given.error?.code]).toEqual([403, '42501']);
  expect((await supabase.from('todos').delete().eq('user_id', others).select()).data).toEqual([]);
  await supabase.from('todos').delete().gt('id', 0);
  expect((await all().from('todos').select('*', { count: 'exact', head: true })).count).toBe(202 - own);
});

test('an upsert on another person’s row is refused, and so is a role without a policy', async () => {
  const { supabase, id, others } = await signedIn();
  const foreign = todos.find(({ user_id }) => user_id === others)!;
  const taken = await supabase.from('todos').upsert({ id: foreign.id, user_id: id, task: 'Taken over' });
  expect(taken.error).toMatchObject({ code: '42501', message: 'new row violates row-level security policy (USING expression) for table "todos"' });
  expect((await supabase.from('profiles').update({ full_name: 'Ada' }).eq('id', id).select('full_name')).data).toEqual([{ full_name: 'Ada' }]);
  expect((await client().from('profiles').update({ full_name: 'Eve' }).eq('id', id).select('full_name')).data).toEqual([]);
});

test('an expired token is refused by every statement', async () => {
  const answer = await mock.fetch('/rest/v1/profiles?limit=1', {
    headers: { Authorization: `Bearer ${signToken({ role: 'authenticated', sub: 'x', exp: 1 }, 'any')}` },
  });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ code: 'PGRST303', details: null, hint: null, message: 'JWT expired' });
});

const TENANTS = /* SQL */ `
  create table tenants (id int primary key, name text not null);
  create table users (id uuid primary key, email text not null unique, tenant_id int not null references tenants);
  create table notes (id int primary key, tenant_id int not null references tenants, author uuid references users, body text, is_public boolean not null default false, "Läufer" int);
  create table tags (id int primary key, name text not null);
  create table note_tags (note_id int references notes, tag_id int references tags, primary key (note_id, tag_id));
  create function is_admin() returns boolean language plpgsql stable as $$ begin if exists (select from users) then return true; end if; return false; end $$;
  alter table notes enable row level security; alter table tags enable row level security; alter table note_tags enable row level security;
  create policy tenant on notes using (((auth.jwt() -> 'app_metadata') ->> 'tenant_id')::int = tenant_id);
  create policy shared on notes for select using (is_public and auth.role() = 'authenticated');
  create policy "not late" on notes as restrictive for select using (id < 150 or current_setting('request.jwt.claims', true)::json ->> 'email' like '%@example.com');
  create policy "admins, ü" on tags using (is_admin());
  create policy linked on note_tags for select to authenticated using (tag_id > 3);`;

describe('policies of tenants', () => {
  let tenants: Mock;
  let relaxed: Mock;
  beforeAll(async () => {
    const made = await planOf(TENANTS, { tenants: 5, users: 20, notes: 200, tags: 8, note_tags: 400 });
    tenants = openMock(made);
    relaxed = openMock({ ...made, unsupportedPolicies: 'allow' });
  });
  const get = async (path: string, claims: object | null, of: Mock = tenants) => {
    const headers: Record<string, string> = claims ? { Authorization: `Bearer ${signToken({ role: 'authenticated', ...claims }, 'any')}` } : {};
    const answer = await of.fetch(path, { headers });
    return { rows: (await answer.json()) as any[], header: answer.headers.get('x-seedbed-policies-not-applied') };
  };

  test('permissive ones add up, restrictive ones reduce', async () => {
    const { rows: every } = await get('/notes?order=id', { role: 'service_role' });
    expect(every).toHaveLength(200);
    const of = (tenant: number, late: boolean) =>
      every.filter((row) => (row.tenant_id === tenant || row.is_public) && (late || row.id < 150)).map(({ id }) => id);
    const claims = { app_metadata: { tenant_id: 2 }, sub: 'x' };
    expect((await get('/notes?order=id', claims)).rows.map(({ id }) => id)).toEqual(of(2, false));
    expect((await get('/notes?order=id', { ...claims, email: 'a@example.com' })).rows.map(({ id }) => id)).toEqual(of(2, true));
    expect((await get('/notes?order=id', null)).rows).toEqual([]);
  });

  test('a policy that cannot be evaluated denies access, and is named for the requested tables', async () => {
    expect(tenants.policies.tables).toEqual(['public.note_tags', 'public.notes', 'public.tags']);
    expect(tenants.policies.notApplied).toEqual([{ table: 'public.tags', policy: 'admins, ü', expression: 'public.is_admin()' }]);
    const notes = tenants.policies.policies.filter(({ table }) => table === 'public.notes');
    expect(notes.length).toBeGreaterThan(1);
    expect(notes.every(({ applied, reason }) => applied && reason === null)).toBe(true);
    expect(tenants.policies.policies.filter(({ applied }) => !applied)).toEqual([
      { table: 'public.tags', policy: 'admins, ü', command: 'all', applied: false, reason: 'expression', expression: 'public.is_admin()' },
    ]);
    const tags = await get('/tags', null);
    expect(tags.rows).toEqual([]);
    expect((await get('/tags', { role: 'service_role' })).rows).toHaveLength(8);
    expect(tags.header).toBe('public.tags: admins%2C %C3%BC');
    expect((await get('/notes', null)).header).toBeNull();
    expect((await get('/note_tags?select=tags(name)', { sub: 'x' })).header).toBe('public.tags: admins%2C %C3%BC');
  });

  test('the option lets it allow every row, and it is still named', async () => {
    const tags = await get('/tags', null, relaxed);
    expect([tags.rows.length, tags.header]).toEqual([8, 'public.tags: admins%2C %C3%BC']);
    expect(relaxed.policies).toMatchObject({ unsupported: 'allow', notApplied: [{ policy: 'admins, ü' }] });
    expect(tenants.policies.unsupported).toBe('deny');
  });

  test('embedded rows and rows of a join table are visible under the same rules as alone', async () => {
    const { rows } = await get('/tags?select=id,notes(id,tenant_id,is_public),note_tags(note_id)&order=id', { app_metadata: { tenant_id: 2 } }, relaxed);
    expect(rows).toHaveLength(8);
    expect(rows.filter((tag) => tag.id <= 3).every((tag) => tag.note_tags.length === 0 && tag.notes.length === 0)).toBe(true);
    const notes = rows.flatMap((tag) => tag.notes);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.every((note) => note.tenant_id === 2 || note.is_public)).toBe(true);
    expect((await get('/tags?select=id,notes!inner(id)', null, relaxed)).rows).toEqual([]);
  });
});

describe('policies that cannot be evaluated', () => {
  const UNREAD = /* SQL */ `
    create schema app;
    create function app.may(int) returns boolean language plpgsql stable as $$ begin perform 1; return true; end $$;
    create function app.lower(text) returns text language sql stable as $$ select 'x' $$;
    create table a (id int primary key, name text not null);
    create table b (id int primary key, a_id int not null references a);
    create table c (id int primary key, a_id int not null references a);
    create table d (id int primary key, name text not null);
    alter table a enable row level security; alter table b enable row level security; alter table c enable row level security; alter table d enable row level security;
    create policy few on a for select to authenticated using (id <= 5);
    create policy more on a using (app.may(id));
    create policy every on b using (auth.role() = 'authenticated') with check (app.may(a_id));
    create policy every on c using (auth.role() = 'authenticated');
    create policy strict on c as restrictive using (app.may(a_id));
    create policy shadowed on d using (app.lower(name) <> name);`;
  let mock: Mock;
  beforeAll(async () => {
    mock = openMock(await planOf(UNREAD, { a: 20, b: 30, c: 40, d: 10 }));
  });
  const send = async (path: string, role: string | null, body?: object) => {
    const headers: Record<string, string> = { Prefer: 'count=exact', 'Content-Type': 'application/json' };
    if (role !== null) headers['Authorization'] = `Bearer ${signToken({ role }, 'any')}`;
    const answer = await mock.fetch(path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    const text = await answer.text();
    return { json: (text === '' ? null : JSON.parse(text)) as any, count: Number(answer.headers.get('content-range')?.split('/')[1]) };
  };

  test('a permissive one grants nothing in addition to others, a restrictive one hides every row', async () => {
    expect((await send('/a', 'authenticated')).json.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect([(await send('/a', null)).count, (await send('/b', 'authenticated')).count, (await send('/c', 'authenticated')).count]).toEqual([0, 30, 0]);
    expect([(await send('/a', 'service_role')).count, (await send('/c', 'service_role')).count]).toEqual([20, 40]);
  });

  test('relations, counts of relations and examples obey it', async () => {
    const { json } = await send('/a?select=id,b(count),c(count)&order=id', 'authenticated');
    expect(json).toHaveLength(5);
    expect(json.every((row: any) => row.c[0].count === 0)).toBe(true);
    expect((await send('/a?select=id,c()&c=not.is.null', 'authenticated')).count).toBe(0);
    expect((await send('/b?select=id,a!inner(id)', 'authenticated')).json.every((row: any) => row.a.id <= 5)).toBe(true);
    const { schemas } = (await send('/openapi.json', 'authenticated')).json.components;
    expect(['a', 'b', 'c', 'd'].filter((table) => schemas[table].examples)).toEqual(['a', 'b', 'd']);
  });

  test('a write that would need its check is rejected with the reason', async () => {
    const { json } = await send('/b', 'authenticated', { id: 900, a_id: 1 });
    expect(json).toMatchObject({ code: '42501', hint: 'The mock cannot evaluate the policy "every" of the table, and so it denies.' });
    expect((await send('/b', 'service_role', { id: 900, a_id: 1 })).json).toBeNull();
    mock.reset();
  });

  test('a function of the schema is not Postgres’ own, whatever its name', async () => {
    expect(mock.policies.notApplied.map(({ table, policy }) => `${table} ${policy}`)).toEqual(['public.a more', 'public.b every', 'public.c strict']);
    // Its own `lower` returns 'x', and so passes rows that Postgres' would not.
    expect((await send('/d', 'authenticated')).count).toBe(10);
  });

  test('a schema whose only policy calls its own function has row-level security', async () => {
    const ddl = `create function may(int) returns boolean language plpgsql stable as $$ begin perform 1; return true; end $$; create table a (id int primary key);
      alter table a enable row level security; create policy p on a using (may(id));`;
    const made = await planOf(ddl, { a: 3 });
    expect(await (await openMock(made).fetch('/a')).json()).toEqual([]);
    expect(await (await openMock({ ...made, unsupportedPolicies: 'allow' }).fetch('/a')).json()).toHaveLength(3);
  });
});

test('a person’s rows are looked up, however many there are', async () => {
  const large = openMock({ ...(await planOf(supabaseStarter, { 'auth.users': 1_000_000, todos: 50_000_000 })), cells: 20_000 });
  const { email } = large.signIn()!;
  const supabase = createClient('http://mock.local', 'any', {
    global: { fetch: large.fetch as typeof fetch },
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data } = await supabase.auth.signInWithPassword({ email, password: 'seedbed' });
  const own = await supabase.from('todos').select('user_id', { count: 'exact' });
  expect(own.error).toBeNull();
  expect(own.count).toBe(own.data!.length);
  expect(own.data!.every(({ user_id }) => user_id === data.user!.id)).toBe(true);
  // Nobody is signed in, so no row is read.
  expect((await large.fetch('/todos')).status).toBe(200);
});

test('policies for database roles that no request has are off, and so are all on request', async () => {
  const ddl = (rest: string) => `create table a (id int primary key); alter table a enable row level security; ${rest}`;
  const app = openMock(await planOf(ddl(`create policy p on a to app using (id = current_setting('app.id')::int)`), { a: 3 }));
  expect(app.policies.tables).toEqual([]);
  expect(app.policies.policies).toEqual([{ table: 'public.a', policy: 'p', command: 'all', applied: false, reason: 'off', expression: null }]);
  expect(await (await app.fetch('/a')).json()).toHaveLength(3);
  const made = await planOf(ddl('create policy p on a to authenticated using (true)'), { a: 3 });
  expect(await (await openMock(made).fetch('/a')).json()).toEqual([]);
  expect(await (await openMock({ ...made, policies: false }).fetch('/a')).json()).toHaveLength(3);
});

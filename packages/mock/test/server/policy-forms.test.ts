import { beforeAll, describe, expect, test } from 'vitest';
import { signToken } from '../../src/server/auth/token.ts';
import { openMock, type Mock } from '../../src/server/index.ts';
import { planOf } from './support.ts';

// Forms of conditions in the documentation of Supabase and PostgREST, and near them. Each is the policy of a table with the rows 1 to 4; `mood` of all is 'calm'.

const SUB = '5f0c7e1a-9b32-4d58-8c11-aa70f2e9d3b4';
const CLAIMS = {
  role: 'authenticated',
  sub: SUB,
  email: 'ada@example.com',
  aal: 'aal2',
  is_anonymous: false,
  level: 3,
  company_id: 2,
  app_metadata: { role: 'admin', tenant: 2, teams: ['red', 'blue'], ids: [1, 3], tags: { 'a b': 'x' }, nothing: null, keys: [SUB] },
  user_metadata: { plan: 'pro', list: 'red,green' },
  resource_access: { 'my-app': { roles: ['editor'] } },
};

const ALL = [1, 2, 3, 4];
const JWT = `current_setting('request.jwt.claims', true)`;
const FORMS: readonly (readonly [condition: string, rows: readonly number[]])[] = [
  // JSON paths
  [`${JWT}::jsonb #>> '{app_metadata,role}' = 'admin'`, ALL],
  [`${JWT}::json #>> '{app_metadata,role}' = 'admin'`, ALL],
  [`${JWT}::jsonb #>> '{app_metadata,role}' = 'user'`, []],
  [`${JWT}::jsonb #>> array['app_metadata', 'role'] = 'admin'`, ALL],
  [`${JWT}::jsonb #> '{app_metadata,role}' = '"admin"'::jsonb`, ALL],
  [`${JWT}::jsonb #>> '{app_metadata,teams,1}' = 'blue'`, ALL],
  [`${JWT}::jsonb #>> '{app_metadata,teams,-1}' = 'blue'`, ALL],
  [`${JWT}::jsonb #>> '{app_metadata,tags,a b}' = 'x'`, ALL],
  [`${JWT}::jsonb #>> '{app_metadata,nothing}' is null`, ALL],
  [`${JWT}::jsonb #> '{app_metadata,nothing}' is null`, []],
  [`${JWT}::jsonb #>> '{none,role}' is null`, ALL],
  [`(${JWT}::jsonb #>> '{app_metadata,tenant}')::int = id`, [2]],
  [`auth.jwt() #>> '{app_metadata,role}' = 'admin'`, ALL],
  [`(auth.jwt() -> 'app_metadata' ->> 'role') = 'admin'`, ALL],
  [`((select auth.jwt()) -> 'app_metadata' ->> 'role') = 'admin'`, ALL],
  [`(select auth.jwt() -> 'app_metadata' ->> 'role') = 'admin'`, ALL],
  [`auth.jwt() -> 'app_metadata' -> 'role' = '"admin"'`, ALL],
  [`auth.jwt() -> 'app_metadata' -> 'teams' ->> 0 = 'red'`, ALL],
  [`auth.jwt() -> 'app_metadata' -> 'teams' ->> -1 = 'blue'`, ALL],
  [`auth.jwt() -> 'app_metadata' ->> 0 is null`, ALL],
  [`auth.jwt() -> 'resource_access' -> 'my-app' -> 'roles' ? 'editor'`, ALL],
  [`auth.jwt() -> 'app_metadata' -> 'teams' ? 'green'`, []],
  [`auth.jwt() -> 'app_metadata' -> 'teams' ?| array['green', 'red']`, ALL],
  [`auth.jwt() -> 'app_metadata' -> 'teams' ?& array['green', 'red']`, []],
  [`auth.jwt() -> 'app_metadata' ? 'tenant'`, ALL],
  [`auth.jwt() -> 'app_metadata' @> '{"teams": ["blue"]}'`, ALL],
  [`auth.jwt() -> 'app_metadata' -> 'ids' @> to_jsonb(id)`, [1, 3]],
  [`to_jsonb(id) <@ (auth.jwt() -> 'app_metadata' -> 'ids')`, [1, 3]],
  [`jsonb_extract_path_text(auth.jwt(), 'app_metadata', 'role') = 'admin'`, ALL],
  [`jsonb_extract_path_text(auth.jwt(), variadic array['app_metadata', 'role']) = 'admin'`, ALL],
  [`(jsonb_extract_path(auth.jwt(), 'app_metadata', 'tenant'))::int = id`, [2]],
  [`(auth.jwt()) ['app_metadata']['role'] = '"admin"'`, ALL],
  // Lists of claims
  [`id in (select jsonb_array_elements(auth.jwt() -> 'app_metadata' -> 'ids')::int)`, [1, 3]],
  [`id::text in (select jsonb_array_elements_text(auth.jwt() -> 'app_metadata' -> 'ids'))`, [1, 3]],
  [`id not in (select (jsonb_array_elements_text(auth.jwt() -> 'app_metadata' -> 'ids'))::int)`, [2, 4]],
  [`id::text = any (array(select jsonb_array_elements_text(auth.jwt() -> 'app_metadata' -> 'ids')))`, [1, 3]],
  [`to_jsonb(id) in (select auth.jwt() -> 'app_metadata' -> 'tenant')`, [2]],
  [`'red' = any (string_to_array(auth.jwt() -> 'user_metadata' ->> 'list', ','))`, ALL],
  [`(string_to_array(auth.jwt() -> 'user_metadata' ->> 'list', ','))[2] = 'green'`, ALL],
  [`array['aal2'] <@ array[auth.jwt() ->> 'aal']`, ALL],
  [`array['x', 'y'] && array[auth.jwt() ->> 'aal']`, []],
  [`jsonb_array_length(auth.jwt() -> 'app_metadata' -> 'teams') = 2`, ALL],
  // Claims and the rest of the request
  [`(select auth.jwt() ->> 'aal') = 'aal2'`, ALL],
  [`((auth.jwt() ->> 'is_anonymous')::boolean) is false`, ALL],
  [`(auth.jwt() ->> 'level')::int > id`, [1, 2]],
  [`auth.email() = 'ada@example.com' and auth.role() = 'authenticated'`, ALL],
  [`(${JWT}::json ->> 'company_id')::int = id`, [2]],
  [`(nullif(${JWT}, '')::json ->> 'company_id')::int = id`, [2]],
  [`coalesce(nullif(current_setting('request.jwt.claim.email', true), ''), '') like '%@example.com'`, ALL],
  [`current_setting('request.headers', true)::json ->> 'x-tenant' = id::text`, [4]],
  [`current_user = 'authenticated' and current_setting('role') = 'authenticated'`, ALL],
  // The caller's id
  [`(select auth.uid()) = owner`, ALL],
  [`auth.uid() is not null and owner = auth.uid()`, ALL],
  [`(${JWT}::json ->> 'sub')::uuid = owner`, ALL],
  [`owner::text = (auth.jwt() ->> 'sub')`, ALL],
  [`owner in (select jsonb_array_elements_text(auth.jwt() -> 'app_metadata' -> 'keys')::uuid)`, ALL],
  [`owner = (select (auth.jwt() ->> 'sub')::uuid as me)`, ALL],
  // Values outside of a column's range are not truncated to fit
  [`id = (auth.jwt() ->> 'level')::bigint + 10000000000`, []],
  [`id = ((auth.jwt() ->> 'level')::numeric + 0.4)`, []],
  [`short = 'calmness'`, []],
  [`short = 'calm'`, ALL],
];

let mock: Mock;
const tokenOf = (claims: object) => signToken({ ...CLAIMS, ...claims }, 'any');
const get = async (path: string, token: string | null) => {
  const headers = { 'X-Tenant': '4', ...(token !== null && { Authorization: `Bearer ${token}` }) };
  const answer = await mock.fetch(path, { headers });
  return { status: answer.status, json: (await answer.json()) as any };
};

beforeAll(async () => {
  const table = (name: string, condition: string) =>
    `create table ${name} (id int primary key, owner uuid not null default '${SUB}', mood text not null default 'calm', short varchar(4) not null default 'calm');
     alter table ${name} enable row level security; create policy p on ${name} for select using (${condition});`;
  const ddl = [...FORMS.map(([condition], i) => table(`t${i}`, condition)), table('self', 'owner = auth.uid()'), table('open_too', 'owner = auth.uid()')];
  ddl.push(`create policy q on open_too for select using (true);`);
  const names = [...FORMS.map((_, i) => `t${i}`), 'self', 'open_too'];
  mock = openMock(await planOf(ddl.join('\n'), Object.fromEntries(names.map((name) => [name, 0]))));
  for (const name of names) {
    const body = JSON.stringify(ALL.map((id) => ({ id, owner: SUB, mood: 'calm', short: 'calm' })));
    const made = await mock.fetch(`/${name}`, { method: 'POST', body, headers: { apikey: 'sb_secret_x', 'Content-Type': 'application/json' } });
    if (made.status !== 201) throw new Error(await made.text());
  }
}, 120_000);

test('a mock can evaluate every form', () => {
  expect(mock.policies.notApplied).toEqual([]);
  expect(FORMS.length).toBeGreaterThan(50);
});

test.each(FORMS.map((form, i) => [...form, i] as const))('%s', async (_, rows, i) => {
  const { json } = await get(`/t${i}?select=id&order=id`, tokenOf({}));
  expect(json).toEqual(rows.map((id) => ({ id })));
});

describe('sub', () => {
  test('capitals and braces do not matter, as for any uuid', async () => {
    for (const sub of [SUB.toUpperCase(), `{${SUB}}`, SUB.replaceAll('-', '')]) expect((await get('/self?select=id', tokenOf({ sub }))).json).toHaveLength(4);
  });

  test('an invalid uuid is refused with Postgres’ error if a policy casts it', async () => {
    const { status, json } = await get('/self', tokenOf({ sub: 'user-7' }));
    expect([status, json]).toEqual([400, { code: '22P02', details: null, hint: null, message: 'invalid input syntax for type uuid: "user-7"' }]);
    const uuids = FORMS.findIndex(([condition]) => condition.includes(`->> 'sub')::uuid`));
    expect(await get(`/t${uuids}`, tokenOf({ sub: 'user-7' }))).toMatchObject({ status: 400, json: { code: '22P02' } });
    // No row needs to be checked by it if another policy allows all.
    expect((await get('/open_too', tokenOf({ sub: 'user-7' }))).json).toHaveLength(4);
  });

  test('without one there is no user', async () => {
    for (const token of [null, tokenOf({ sub: undefined }), tokenOf({ sub: '' })]) expect(await get('/self', token)).toEqual({ status: 200, json: [] });
  });
});

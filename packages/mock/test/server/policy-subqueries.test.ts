import type { Catalog } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { introspect } from '@seedbed/postgres/catalog';
import type { OpenClient } from '@seedbed/postgres/sql';
import { openRunner } from '@seedbed/runner';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signToken } from '../../src/server/auth/token.ts';
import { openMock, type Mock } from '../../src/server/index.ts';
import { POLICY_CASES, TEAMS } from './policy-subqueries.ts';

// The same rows and policies in a Postgres and in a mock: every caller sees the same rows, and both accept or reject
// the same writes.

const ROWS = { people: 12, teams: 7, members: 34, posts: 60, comments: 80, blocks: 14, likes: 60 };
const TABLES = Object.keys(ROWS);
const KEYS: Readonly<Record<string, string>> = { members: 'team_id,user_id', blocks: 'blocker,blocked', likes: 'post_id,user_id' };

/** Supabase's own objects: roles, and functions that read the request's claims. */
const PLATFORM = `
  create role anon; create role authenticated; create schema auth;
  create function auth.jwt() returns jsonb language sql stable as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;
  create function auth.role() returns text language sql stable as $$ select auth.jwt() ->> 'role' $$;
  grant usage on schema auth, public to anon, authenticated; grant execute on all functions in schema auth to anon, authenticated;`;

const WITHOUT_POLICIES = `do $$ declare each record; begin
  for each in select * from pg_policies where schemaname = 'public' loop execute format('drop policy %I on %I', each.policyname, each.tablename); end loop;
  for each in select * from pg_tables where schemaname = 'public' loop execute format('alter table %I disable row level security', each.tablename); end loop;
end $$`;

type Caller = { readonly role: 'anon' | 'authenticated'; readonly sub?: string };

let server: TargetServer;
let target: Target;
let plan: Plan;
let known: Catalog;
let callers: readonly Caller[];
let samples: Readonly<Record<string, readonly Record<string, unknown>[]>>;

beforeAll(async () => {
  server = await openTargetServer();
  target = await server.freshTarget();
  await target.client.query(PLATFORM);
  await using runner = openRunner();
  const { blueprint, catalog } = await runner.inferDdl(TEAMS, { rows: ROWS });
  plan = await runner.compile(blueprint);
  known = catalog;
  await target.client.query(TEAMS);
  await runner.load(blueprint, target.url, {});
  await target.client.query('grant all on all tables in schema public to anon, authenticated');
  samples = Object.fromEntries(
    await Array.fromAsync(TABLES, async (table) => {
      const { rows } = await target.client.query<Record<string, unknown>>(`select * from ${table} order by ${KEYS[table] ?? 'id'}`);
      return [table, rows] as const;
    }),
  );
  const people = samples['people']!.map((row) => String(row['id']));
  callers = [...people.slice(0, 5).map((sub): Caller => ({ role: 'authenticated', sub })), { role: 'anon' }, { role: 'authenticated' }];
}, 120_000);

afterAll(async () => {
  await target[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** Runs something as a caller of the database, and undoes it. Gives rows, or the code of the error. */
async function asCaller(client: OpenClient, { role, sub }: Caller, sql: string): Promise<readonly object[] | string> {
  const claims = JSON.stringify({ role, ...(sub && { sub }) });
  await client.query('savepoint one');
  try {
    await client.query(`set local role ${role}; select set_config('request.jwt.claims', '${claims}', true)`);
    return (await client.query<object>(sql)).rows;
  } catch (error) {
    return String((error as { code?: unknown }).code);
  } finally {
    await client.query('rollback to savepoint one');
  }
}

async function asked(
  mock: Mock,
  { role, sub }: Caller,
  path: string,
  write?: { readonly method: string; readonly body?: object; readonly returns: boolean; readonly merges?: boolean },
) {
  const headers: Record<string, string> = {
    Prefer: write
      ? `tx=rollback,return=${write.returns ? 'representation' : 'minimal'},count=exact${write.merges ? ',resolution=merge-duplicates' : ''}`
      : 'count=exact',
    'Content-Type': 'application/json',
    ...(role === 'authenticated' && { Authorization: `Bearer ${signToken({ role, ...(sub && { sub }) }, 'any')}` }),
  };
  const answer = await mock.fetch(path, { headers, ...(write && { method: write.method, ...(write.body && { body: JSON.stringify(write.body) }) }) });
  const text = await answer.text();
  const json = text === '' ? null : (JSON.parse(text) as any);
  const count = answer.headers.get('content-range')?.split('/')[1];
  return { status: answer.status, json, count, code: answer.status >= 400 ? String(json.code) : null };
}

const random = (() => {
  let state = 7;
  return (below: number) => (state = (state * 48_271) % 0x7fffffff) % below;
})();
const one = <T>(list: readonly T[]): T => list[random(list.length)]!;

type Write = {
  readonly method: string;
  readonly path: string;
  readonly body?: Record<string, unknown>;
  readonly returns: boolean;
  readonly merges?: boolean;
  readonly sql: string;
};

function writeOf(table: string): Write {
  const literal = (value: unknown) => (value === null ? 'null' : `'${value instanceof Date ? value.toISOString() : String(value).replaceAll("'", "''")}'`);
  const returns = random(2) === 0;
  const tail = returns ? ' returning *' : '';
  const row = one(samples[table]!);
  const other = one(samples[table]!);
  const keys = (KEYS[table] ?? 'id').split(',');
  const where = keys.map((key) => `${key} = ${literal(row[key])}`).join(' and ');
  const filter = keys.map((key) => `${key}=eq.${String(row[key])}`).join('&');
  const kind = random(4);
  if (kind === 0) {
    const body: Record<string, unknown> = Object.fromEntries(Object.keys(row).map((name) => [name, random(2) === 0 ? row[name] : other[name]]));
    if (keys.length === 1) body['id'] = 10_000 + random(1000);
    return {
      method: 'POST',
      path: `/${table}`,
      body,
      returns,
      sql: `insert into ${table} (${Object.keys(body).join()}) values (${Object.values(body).map(literal).join()})${tail}`,
    };
  }
  if (kind === 3) {
    const body: Record<string, unknown> = Object.fromEntries(
      Object.keys(row).map((name) => [name, keys.includes(name) || random(2) === 0 ? row[name] : other[name]]),
    );
    const names = Object.keys(body);
    return {
      method: 'POST',
      path: `/${table}`,
      body,
      returns,
      merges: true,
      sql: `insert into ${table} (${names.join()}) values (${names.map((name) => literal(body[name])).join()}) on conflict (${keys.join()}) do update set ${names.map((name) => `${name} = excluded.${name}`).join()}${tail}`,
    };
  }
  if (kind === 1) {
    const name = one(Object.keys(row).filter((each) => !keys.includes(each)));
    const body = { [name]: other[name] };
    return { method: 'PATCH', path: `/${table}?${filter}`, body, returns, sql: `update ${table} set ${name} = ${literal(other[name])} where ${where}${tail}` };
  }
  return { method: 'DELETE', path: `/${table}?${filter}`, returns, sql: `delete from ${table} where ${where}${tail}` };
}

/** Tables with row-level security, by the policies in force. */
async function mockWith(client: OpenClient): Promise<{ readonly mock: Mock; readonly ruled: readonly string[] }> {
  const now = await introspect(client);
  const tables = known.tables.map((table) => {
    const { policies, rowSecurity } = now.tables.find((each) => each.name === table.name)!;
    return { ...table, ...(policies && { policies }), ...(rowSecurity && { rowSecurity }) };
  });
  const functions = Object.fromEntries(Object.entries(now.functions).filter(([name]) => !name.startsWith('auth.')));
  const mock = openMock({ plan, catalog: { ...known, tables, functions }, policies: true });
  return { mock, ruled: tables.filter(({ rowSecurity }) => rowSecurity).map(({ name }) => name) };
}

describe.each(POLICY_CASES)('$name', ({ policies }) => {
  test('the same rows are visible, and the same writes are accepted, as in Postgres', async () => {
    const { client } = target;
    await client.query(WITHOUT_POLICIES);
    await client.query(policies);
    const { mock, ruled } = await mockWith(client);
    await client.query('begin');
    try {
      expect(mock.policies.notApplied).toEqual([]);
      const seen = new Set<string>();
      for (const caller of callers) {
        for (const table of [...ruled, 'likes']) {
          const key = KEYS[table] ?? 'id';
          const wanted = await asCaller(client, caller, `select ${key} from ${table} order by ${key}`);
          const { json, code, count } = await asked(mock, caller, `/${table}?select=${key}&order=${key}`);
          expect([caller, table, code ?? json]).toEqual([caller, table, wanted]);
          if (!code) expect(count).toBe(String(wanted.length));
          seen.add(typeof wanted === 'string' ? wanted : String(wanted.length));
        }
        const embedded = await asCaller(
          client,
          caller,
          `select t.id, (select count(*)::int from posts p where p.team_id = t.id) as n, (select count(*)::int from members m where m.team_id = t.id) as m from teams t order by id`,
        );
        const { json, code } = await asked(mock, caller, '/teams?select=id,posts(count),members(count)&order=id');
        const flat = code ?? json.map((team: any) => ({ id: team.id, n: team.posts[0].count, m: team.members[0].count }));
        expect([caller, flat]).toEqual([caller, embedded]);
      }
      // A policy that allows everything, or nothing, would prove nothing here.
      expect(seen.size).toBeGreaterThan(ruled.length === 1 && policies.includes('is_staff') ? 0 : 1);
      for (let i = 0; i < 60; i++) {
        const caller = one(callers);
        const write = writeOf(one(ruled));
        const wanted = await asCaller(client, caller, write.sql);
        const { code, json, count } = await asked(mock, caller, write.path, write);
        const place = [caller, write.sql];
        if (typeof wanted === 'string') expect([...place, code, json]).toEqual([...place, wanted, json]);
        else expect([...place, code, write.returns ? json.length : count]).toEqual([...place, null, write.returns ? wanted.length : count]);
      }
    } finally {
      await client.query('rollback');
    }
  });
});

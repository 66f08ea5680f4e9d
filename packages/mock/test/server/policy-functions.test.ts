import { beforeAll, describe, expect, test } from 'vitest';
import { signToken } from '../../src/server/auth/token.ts';
import { openMock, type Mock } from '../../src/server/index.ts';
import { planOf } from './support.ts';

const SUB = '5f0c7e1a-9b32-4d58-8c11-aa70f2e9d3b4';
const get = async (mock: Mock, path: string, claims: object = { sub: SUB }, init: RequestInit = {}) => {
  const headers = {
    Authorization: `Bearer ${signToken({ role: 'authenticated', ...claims }, 'any')}`,
    Prefer: 'count=exact',
    'Content-Type': 'application/json',
  };
  const answer = await mock.fetch(path, { ...init, headers });
  const text = await answer.text();
  return { status: answer.status, json: (text === '' ? null : JSON.parse(text)) as any, headers: answer.headers };
};

const TEAMS = /* SQL */ `
  create table people (id uuid primary key, email text not null unique);
  create table teams (id bigint primary key, name text not null);
  create table members (team_id bigint not null references teams, user_id uuid not null references people, primary key (team_id, user_id));
  create table posts (id bigint primary key, team_id bigint not null references teams, author_id uuid not null references people, title text not null);
  create function is_member(team bigint) returns boolean language sql stable security definer as $$
    select exists (select 1 from members where team_id = team and user_id = auth.uid()) $$;
  alter table members enable row level security; alter table posts enable row level security;
  create policy own on members using (user_id = auth.uid());`;

const CONDITIONS = [
  `exists (select 1 from members m where m.team_id = posts0.team_id and m.user_id = auth.uid())`,
  `team_id in (select team_id from members where user_id = auth.uid())`,
  `is_member(team_id)`,
  `author_id = auth.uid() or team_id in (select team_id from members)`,
] as const;

describe('over a billion rows', () => {
  let mock: Mock;
  let sub: string;
  let teams: readonly number[];
  beforeAll(async () => {
    const posts = CONDITIONS.map(
      (condition, i) => `create table posts${i} (like posts including all, foreign key (team_id) references teams, foreign key (author_id) references people);
        alter table posts${i} enable row level security; create policy team on posts${i} using (${condition});`,
    );
    const ddl = `${TEAMS} ${posts.join('\n')} create table comments (id bigint primary key, post_id bigint not null references posts1, body text);
      alter table comments enable row level security; create policy shown on comments using (exists (select 1 from posts1 p where p.id = comments.post_id));`;
    const many = Object.fromEntries(CONDITIONS.map((__, i) => [`posts${i}`, 1_000_000_000]));
    mock = openMock({
      ...(await planOf(ddl, { people: 20_000_000, teams: 10_000_000, members: 40_000_000, posts: 1, comments: 2_000_000_000, ...many })),
      cells: 200_000,
    });
    const all = await mock.fetch('/members?limit=1&offset=123456', { headers: { apikey: 'sb_secret_x' } });
    [{ user_id: sub }] = (await all.json()) as [{ user_id: string }];
    teams = (await get(mock, '/members?select=team_id', { sub })).json.map((row: any) => row.team_id);
  }, 60_000);

  test.each(CONDITIONS.map((condition, i) => [condition, i] as const))(
    '%s: the caller’s teams are found once, and then the rows by team',
    async (condition, i) => {
      expect(mock.policies.notApplied).toEqual([]);
      expect(teams.length).toBeGreaterThan(0);
      const own = await get(mock, `/posts${i}?select=id,team_id,author_id&limit=50`, { sub });
      expect(own.status).toBeLessThan(300);
      expect(own.json.length).toBeGreaterThan(0);
      expect(own.json.every((row: any) => teams.includes(row.team_id) || row.author_id === sub)).toBe(true);
      expect((await get(mock, `/posts${i}?id=in.(1,2,3)&select=id`, { sub })).status).toBe(200);
      const written = (team: number) =>
        get(mock, `/posts${i}`, { sub }, { method: 'POST', body: JSON.stringify({ id: 2_000_000_000 + team, team_id: team, author_id: sub, title: 'x' }) });
      expect((await written(teams[0]!)).status).toBe(201);
      if (!condition.includes('author_id')) expect((await written(teams.includes(77) ? 78 : 77)).json.code).toBe('42501');
      // A caller without a team immediately sees nothing.
      expect((await get(mock, `/posts${i}?select=id`)).json).toEqual([]);
    },
  );

  test('a table whose policy queries a table with its own policy', async () => {
    const [{ id }] = (await get(mock, '/posts1?select=id&limit=1', { sub })).json;
    const { json } = await get(mock, `/comments?post_id=in.(${id},1,2)&select=post_id,posts1(id)`, { sub });
    expect(json.every((row: any) => row.post_id === id && row.posts1.id === id)).toBe(true);
  });
});

test('a query that would need every row of a billion is rejected, not cut short', async () => {
  const ddl = `${TEAMS} create policy none on posts using (not exists (select 1 from teams t where t.id = posts.team_id and t.name <> ''));`;
  const mock = openMock({ ...(await planOf(ddl, { people: 10, teams: 1_000_000, members: 20, posts: 1_000_000_000 })), cells: 1_000_000 });
  expect(await get(mock, '/posts')).toMatchObject({ status: 500, json: { code: '57014' } });
});

test.each([
  ['a column that is NOT NULL', 'not null'],
  ['one that may be NULL', ''],
])('NOT EXISTS over %s: a billion rows are counted by the excluded ones', async (_, nullable) => {
  const ddl = `create table people (id uuid primary key, name text);
    create table posts (id bigint primary key, author_id uuid ${nullable} references people, title text);
    create table blocks (blocker uuid not null references people, blocked uuid not null references people, primary key (blocker, blocked));
    alter table posts enable row level security;
    create policy p on posts using (not exists (select 1 from blocks b where b.blocker = auth.uid() and b.blocked = posts.author_id));`;
  const mock = openMock({ ...(await planOf(ddl, { people: 1_000_000, posts: 1_000_000_000, blocks: 3000 })), cells: 200_000 });
  const all = { headers: { apikey: 'sb_secret_x', Prefer: 'count=exact' } };
  const total = async (answer: Response) => Number(answer.headers.get('content-range')!.split('/')[1]);
  const [{ blocker: sub }] = (await (await mock.fetch('/blocks?limit=1', all)).json()) as [{ blocker: string }];
  const blocked = ((await (await mock.fetch(`/blocks?select=blocked&blocker=eq.${sub}`, all)).json()) as { blocked: string }[]).map((row) => row.blocked);
  const hidden = await total(await mock.fetch(`/posts?author_id=in.(${blocked.join()})&limit=0`, all));
  const seen = await get(mock, '/posts?select=author_id&limit=50', { sub }, { headers: { Prefer: 'count=exact' } });
  expect(hidden).toBeGreaterThan(0);
  expect(seen.headers.get('content-range')).toBe(`0-49/${1_000_000_000 - hidden}`);
  expect(seen.json.some(({ author_id }: { author_id: string }) => blocked.includes(author_id))).toBe(false);
});

describe('functions that policies call', () => {
  const table = (name: string) => `create table ${name} (id int primary key, owner uuid); alter table ${name} enable row level security;`;
  const opened = async (ddl: string) => {
    const mock = openMock({ ...(await planOf(ddl, { a: 5, b: 5 })), policies: true });
    return { mock, unread: mock.policies.notApplied.map(({ policy }) => policy) };
  };

  test('a policy on a table whose policy calls it again is rejected as in Postgres', async () => {
    const { mock, unread } = await opened(`${table('a')} ${table('b')}
      create function seen() returns boolean language sql stable as 'select exists (select 1 from a)';
      create policy p on a using (id > 0 and seen());`);
    expect(unread).toEqual([]);
    expect(await get(mock, '/a')).toMatchObject({ status: 500, json: { code: '54001', message: 'stack depth limit exceeded' } });
  });

  test('a volatile one sees what its statement has written, a stable one does not', async () => {
    const rows = async (volatility: string) => {
      const { mock } = await opened(`${table('a')} ${table('b')}
        create function few() returns boolean language sql ${volatility} security definer as 'select count(*) < 7 from a';
        create policy p on a with check (few());`);
      const body = JSON.stringify([101, 102, 103].map((id) => ({ id })));
      return (await get(mock, '/a', {}, { method: 'POST', body })).status;
    };
    expect([await rows('stable'), await rows('volatile')]).toEqual([201, 403]);
  });

  test('ones that cannot be evaluated deny, and their policies are named', async () => {
    const functions = [
      `create function f0(int) returns boolean language sql stable as 'select 1; select true';`,
      `create function f1(int) returns boolean language sql as 'delete from b returning true';`,
      `create function f2(int) returns boolean language sql stable as 'select true'; create or replace function f2(int) returns boolean language sql stable as 'select f2($1)';`,
      `create function f3(int) returns boolean language sql stable as 'select true'; create function f3(text) returns boolean language sql stable as 'select false';`,
      `create function f4(int) returns boolean language sql stable as 'select count(*) > 1 from b group by owner';`,
      `create function f5(int) returns boolean language sql stable as 'with x as (select 1) select true from x';`,
    ];
    const ddl = `${table('a')} ${table('b')} ${functions.map((made, i) => `${made} ${table(`a${i}`)} create policy p${i} on a${i} using (f${i}(id));`).join('\n')}`;
    const { mock, unread } = await opened(ddl);
    expect(unread).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5']);
    const { json, headers } = await get(mock, '/a3');
    expect([json, headers.get('x-seedbed-policies-not-applied')]).toEqual([[], 'public.a3: p3']);
  });

  test('a policy of an inner table that cannot be evaluated is named with the requested table', async () => {
    const { mock } = await opened(`${table('a')} ${table('b')}
      create policy p on a using (exists (select 1 from b where b.id = a.id));
      create policy q on b using (id in (select x from generate_series(1, 3) x));`);
    const { json, headers } = await get(mock, '/a');
    expect([json, headers.get('x-seedbed-policies-not-applied')]).toEqual([[], 'public.b: q']);
  });

  test('now() is the mock’s clock', async () => {
    const { mock } =
      await opened(`create table a (id int primary key, until timestamptz not null default now() + interval '1 day'); alter table a enable row level security; ${table('b')}
      create policy p on a using (until > now());`);
    const all = { headers: { apikey: 'sb_secret_x', 'Content-Type': 'application/json' } };
    for (const [id, until] of [
      [101, '1999-01-01'],
      [102, '2999-01-01'],
    ] as const)
      await mock.fetch('/a', { ...all, method: 'POST', body: JSON.stringify({ id, until }) });
    expect((await get(mock, '/a?id=gt.100&select=id')).json).toEqual([{ id: 102 }]);
  });
});

test.each([
  ['by position', `may(team_id)`, 2],
  ['by name', `may(t => team_id)`, 2],
  ['in another order', `may(r => 'owner', t => team_id)`, 1],
  ['in the older form', `may(team_id, r := 'owner')`, 1],
  ['of both defaults', `may_all()`, 3],
])('parameters of functions have their DEFAULT, and are given %s', async (_, condition, rows) => {
  const ddl = `
    create table members (team_id bigint, user_id uuid, role text, primary key (team_id, user_id));
    create table posts (id bigint primary key, team_id bigint not null);
    create function may(t bigint, r text default null) returns boolean language sql stable security definer as $$
      select exists (select 1 from members m where m.team_id = t and m.user_id = auth.uid() and (r is null or m.role = r)) $$;
    create function may_all(a integer default 1, b text default 'x'::text) returns boolean language sql stable as $$ select a = 1 and b = 'x' and auth.uid() is not null $$;
    alter table posts enable row level security; create policy own on posts using (${condition});`;
  const mock = openMock(await planOf(ddl, { members: 0, posts: 0 }));
  expect(mock.policies.notApplied).toEqual([]);
  const service = { 'Content-Type': 'application/json', apikey: 'sb_secret_x' };
  const members = [
    { team_id: 1, user_id: SUB, role: 'owner' },
    { team_id: 2, user_id: SUB, role: 'guest' },
  ];
  const posts = [1, 2, 3].map((id) => ({ id, team_id: id }));
  expect((await mock.fetch('/members', { method: 'POST', headers: service, body: JSON.stringify(members) })).status).toBe(201);
  expect((await mock.fetch('/posts', { method: 'POST', headers: service, body: JSON.stringify(posts) })).status).toBe(201);
  expect((await get(mock, '/posts')).json).toHaveLength(rows);
});

/**
 * Tables of teams, with policies as in schemas for Supabase: subqueries, functions, and rows visible to some members only. The test
 * provides the rows.
 */
export const TEAMS = /* SQL */ `
create type role_kind as enum ('owner', 'editor', 'viewer');
create table people (id uuid primary key, name text not null, is_staff boolean not null default false);
create table teams (id int primary key, name text not null, is_public boolean not null default false, parent_id int references teams);
create table members (team_id int not null references teams, user_id uuid not null references people, role role_kind not null, left_at timestamptz, primary key (team_id, user_id));
create table posts (id int primary key, team_id int references teams, author_id uuid references people, title text not null, state text not null default 'draft');
create table comments (id int primary key, post_id int not null references posts, author_id uuid not null references people, body text);
create table blocks (blocker uuid not null references people, blocked uuid not null references people, primary key (blocker, blocked));
create table likes (post_id int not null references posts, user_id uuid not null references people, primary key (post_id, user_id));
create function is_member(_team int) returns boolean language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.members m where m.team_id = _team and m.user_id = (select auth.uid())); -- one lookup
$$;
create function my_teams() returns setof int language sql stable security definer as $$ select team_id from members where user_id = auth.uid() and left_at is null $$;
create function my_team_list() returns int[] language sql stable security definer as $$ select array_agg(team_id) from members where user_id = auth.uid() $$;
create function role_in(int, who uuid default auth.uid()) returns role_kind language sql stable security definer as $$ select role from members where team_id = $1 and user_id = who $$;
create function is_staff() returns boolean language plpgsql stable security definer as $$ begin return (select p.is_staff from people p where p.id = auth.uid()); end $$;
create function sees_post(p int) returns boolean language sql stable as $$ select exists (select from posts where id = p) $$;
create function sees_team(t int) returns boolean language sql stable as $$ select exists (select from teams where id = t) $$;
create function has_role(team int, wanted role_kind) returns boolean stable security definer language sql
  begin atomic select exists (select 1 from members m where m.team_id = team and m.user_id = auth.uid() and m.role = wanted); end;
create function leads(t int) returns boolean language sql stable security definer as $$
  select exists (select 1 from members m where m.team_id = t and m.user_id = auth.uid() and m.role in ('owner', 'editor') and t in (1, 2, m.team_id)) $$;
create function not_mine(author uuid) returns boolean language sql stable strict return author <> auth.uid();
`;

/** The tables whose policies a case replaces, and the policies. */
export type PolicyCase = { readonly name: string; readonly policies: string };

const rls = (...tables: string[]) => tables.map((table) => `alter table ${table} enable row level security;`).join(' ');

export const POLICY_CASES: readonly PolicyCase[] = [
  {
    name: 'EXISTS with a key of the row',
    policies: `${rls('posts')} create policy p on posts using (exists (select 1 from members m where m.team_id = posts.team_id and m.user_id = auth.uid()));`,
  },
  {
    name: 'IN with an uncorrelated subquery',
    policies: `${rls('posts')} create policy p on posts using (team_id in (select team_id from members where user_id = auth.uid()));`,
  },
  { name: 'IN with a list in a function', policies: `${rls('posts')} create policy p on posts using (leads(team_id));` },
  {
    name: 'rows that only their authors see, and anybody writes',
    policies: `${rls('posts')} create policy w on posts for insert with check (true); create policy u on posts for update using (true); create policy s on posts for select using (author_id = auth.uid());`,
  },
  { name: 'a wrapped auth.uid()', policies: `${rls('posts')} create policy p on posts using ((select auth.uid()) = author_id);` },
  {
    name: '= ANY of a subquery, and one by a claim',
    policies: `${rls('posts')} create policy p on posts using (team_id = any (select m.team_id from members m where m.user_id = (auth.jwt() ->> 'sub')::uuid));`,
  },
  {
    name: '= ANY (ARRAY(SELECT …))',
    policies: `${rls('posts')} create policy p on posts using (team_id = any (array(select team_id from members where user_id = (select auth.uid()))));`,
  },
  { name: 'NOT IN', policies: `${rls('posts')} create policy p on posts using (team_id not in (select team_id from members where user_id = auth.uid()));` },
  { name: 'NOT IN with NULL among the rows', policies: `${rls('posts')} create policy p on posts using (team_id not in (select parent_id from teams));` },
  {
    name: 'NOT EXISTS',
    policies: `${rls('posts')} create policy p on posts using (not exists (select from blocks b where b.blocker = auth.uid() and b.blocked = posts.author_id));`,
  },
  {
    name: 'NOT EXISTS by a column that may be NULL, and by one that is in a key',
    policies: `${rls('posts', 'comments')} create policy p on posts using (not exists (select 1 from members m where m.team_id = posts.team_id and m.user_id = auth.uid())); create policy c on comments using (not exists (select 1 from likes l where l.user_id = auth.uid() and l.post_id = comments.post_id));`,
  },
  {
    name: 'NOT IN of a column that may be NULL',
    policies: `${rls('posts')} create policy p on posts using (author_id not in (select b.blocked from blocks b where b.blocker = auth.uid()));`,
  },
  {
    name: 'NOT EXISTS beside another condition, and within one',
    policies: `${rls('posts')} create policy p on posts using (state = 'draft' and not exists (select 1 from blocks b where b.blocker = auth.uid() and b.blocked = posts.author_id) or not (author_id = auth.uid() or exists (select 1 from blocks b where b.blocked = posts.author_id)));`,
  },
  {
    name: 'a tree by a function that its own policy holds for',
    policies: `${rls('teams')} create policy p on teams using (is_public or sees_team(parent_id));`,
  },
  {
    name: 'a tree with members, and posts of its teams',
    policies: `${rls('teams', 'posts')} create policy p on teams using (exists (select 1 from members m where m.team_id = teams.id and m.user_id = auth.uid()) or sees_team(parent_id)); create policy q on posts using (sees_team(team_id));`,
  },
  {
    name: 'a join in the subquery',
    policies: `${rls('comments')} create policy p on comments using (exists (select 1 from posts p join members m on m.team_id = p.team_id where p.id = comments.post_id and m.user_id = auth.uid() and m.role <> 'viewer'));`,
  },
  {
    name: 'comma, USING and another table',
    policies: `${rls('comments')} create policy p on comments using (post_id in (select p.id from posts p, teams t join members m on t.id = m.team_id where p.team_id = t.id and (t.is_public or m.user_id = auth.uid())));`,
  },
  {
    name: 'a LEFT JOIN',
    policies: `${rls('posts')} create policy p on posts using (exists (select 1 from teams t left join members m on m.team_id = t.id and m.user_id = auth.uid() where t.id = posts.team_id and (t.is_public or m.role = 'owner')));`,
  },
  {
    name: 'a scalar subquery',
    policies: `${rls('posts')} create policy p on posts using ((select m.role from members m where m.team_id = posts.team_id and m.user_id = auth.uid()) in ('owner', 'editor'));`,
  },
  {
    name: 'a scalar subquery with ORDER BY and LIMIT',
    policies: `${rls('posts')} create policy p on posts using (team_id = (select m.team_id from members m where m.user_id = auth.uid() order by m.team_id desc limit 1));`,
  },
  {
    name: 'a count',
    policies: `${rls('teams')} create policy p on teams using ((select count(*) from members m where m.team_id = teams.id and m.left_at is null) >= 2 or is_public);`,
  },
  {
    name: 'max, bool_or and DISTINCT',
    policies: `${rls('teams')} create policy p on teams using (id <= (select max(team_id) from members where user_id = auth.uid()) and (select bool_or(m.role = 'owner') from members m where m.team_id = teams.id) and (select count(distinct m.role) from members m where m.team_id = teams.id) > 1);`,
  },
  {
    name: 'UNION',
    policies: `${rls('posts')} create policy p on posts using (team_id in (select team_id from members where user_id = auth.uid() union select id from teams where is_public));`,
  },
  {
    name: 'nested subqueries',
    policies: `${rls('comments')} create policy p on comments using (post_id in (select id from posts where team_id in (select team_id from members where user_id = auth.uid()) and exists (select 1 from likes l where l.post_id = posts.id)));`,
  },
  {
    name: 'a subquery over the row’s own table',
    policies: `${rls('members')} create policy p on members using (exists (select 1 from teams t where t.id = members.team_id and exists (select 1 from posts p where p.team_id = t.id and p.author_id = members.user_id)));`,
  },
  {
    name: 'an uncorrelated EXISTS',
    policies: `${rls('posts')} create policy p on posts using (exists (select 1 from people where id = auth.uid() and is_staff));`,
  },
  {
    name: 'a function that asks for membership',
    policies: `${rls('posts', 'members')} create policy p on posts using (is_member(team_id)); create policy p on members using (user_id = auth.uid());`,
  },
  { name: 'a function that gives a set', policies: `${rls('posts')} create policy p on posts using (team_id in (select my_teams()));` },
  { name: 'a function that gives an array', policies: `${rls('posts')} create policy p on posts using (team_id = any (my_team_list()));` },
  { name: 'a function of an enum', policies: `${rls('posts')} create policy p on posts using (role_in(team_id, auth.uid()) = 'owner');` },
  { name: 'PL/pgSQL that only returns', policies: `${rls('posts')} create policy p on posts using (is_staff());` },
  {
    name: 'BEGIN ATOMIC, and RETURN of a strict function',
    policies: `${rls('posts')} create policy p on posts using (has_role(team_id, 'editor') or not_mine(author_id));`,
  },
  {
    name: 'policies of the inner table hold for the subquery',
    policies: `${rls('posts', 'members')} create policy p on posts using (exists (select 1 from members m where m.team_id = posts.team_id)); create policy p on members using (user_id = auth.uid() and role <> 'viewer');`,
  },
  {
    name: 'an inner table without a policy',
    policies: `${rls('posts', 'members')} create policy p on posts using (exists (select 1 from members m where m.team_id = posts.team_id));`,
  },
  {
    name: 'a chain of three',
    policies: `${rls('comments', 'posts', 'members')} create policy p on comments using (exists (select 1 from posts where id = post_id)); create policy p on posts using (team_id in (select team_id from members)); create policy p on members using ((select auth.uid()) = user_id);`,
  },
  {
    name: 'a function without SECURITY DEFINER',
    policies: `${rls('comments', 'posts')} create policy p on comments using (sees_post(post_id)); create policy p on posts using (state = 'published' or author_id = auth.uid());`,
  },
  {
    name: 'permissive and restrictive',
    policies: `${rls('posts')} create policy a on posts for select using (author_id = auth.uid()); create policy b on posts for select using (is_member(team_id)); create policy c on posts as restrictive using (exists (select 1 from teams t where t.id = posts.team_id and t.is_public) or author_id = auth.uid());`,
  },
  {
    name: 'roles',
    policies: `${rls('posts', 'teams')} create policy a on posts for select to authenticated using (team_id in (select my_teams())); create policy b on posts for select to anon using (team_id in (select id from teams)); create policy c on teams to anon using (is_public); create policy d on teams to authenticated using (true);`,
  },
  {
    name: 'a table that refers to itself by policy',
    policies: `${rls('members')} create policy p on members using (team_id in (select team_id from members where user_id = auth.uid()));`,
  },
  {
    name: 'two tables that refer to each other',
    policies: `${rls('teams', 'members')} create policy p on teams using (exists (select 1 from members m where m.team_id = teams.id)); create policy p on members using (exists (select 1 from teams t where t.id = members.team_id and t.is_public));`,
  },
  {
    name: 'a reference that ends without a subquery',
    policies: `${rls('teams', 'members')} create policy p on teams using (exists (select 1 from members m where m.team_id = teams.id)); create policy p on members using (user_id = auth.uid());`,
  },
  {
    name: 'a write policy that reads its own table',
    policies: `${rls('members')} create policy r on members for select using (true); create policy w on members for insert with check (exists (select 1 from members m where m.team_id = members.team_id and m.user_id = auth.uid() and m.role = 'owner'));`,
  },
  {
    name: 'a write policy whose own table asks by subquery',
    policies: `${rls('members')} create policy r on members for select using ((select auth.uid()) = user_id); create policy w on members for insert with check (exists (select 1 from members m where m.user_id = auth.uid()));`,
  },
  {
    name: 'writes by command',
    policies: `${rls('posts')} create policy r on posts for select using (is_member(team_id) or author_id = auth.uid()); create policy i on posts for insert with check (author_id = auth.uid() and team_id in (select team_id from members where user_id = auth.uid() and role <> 'viewer')); create policy u on posts for update using (exists (select 1 from members m where m.team_id = posts.team_id and m.user_id = auth.uid() and m.role = 'owner')) with check (is_member(team_id)); create policy d on posts for delete using (author_id = (select auth.uid()) and not exists (select 1 from comments c where c.post_id = posts.id));`,
  },
  {
    name: 'more rows than one',
    policies: `${rls('posts')} create policy p on posts using (team_id = (select team_id from members where user_id = auth.uid()));`,
  },
];

-- kind: lock-or-rewrite
-- finds: locks
-- at: 1
-- needs: 0
-- why: A default that differs from row to row rewrites the table of events under an exclusive lock.
--- schema
create table apps (
  app_id integer primary key,
  bundle text not null unique
);
create table events (
  event_id bigint generated always as identity primary key,
  app_id integer not null references apps,
  name text not null,
  properties jsonb not null default '{}',
  at timestamptz not null default now()
);
create index events_at on events using brin (at);
--- migration
alter table events
  add column source text not null default 'app',
  add column public_id uuid not null default gen_random_uuid();

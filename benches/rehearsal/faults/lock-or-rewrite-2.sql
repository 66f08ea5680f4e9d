-- kind: lock-or-rewrite
-- finds: locks
-- at: 2
-- needs: 0
-- why: The index is built without CONCURRENTLY, so no page view can be written until it is done.
--- schema
create table sites (
  site_id integer primary key,
  host text not null unique
);
create table page_views (
  site_id integer not null references sites,
  visitor uuid not null,
  path varchar(500) not null,
  viewed_at timestamptz not null default now(),
  primary key (site_id, visitor, viewed_at)
);
create table goals (
  goal_id integer primary key,
  site_id integer not null references sites,
  path_pattern text not null
);
--- migration
alter table goals add column active boolean not null default true;
do $$
begin
  if to_regclass('page_views_path') is null then
    execute 'create index page_views_path on page_views (site_id, path text_pattern_ops)';
  end if;
end
$$;

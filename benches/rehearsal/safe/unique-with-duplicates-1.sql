-- kind: unique-with-duplicates
-- finds: nothing
-- allows: locks
-- why: A repeated slug gets a point and its id, and no slug may have a point, so the new ones are unique.
--- schema
create table podcasts (
  podcast_id integer primary key,
  title text not null
);
create table episodes (
  episode_id integer primary key,
  podcast_id integer not null references podcasts on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9-]{0,80}$'),
  seconds integer not null default 0
);
--- migration
alter table episodes drop constraint episodes_slug_check;
update episodes e
set slug = slug || '.' || episode_id
where exists (
  select from episodes o
  where o.podcast_id = e.podcast_id and o.slug = e.slug and o.episode_id < e.episode_id
);
alter table episodes add constraint episodes_slug unique (podcast_id, slug);
alter table episodes add check (slug ~ '^[a-z0-9.-]*$');

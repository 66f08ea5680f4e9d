-- kind: unique-with-duplicates
-- finds: nothing
-- why: The rows are added up for each rower first, so the upsert meets each rower once, in a column wide enough.
--- schema
create table rowers (
  rower_id integer primary key,
  name text not null
);
create table outings (
  outing_id integer primary key,
  rower_id integer references rowers,
  metres integer not null
);
create table rower_totals (
  rower_id integer primary key references rowers,
  metres numeric not null default 0,
  outings numeric not null default 0
);
--- migration
insert into rower_totals as t (rower_id, metres, outings)
select rower_id, sum(metres), count(*)
from outings
where rower_id is not null
group by rower_id
on conflict (rower_id) do update set metres = t.metres + excluded.metres, outings = t.outings + excluded.outings;

-- kind: number-overflow
-- finds: nothing
-- allows: locks
-- why: A check keeps the number within what an integer holds.
--- schema
create table theatres (
  theatre_id integer primary key,
  name text not null
);
create table audiences (
  theatre_id integer not null references theatres,
  evening date not null,
  visitors bigint constraint visitors_range check (visitors between 0 and 2000000000),
  primary key (theatre_id, evening)
);
--- migration
alter table audiences alter column visitors type integer;

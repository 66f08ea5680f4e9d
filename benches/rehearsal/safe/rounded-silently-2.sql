-- kind: rounded-silently
-- finds: nothing
-- allows: locks
-- why: Only midnights are allowed in the column, so no time of day is lost.
--- schema
create table harbours (
  harbour text primary key,
  pilots smallint
);
create table tides (
  harbour text not null references harbours,
  day timestamp not null constraint whole_days check (day = date_trunc('day', day)),
  high_water time,
  primary key (harbour, day)
);
--- migration
alter table tides drop constraint whole_days;
alter table tides alter column day type date;

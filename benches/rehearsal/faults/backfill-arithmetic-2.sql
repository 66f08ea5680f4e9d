-- kind: backfill-arithmetic
-- finds: fails
-- at: 2
-- needs: 1
-- why: Day and month are checked one by one, so 31 April is stored and is no date.
--- schema
create table authors (
  author_id integer primary key,
  name text not null,
  born_year smallint,
  born_month smallint check (born_month between 1 and 12),
  born_day smallint check (born_day between 1 and 31),
  check (born_year between 1 and 2100)
);
create table works (
  work_id integer primary key,
  author_id integer references authors,
  title text not null,
  published smallint
);
create table editions (
  work_id integer not null references works,
  number smallint not null default 1,
  publisher text,
  primary key (work_id, number)
);
--- migration
alter table authors add column born date;
update authors set born = make_date(born_year, coalesce(born_month, 1), coalesce(born_day, 1));

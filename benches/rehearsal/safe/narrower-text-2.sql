-- kind: narrower-text
-- finds: nothing
-- why: Widening a varchar changes no row and writes no page.
--- schema
create table choirs (
  choir_id integer primary key,
  name varchar(40) not null unique
);
create table singers (
  singer_id integer primary key,
  choir varchar(40) references choirs (name) on update cascade,
  voice varchar(10) not null default 'alto'
);
--- migration
alter table choirs alter column name type varchar(80);
alter table singers alter column choir type varchar(80), alter column voice type text;

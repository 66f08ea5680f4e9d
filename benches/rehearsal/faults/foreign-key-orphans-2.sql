-- kind: foreign-key-orphans
-- finds: fails
-- at: 2
-- needs: 1
-- why: MATCH FULL refuses a place with a country and no region, which the old key let pass.
--- schema
create table regions (
  country char(2) not null,
  region varchar(6) not null,
  title text not null,
  primary key (country, region)
);
create table wineries (
  winery_id integer primary key,
  name text not null,
  country char(2),
  region varchar(6),
  founded smallint check (founded between 800 and 2100),
  constraint wineries_place foreign key (country, region) references regions
);
create table wines (
  winery_id integer not null references wineries on delete cascade,
  label text not null,
  vintage smallint,
  primary key (winery_id, label)
);
--- migration
alter table wineries drop constraint wineries_place;
alter table wineries add constraint wineries_place
  foreign key (country, region) references regions (country, region) match full;

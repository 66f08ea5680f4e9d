-- kind: check-violated
-- finds: fails
-- at: 1
-- needs: 4
-- why: A stay that arrives and leaves on one day meets the old >= and not the new >.
--- schema
create table districts (
  district_id integer primary key,
  name text not null unique
);
create table campsites (
  campsite_id integer primary key,
  district_id integer not null references districts,
  title text not null,
  open_from date
);
create table cabins (
  cabin_id integer primary key,
  campsite_id integer not null references campsites on delete cascade,
  name text not null,
  sleeps smallint not null default 2
);
create table stays (
  stay_id integer primary key,
  cabin_id integer not null references cabins,
  arrival date not null,
  departure date,
  constraint stay_order check (departure >= arrival)
);
create table extras (
  stay_id integer references stays,
  item text,
  quantity integer not null default 1 check (quantity > 0),
  primary key (stay_id, item)
);
--- migration
alter table stays
  drop constraint stay_order,
  add column nights integer generated always as (departure - arrival) stored,
  add constraint stay_order check (departure > arrival);

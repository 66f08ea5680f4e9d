-- kind: exclusion-range-size
-- finds: fails
-- at: 2
-- needs: 5
-- why: Two hires of one boat may overlap today, and the exclusion constraint refuses them.
--- schema
create table marinas (
  marina_id integer primary key,
  lake text not null
);
create table skippers (
  skipper_id integer primary key,
  licence varchar(20) unique,
  name text not null
);
create table boats (
  boat_id integer primary key,
  marina_id integer not null references marinas,
  name text not null,
  berths smallint not null default 4
);
create table hires (
  hire_id integer primary key,
  boat_id integer not null references boats,
  skipper_id integer not null references skippers,
  from_day date not null,
  to_day date not null,
  constraint hire_days check (from_day < to_day),
  unique (boat_id, from_day)
);
create table damages (
  hire_id integer not null references hires,
  part text not null,
  primary key (hire_id, part)
);
--- migration
alter table hires add column days daterange generated always as (daterange(from_day, to_day, '[)')) stored;
alter table hires add constraint hires_apart
  exclude using gist (int8range(boat_id, boat_id, '[]') with &&, days with &&);

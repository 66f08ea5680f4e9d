-- kind: text-to-enum
-- finds: nothing
-- why: A label is added to the type, which touches no row.
--- schema
create type ripeness as enum ('green', 'ripe');
create table orchards (
  orchard_id integer primary key,
  village text not null
);
create table crates (
  crate_id integer primary key,
  orchard_id integer references orchards,
  ripeness ripeness not null default 'green'
);
--- migration
alter type ripeness add value if not exists 'overripe' after 'ripe';
alter table crates add column picked_on date;

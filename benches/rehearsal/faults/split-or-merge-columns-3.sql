-- kind: split-or-merge-columns
-- finds: changes
-- at: 2
-- needs: 1
-- why: Only two parts of the address are kept, and an address with a third part loses it.
--- schema
create table agencies (
  agency_id integer primary key,
  trade_name text not null
);
create table flats (
  flat_id integer primary key,
  agency_id integer references agencies,
  address text not null check (address like '%_,_%'),
  rooms numeric(3, 1) not null,
  rent integer not null check (rent > 0)
);
create table viewings (
  flat_id integer not null references flats,
  visitor text not null,
  at timestamptz not null,
  primary key (flat_id, visitor, at)
);
--- migration
alter table flats add column street text, add column city text;
update flats set street = trim(split_part(address, ',', 1)), city = trim(split_part(address, ',', 2));
alter table flats
  alter column street set not null,
  alter column city set not null,
  drop column address;

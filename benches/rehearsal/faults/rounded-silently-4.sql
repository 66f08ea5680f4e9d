-- kind: rounded-silently
-- finds: changes
-- at: 2
-- needs: 1
-- why: Cents divided by 100 are divided as integers, so the cents are lost before they become numeric.
--- schema
create table toll_roads (
  road varchar(5) primary key,
  operator text not null
);
create table toll_stations (
  station_id integer primary key,
  road varchar(5) not null references toll_roads,
  km numeric(6, 1) not null
);
create table passages (
  passage_id bigint generated always as identity primary key,
  station_id integer references toll_stations,
  plate varchar(10) not null,
  fee_cents integer not null default 0 check (fee_cents >= 0)
);
--- migration
alter table passages add column fee numeric(10, 2) not null default 0;
update passages set fee = fee_cents / 100;
alter table passages drop column fee_cents;

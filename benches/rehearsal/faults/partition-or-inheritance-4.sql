-- kind: partition-or-inheritance
-- finds: fails
-- at: 3
-- needs: 2
-- why: Keys are unique in each table of the family alone, so one number may be in two of them.
--- schema
create table assets (
  asset_no integer primary key,
  label text not null,
  bought_on date,
  price numeric(10, 2) not null default 0
);
create table assets_retired (
  retired_on date not null,
  primary key (asset_no)
) inherits (assets);
create table inspections (
  inspection_id integer primary key,
  asset_no integer not null,
  passed boolean not null default true
);
--- migration
create table equipment (
  asset_no integer not null,
  label text not null,
  bought_on date,
  price numeric(10, 2) not null default 0
);
insert into equipment select asset_no, label, bought_on, price from assets;
alter table equipment add primary key (asset_no);
drop table assets_retired, assets;

-- kind: set-not-null
-- finds: fails
-- at: 2
-- needs: 1
-- why: The domain forbids NULL, and a nullable column of another table uses it as well.
--- schema
create domain postal_code as varchar(10) check (value !~ '^\s');
create table depots (
  depot_id integer primary key,
  street text not null,
  zip postal_code not null
);
create table couriers (
  courier_id integer primary key,
  full_name text not null,
  home_zip postal_code,
  depot_id integer references depots
);
create table parcels (
  barcode varchar(20) primary key,
  destination_zip postal_code not null default '00000',
  courier_id integer references couriers,
  weight_grams integer not null check (weight_grams > 0)
);
--- migration
alter table parcels add column insured boolean not null default false;
alter domain postal_code set not null;

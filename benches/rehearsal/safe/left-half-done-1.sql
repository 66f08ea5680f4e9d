-- kind: left-half-done
-- finds: nothing
-- transaction: none
-- why: The new column gets the default, the index, the comment and the NOT NULL of the one that it replaces.
--- schema
create table shops (
  shop_id integer primary key,
  name text not null
);
create table parcels (
  parcel_id integer primary key,
  shop_id integer references shops,
  grams smallint not null default 500 check (grams > 0)
);
create index parcels_grams on parcels (grams);
comment on column parcels.grams is 'With its box';
--- migration
alter table parcels add column grams_wide integer not null default 500;
comment on column parcels.grams_wide is 'With its box';
update parcels set grams_wide = grams where grams_wide <> grams;
alter table parcels add constraint parcels_grams_wide check (grams_wide > 0) not valid;
alter table parcels validate constraint parcels_grams_wide;
create index concurrently parcels_grams_wide_index on parcels (grams_wide);
alter table parcels drop column grams;
alter table parcels rename column grams_wide to grams;
alter index parcels_grams_wide_index rename to parcels_grams;

-- kind: check-violated
-- finds: nothing
-- transaction: none
-- why: A check lets NULL pass, and all other values of the column meet it by the type of the column.
--- schema
create type flavour as enum ('vanilla', 'chocolate', 'lemon');
create table ice_shops (
  shop_id integer primary key,
  owner_name text
);
create table tubs (
  tub_id integer primary key,
  shop_id integer references ice_shops,
  flavour flavour,
  opened boolean,
  scoops smallint not null default 80
);
--- migration
begin;
alter table tubs add constraint tubs_flavour check (flavour in ('lemon', 'vanilla', 'chocolate')) not valid;
commit;
begin;
alter table tubs validate constraint tubs_flavour;
commit;

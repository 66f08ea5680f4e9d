-- kind: sequence-behind
-- finds: leaves
-- at: 2
-- needs: 1
-- why: The ids are copied, but the identity of the new table still begins at 1.
--- schema
create table vendors (
  id serial primary key,
  name text not null,
  iban varchar(34)
);
create table purchase_orders (
  id serial primary key,
  vendor_id int references vendors,
  placed_on date not null default current_date,
  total numeric(12, 2) not null check (total >= 0)
);
--- migration
create table partners (
  id int generated always as identity primary key,
  name text not null,
  iban varchar(34),
  is_vendor boolean not null default true
);
insert into partners (id, name, iban) overriding system value select id, name, iban from vendors;
alter table purchase_orders drop constraint purchase_orders_vendor_id_fkey;
alter table purchase_orders add constraint purchase_orders_partner foreign key (vendor_id) references partners;
drop table vendors;

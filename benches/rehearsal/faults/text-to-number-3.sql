-- kind: text-to-number
-- finds: fails
-- at: 2
-- needs: 1
-- why: A weight in the JSON may be a text such as "2 kg", or an object.
--- schema
create table product_groups (
  id integer primary key,
  title text not null
);
create table products (
  sku varchar(32) primary key,
  group_id integer references product_groups,
  attributes jsonb not null default '{}'
);
create table stock_levels (
  sku varchar(32) references products,
  site text,
  on_hand integer not null default 0,
  primary key (sku, site)
);
--- migration
alter table products add column weight_g numeric;
update products set weight_g = (attributes ->> 'weight')::numeric where attributes ? 'weight';
update products set attributes = attributes - 'weight' where attributes ? 'weight';

-- kind: partition-or-inheritance
-- finds: fails
-- at: 2
-- needs: 1
-- why: A sale whose country is NULL does not fit the partition for the countries without a table of their own.
--- schema
create table sellers (
  seller_id integer primary key,
  shop text not null
);
create table sales (
  sale_id bigint not null,
  seller_id integer references sellers,
  country char(2) check (country in ('ch', 'li')),
  amount numeric(10, 2) not null default 0
);
create table refunds (
  refund_id bigint primary key,
  sale_id bigint not null,
  amount numeric(10, 2) not null
);
--- migration
create table all_sales (
  sale_id bigint not null,
  seller_id integer,
  country char(2),
  amount numeric(10, 2) not null default 0
) partition by list (country);
alter table all_sales attach partition sales for values in ('ch', 'li');
create table sales_rest partition of all_sales default;

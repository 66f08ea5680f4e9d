-- kind: check-violated
-- finds: fails
-- at: 2
-- needs: 1
-- why: The domain of prices is also the type of refunds, which are negative.
--- schema
create domain euro as numeric(12, 2);
create table dishes (
  dish_id smallint primary key,
  dish text not null unique,
  price euro not null,
  constraint dish_price check (price > 0)
);
create table bills (
  bill_id integer primary key,
  table_no smallint not null check (table_no between 1 and 60),
  total euro not null default 0,
  check (total >= 0)
);
create table adjustments (
  adjustment_id integer primary key,
  bill_id integer references bills,
  amount euro not null,
  reason text not null
);
--- migration
alter table dishes drop constraint dish_price;
alter domain euro add constraint not_negative check (value >= 0);

-- kind: rounded-silently
-- finds: nothing
-- transaction: none
-- why: The division is by 100.0 and the column is wide enough for each number of cents.
--- schema
create table couriers (
  courier_id integer primary key,
  name text not null
);
create table tips (
  tip_id bigint primary key,
  courier_id integer references couriers,
  cents integer
);
--- migration
alter table tips add column amount numeric(12, 2);
update tips set amount = cents / 100.0;
comment on column tips.cents is 'Use amount';

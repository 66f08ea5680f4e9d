-- kind: rounded-silently
-- finds: changes
-- at: 2
-- needs: 1
-- why: The time of day of a delivery is dropped by the cast to date.
--- schema
create table bakeries (
  bakery_id integer primary key,
  name text not null
);
create table orders_of_bread (
  order_id integer primary key,
  bakery_id integer references bakeries,
  loaves smallint not null check (loaves > 0),
  ordered_at timestamp not null default now(),
  deliver_at timestamp without time zone
);
create table closing_days (
  bakery_id integer not null references bakeries,
  day date not null,
  primary key (bakery_id, day)
);
--- migration
alter table orders_of_bread rename column deliver_at to deliver_on;
alter table orders_of_bread alter column deliver_on type date;

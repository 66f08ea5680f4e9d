-- kind: backfill-arithmetic
-- finds: fails
-- at: 2
-- needs: 1
-- why: An item without a discount has NULL there, and a sum with NULL is NULL in a column that is NOT NULL.
--- schema
create table quotes (
  quote_id integer primary key,
  client text not null,
  valid_to date
);
create table quote_items (
  item_id integer primary key,
  quote_id integer references quotes on delete cascade,
  units integer not null check (units between 1 and 10000),
  unit_price numeric(8, 2) not null,
  discount numeric(8, 2) check (discount >= 0)
);
create table signatures (
  quote_id integer primary key references quotes,
  signed_by text not null,
  signed_at timestamptz not null default now()
);
--- migration
alter table quote_items add column net numeric(14, 2) not null default 0;
update quote_items set net = units * unit_price - discount;
alter table quote_items alter column net drop default;

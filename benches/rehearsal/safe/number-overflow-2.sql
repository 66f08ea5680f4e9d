-- kind: number-overflow
-- finds: nothing
-- why: More digits before the point and the same number behind it: nothing is rounded and nothing is rewritten.
--- schema
create table auctions (
  auction_id integer primary key,
  held_on date
);
create table hammer_prices (
  auction_id integer references auctions,
  lot smallint not null,
  price numeric(8, 2),
  primary key (auction_id, lot)
);
--- migration
alter table hammer_prices alter column price type numeric(14, 2);

-- kind: narrower-text
-- finds: nothing
-- allows: locks
-- why: Left() takes 24 characters of columns which hold 12 each, joined without a blank.
--- schema
create table lots (
  lot_id integer primary key,
  house varchar(12) not null,
  number varchar(12)
);
create table bids (
  bid_id integer primary key,
  lot_id integer not null references lots,
  amount numeric(10, 2) not null check (amount > 0)
);
--- migration
create table lot_refs (
  lot_id integer primary key references lots,
  ref varchar(24) not null
);
insert into lot_refs select lot_id, left(house || coalesce(number, ''), 24) from lots;

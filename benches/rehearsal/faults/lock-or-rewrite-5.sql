-- kind: lock-or-rewrite
-- finds: locks
-- at: 2
-- needs: 0
-- why: CLUSTER writes the whole table anew and lets nobody read it meanwhile.
--- schema
create table exchanges (
  mic char(4) primary key,
  name text not null
);
create table trades (
  mic char(4) not null references exchanges,
  traded_at timestamp not null,
  trade_no bigint not null,
  price numeric(18, 6) not null check (price > 0),
  size integer not null check (size > 0),
  primary key (mic, trade_no)
);
create index trades_by_time on trades (traded_at);
--- migration
alter table trades add column venue_flag char(1);
cluster trades using trades_by_time;

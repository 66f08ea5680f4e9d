-- kind: left-half-done
-- finds: leaves or fails
-- at: 1
-- needs: 2
-- why: The concurrent build stops at a pair of equal codes and leaves an invalid index behind.
--- schema
create table promotions (
  promotion_id integer primary key,
  title text not null,
  ends_on date
);
create table vouchers (
  voucher_id integer primary key,
  promotion_id integer references promotions on delete cascade,
  code varchar(16) not null,
  value_cents integer not null check (value_cents > 0)
);
create index vouchers_code on vouchers (code);
--- migration
create unique index concurrently if not exists vouchers_code_once on vouchers (code);
drop index concurrently if exists vouchers_code;

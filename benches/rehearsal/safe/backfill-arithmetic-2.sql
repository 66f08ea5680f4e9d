-- kind: backfill-arithmetic
-- finds: nothing
-- transaction: none
-- why: Checks keep dates and terms within what the sum can hold, and the case covers terms that are NULL.
--- schema
create table tenants (
  tenant_id integer primary key,
  name text
);
create table leases (
  lease_id integer primary key,
  tenant_id integer references tenants,
  starts_on date not null check (starts_on between '1900-01-01' and '2999-12-31'),
  months integer check (months between 1 and 1200)
);
create table deposits (
  lease_id integer primary key references leases on delete cascade,
  amount numeric(10, 2)
);
--- migration
alter table leases add column ends_on date not null default 'infinity';
update leases
set ends_on = case when months is null then 'infinity' else (starts_on + make_interval(months => months))::date end;

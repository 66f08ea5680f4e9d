-- kind: text-cast
-- finds: nothing
-- allows: locks
-- why: The check allows nothing but a UUID in lower case.
--- schema
create table tills (
  till smallint primary key,
  shop text not null
);
create table receipts (
  receipt_key text primary key
    check (receipt_key ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$'),
  till smallint references tills,
  total numeric(9, 2) not null
);
--- migration
alter table receipts drop constraint receipts_receipt_key_check;
alter table receipts alter column receipt_key type uuid using receipt_key::uuid;

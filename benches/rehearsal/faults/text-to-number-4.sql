-- kind: text-to-number
-- finds: fails
-- at: 2
-- needs: 1
-- why: A reference of eleven digits passes the test for digits and is beyond an integer.
--- schema
create table banks (
  bic varchar(11) primary key,
  name text not null
);
create table transfers (
  transfer_id bigint primary key,
  bic varchar(11) references banks,
  reference varchar(18),
  amount numeric(15, 2) not null check (amount <> 0),
  booked_on date not null
);
create table statements (
  statement_no integer primary key,
  opening numeric(15, 2) not null,
  closing numeric(15, 2) not null
);
--- migration
alter table transfers add column invoice_no integer;
update transfers
set invoice_no = case when reference ~ '^\d+$' then reference::integer end
where invoice_no is null;
create index concurrently transfers_invoice on transfers (invoice_no) where invoice_no is not null;

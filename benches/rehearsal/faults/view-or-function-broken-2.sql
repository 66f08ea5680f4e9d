-- kind: view-or-function-broken
-- finds: breaks
-- at: 2
-- needs: 0
-- why: CASCADE drops the view that lists open invoices, and nothing creates it again.
--- schema
create schema billing;
create table billing.parties (
  party_id integer primary key,
  legal_name text not null,
  vat_id varchar(14) unique
);
create table billing.invoices (
  invoice_id integer primary key,
  party_id integer not null references billing.parties,
  issued date not null,
  settled boolean not null default false,
  gross numeric(12, 2) not null
);
create view billing.open_invoices as
  select p.legal_name, p.vat_id, i.invoice_id, i.gross
  from billing.invoices i join billing.parties p using (party_id)
  where not i.settled;
--- migration
create table billing.tax_numbers (
  party_id integer not null references billing.parties,
  country char(2) not null,
  tax_number varchar(20) not null,
  primary key (party_id, country)
);
alter table billing.parties drop column vat_id cascade;
create view billing.late_invoices as
  select invoice_id, party_id from billing.invoices where not settled and issued < current_date - 30;

-- kind: rows-lost
-- finds: loses
-- at: 2 or 3
-- needs: 2
-- why: One merge without a target makes NOT IN unknown for each account, so none is copied.
--- schema
create table accounts (
  account_no integer primary key,
  title text not null,
  opened date not null
);
create table merges (
  merge_id integer primary key,
  replaced integer,
  decided_by text not null,
  decided_on date not null default current_date
);
create table entries (
  entry_id bigint primary key,
  account_no integer not null,
  cents bigint not null
);
--- migration
create table ledger_accounts (like accounts including all);
insert into ledger_accounts
select * from accounts where account_no not in (select replaced from merges);
drop table accounts;
alter table ledger_accounts rename to accounts;

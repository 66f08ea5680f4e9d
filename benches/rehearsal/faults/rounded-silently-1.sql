-- kind: rounded-silently
-- finds: changes
-- at: 1
-- needs: 2
-- why: Exchange rates keep four places and the new column keeps two.
--- schema
create table currencies (
  iso char(3) primary key,
  minor_units smallint not null default 2 check (minor_units between 0 and 4)
);
create table rates (
  iso char(3) not null references currencies,
  on_day date not null,
  rate numeric(10, 4) not null check (rate >= 0),
  primary key (iso, on_day)
);
create table purses (
  purse_id serial primary key,
  iso char(3) references currencies,
  amount numeric(12, 2) not null default 0
);
--- migration
alter table rates alter column rate type numeric(12, 2);
comment on table rates is 'Daily fixing';

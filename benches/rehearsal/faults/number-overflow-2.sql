-- kind: number-overflow
-- finds: fails
-- at: 1
-- needs: 1
-- why: Numeric(12,2) holds amounts of ten digits and numeric(8,2) only of six.
--- schema
create table donors (
  donor_id uuid primary key,
  alias text
);
create table donations (
  donation_id uuid primary key,
  donor_id uuid references donors on delete set null,
  amount numeric(12, 2) not null constraint positive check (amount > 0),
  received_on date not null
);
create table pledges (
  donor_id uuid not null references donors,
  year smallint not null,
  amount numeric(8, 2) not null,
  primary key (donor_id, year)
);
--- migration
alter table donations
  alter column amount type numeric(8, 2),
  alter column amount set default 10;

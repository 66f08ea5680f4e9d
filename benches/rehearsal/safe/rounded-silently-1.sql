-- kind: rounded-silently
-- finds: nothing
-- allows: locks
-- why: The check already demands whole cents, so the narrower scale rounds nothing.
--- schema
create table stands (
  stand_no smallint primary key,
  trader text not null
);
create table takings (
  stand_no smallint not null references stands,
  day date not null,
  amount numeric(12, 4) not null check (amount = round(amount, 2)),
  primary key (stand_no, day)
);
--- migration
alter table takings alter column amount type numeric(12, 2);

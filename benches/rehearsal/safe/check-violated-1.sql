-- kind: check-violated
-- finds: nothing
-- transaction: none
-- why: The old check is narrower than the new one, and the new one is added NOT VALID and validated afterwards.
--- schema
create table drivers (
  driver_id integer primary key,
  age smallint not null constraint adult check (age between 18 and 99)
);
create table fines (
  fine_id integer primary key,
  driver_id integer references drivers,
  points smallint not null default 0
);
--- migration
alter table drivers add constraint plausible check (age >= 16 and age < 120) not valid;
alter table drivers validate constraint plausible;
alter table drivers drop constraint adult;

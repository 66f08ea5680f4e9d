-- kind: set-not-null
-- finds: nothing
-- why: A check on the table already keeps the column from being NULL, so nothing is scanned and nothing can fail.
--- schema
create table turbines (
  turbine_id integer primary key,
  model text not null
);
create table outputs (
  output_id bigint primary key,
  turbine_id integer references turbines,
  kwh numeric(10, 2),
  measured_on date default current_date,
  constraint kwh_there check (kwh is not null and kwh >= 0),
  constraint day_there check (measured_on is not null)
);
--- migration
alter table outputs alter column kwh set not null;
alter table outputs alter column measured_on set not null;
alter table outputs drop constraint day_there;

-- kind: rows-lost
-- finds: nothing
-- allows: locks
-- why: IS TRUE and IS NOT TRUE together take each row once, those with NULL too.
--- schema
create table wings (
  wing text primary key,
  floors smallint
);
create table lockers (
  locker_no integer primary key,
  wing text references wings,
  rented boolean,
  deposit numeric(6, 2) default 10
);
--- migration
create table rented_lockers (
  locker_no integer primary key,
  wing text references wings,
  deposit numeric(6, 2) default 10
);
create table free_lockers (like rented_lockers including all);
insert into rented_lockers select locker_no, wing, deposit from lockers where rented is true;
insert into free_lockers select locker_no, wing, deposit from lockers where rented is not true;
create view all_lockers as
  select locker_no, wing, true as rented, deposit from rented_lockers
  union all
  select locker_no, wing, false, deposit from free_lockers;

-- kind: narrower-text
-- finds: fails
-- at: 2
-- needs: 1
-- why: Each part fits, but a long given name together with a long family name does not fit 50 characters.
--- schema
create table pilots (
  licence varchar(12) primary key,
  given_name varchar(30) not null,
  family_name varchar(30) not null,
  flying_hours integer not null default 0 check (flying_hours >= 0)
);
create table aircraft (
  registration varchar(7) primary key,
  type_code varchar(4) not null,
  seats smallint not null
);
create table flights (
  flight_id bigint primary key,
  registration varchar(7) not null references aircraft,
  licence varchar(12) references pilots,
  off_block timestamp not null,
  on_block timestamp,
  check (on_block > off_block)
);
--- migration
alter table pilots add column badge_name varchar(50);
update pilots set badge_name = concat_ws(' ', given_name, family_name);
alter table pilots alter column badge_name set not null;

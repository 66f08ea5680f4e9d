-- kind: unique-expression
-- finds: fails
-- at: 1
-- needs: 2
-- why: Trimming makes a code with a blank equal to the code without it, and the code is the key.
--- schema
create table airports (
  code varchar(6) primary key,
  city text not null,
  elevation_m integer
);
create table routes (
  id integer primary key,
  origin varchar(6) not null references airports on update cascade,
  destination varchar(6) not null references airports on update cascade,
  distance_km integer not null check (distance_km > 0),
  check (origin <> destination)
);
--- migration
update airports set code = btrim(code) where code <> btrim(code);
alter table airports add constraint airports_code_trimmed check (code = btrim(code));

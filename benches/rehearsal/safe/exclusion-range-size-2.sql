-- kind: exclusion-range-size
-- finds: nothing
-- allows: locks
-- why: A day is unique for each vet already, so ranges of one day never overlap.
--- schema
create table vets (
  vet_id integer primary key,
  name text
);
create table surgeries (
  vet_id integer not null references vets,
  day date not null check (day between '1900-01-01' and '2999-12-31'),
  room smallint,
  unique (vet_id, day)
);
create table closures (
  closed date primary key,
  reason text not null default ''
);
--- migration
alter table surgeries add constraint surgeries_apart
  exclude using gist (int8range(vet_id, vet_id, '[]') with =, daterange(day, day, '[]') with &&);

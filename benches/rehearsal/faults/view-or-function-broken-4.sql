-- kind: view-or-function-broken
-- finds: breaks
-- at: 2
-- needs: 1
-- why: The view stays valid and works while empty, but for each trip it calls a function that reads the renamed table.
--- schema
create table trips (
  trip_id integer primary key,
  title text not null,
  base_price numeric(8, 2) not null default 0
);
create table options (
  option_id integer primary key,
  trip_id integer references trips on delete cascade,
  surcharge numeric(8, 2) not null default 0
);
create function trip_price(wanted integer) returns numeric language plpgsql stable as $fn$
declare
  extra numeric;
begin
  execute 'select coalesce(sum(surcharge), 0) from options where trip_id = $1' into extra using wanted;
  return extra;
end
$fn$;
create view trip_list as
  select trip_id, title, base_price + trip_price(trip_id) as price from trips;
--- migration
alter table trips add column season text not null default 'all year';
alter table options rename to trip_options;
alter table trip_options add column per_person boolean not null default true;

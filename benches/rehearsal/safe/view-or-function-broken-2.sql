-- kind: view-or-function-broken
-- finds: nothing
-- why: The function is replaced in the migration that renames its column, and the view follows the column by itself.
--- schema
create table farms (
  farm_id integer primary key,
  name text not null
);
create table cows (
  cow_id integer primary key,
  farm_id integer references farms,
  litres numeric(5, 1)
);
create view milk as select farm_id, sum(litres) as litres from cows group by farm_id;
create function herd_litres(wanted integer) returns numeric language plpgsql stable as $$
begin
  return (select sum(litres) from cows where farm_id = wanted);
end $$;
--- migration
alter table cows rename column litres to litres_a_day;
create or replace function herd_litres(wanted integer) returns numeric language plpgsql stable as $$
begin
  return (select sum(litres_a_day) from cows where farm_id = wanted);
end $$;

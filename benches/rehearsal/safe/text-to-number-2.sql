-- kind: text-to-number
-- finds: nothing
-- transaction: none
-- why: Only what is a number of at most nine digits is cast, and the text stays beside it.
--- schema
create table farms (
  farm_id integer primary key,
  owner_name text not null
);
create table fields (
  field_id integer primary key,
  farm_id integer references farms,
  yield_note text
);
--- migration
alter table fields add column yield_kg integer;
update fields
set yield_kg = case when yield_note ~ '^ *[0-9]{1,9} *$' then btrim(yield_note)::integer end
where yield_note ~ '[0-9]';

-- kind: exclusion-range-size
-- finds: nothing
-- transaction: none
-- why: Least and greatest put the two ends in order, and the index takes a hash of the text instead of the text.
--- schema
create table wells (
  well_id integer primary key,
  place text not null
);
create table layers (
  layer_id integer primary key,
  well_id integer references wells,
  from_m integer,
  to_m integer,
  description text
);
--- migration
alter table layers add column depth numrange;
update layers set depth = numrange(least(from_m, to_m), greatest(from_m, to_m), '[]');
create index concurrently layers_description on layers (md5(description));

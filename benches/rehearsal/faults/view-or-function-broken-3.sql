-- kind: view-or-function-broken
-- finds: breaks
-- at: 3
-- needs: 0
-- why: The function compares the column with a text, and no operator compares the new type with text.
--- schema
create table wards (
  ward_id integer primary key,
  name text not null
);
create table beds (
  bed_id integer primary key,
  ward_id integer not null references wards,
  state text not null default 'free' check (state in ('free', 'taken', 'cleaning'))
);
create function beds_in_state(wanted text) returns bigint language sql stable as
  'select count(*) from beds where state = wanted';
create view ward_sizes as select ward_id, count(*) as beds from beds group by ward_id;
--- migration
create type bed_state as enum ('free', 'taken', 'cleaning');
alter table beds drop constraint beds_state_check, alter column state drop default;
alter table beds alter column state type bed_state using state::bed_state, alter column state set default 'free';

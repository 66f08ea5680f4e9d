-- kind: sequence-behind
-- finds: leaves
-- at: 5
-- needs: 1
-- why: The sequence is set after the ids of guides only, although ids of rangers were copied as well.
--- schema
create table parks (
  park_id integer primary key,
  name text not null
);
create table guides (
  id integer primary key check (id between 1 and 9999),
  park_id integer references parks,
  name text not null
);
create table rangers (
  id integer primary key check (id >= 10000),
  park_id integer references parks,
  name text not null,
  horse text
);
--- migration
create table staff (
  id serial primary key,
  park_id integer references parks,
  name text not null,
  duty text not null check (duty in ('guide', 'ranger'))
);
insert into staff (id, park_id, name, duty) select id, park_id, name, 'guide' from guides;
insert into staff (id, park_id, name, duty) select id, park_id, name, 'ranger' from rangers;
alter table rangers rename to rangers_before_staff;
select setval('staff_id_seq', (select coalesce(max(id), 0) + 1 from guides), false);

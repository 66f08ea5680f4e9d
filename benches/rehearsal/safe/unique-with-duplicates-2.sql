-- kind: unique-with-duplicates
-- finds: nothing
-- why: The new key takes in the primary key, so no two rows can agree in it.
--- schema
create table landlords (
  landlord_id integer primary key,
  name text not null
);
create table houses (
  house_id integer primary key,
  landlord_id integer references landlords,
  street text
);
create table repairs (
  repair_id integer primary key,
  house_id integer not null references houses,
  cost numeric(9, 2)
);
--- migration
create unique index concurrently houses_with_landlord on houses (landlord_id, house_id);
alter table houses add constraint houses_with_landlord unique using index houses_with_landlord;

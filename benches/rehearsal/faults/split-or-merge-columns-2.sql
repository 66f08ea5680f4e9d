-- kind: split-or-merge-columns
-- finds: changes
-- at: 2
-- needs: 1
-- why: A sailor without a middle name gets NULL, for NULL joined with text is NULL.
--- schema
create table yachts (
  sail_no varchar(12) primary key,
  class text not null
);
create table sailors (
  sailor_id integer primary key,
  sail_no varchar(12) references yachts,
  first_name text not null,
  middle_name text,
  last_name text not null
);
create table races (
  race_id integer primary key,
  start_at timestamptz not null,
  distance_nm numeric(5, 1) check (distance_nm > 0)
);
--- migration
alter table sailors add column display_name text;
update sailors set display_name = first_name || ' ' || middle_name || ' ' || last_name;
alter table sailors
  drop column first_name,
  drop column middle_name,
  drop column last_name;

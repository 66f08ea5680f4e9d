-- kind: split-or-merge-columns
-- finds: nothing
-- transaction: none
-- why: One word becomes the first name and leaves the last name NULL, and the whole name is kept.
--- schema
create table choruses (
  chorus_id integer primary key,
  title text not null
);
create table chorus_members (
  member_id integer primary key,
  chorus_id integer references choruses,
  full_name text not null
);
--- migration
alter table chorus_members add column first_name text, add column last_name text;
update chorus_members set
  first_name = split_part(full_name, ' ', 1),
  last_name = case when position(' ' in full_name) > 0 then substr(full_name, position(' ' in full_name) + 1) end;

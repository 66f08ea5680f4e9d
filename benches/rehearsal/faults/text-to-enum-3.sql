-- kind: text-to-enum
-- finds: fails
-- at: 4
-- needs: 1
-- why: The removed label may still be inside the array of a volunteer's skills.
--- schema
create type skill as enum ('cooking', 'driving', 'first aid', 'fax', 'sewing');
create table camps (
  camp_id integer primary key,
  place text not null,
  needs skill
);
create table volunteers (
  volunteer_id integer primary key,
  name text not null,
  skills skill[] not null default '{}',
  born date
);
create table shifts (
  camp_id integer not null references camps,
  volunteer_id integer not null references volunteers,
  day date not null,
  primary key (camp_id, volunteer_id, day)
);
--- migration
alter type skill rename to skill_before;
create type skill as enum ('cooking', 'driving', 'first aid', 'sewing');
alter table camps alter column needs type skill using nullif(needs::text, 'fax')::skill;
alter table volunteers
  alter column skills drop default,
  alter column skills type skill[] using skills::text[]::skill[],
  alter column skills set default '{}';
drop type skill_before;

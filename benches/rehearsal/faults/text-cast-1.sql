-- kind: text-cast
-- finds: fails
-- at: 1
-- needs: 1
-- why: The preferences are text, and an empty text is no JSON.
--- schema
create table people (
  person_id integer primary key,
  nick varchar(40) not null,
  preferences text default '{}'
);
create table badges (
  badge_id integer primary key,
  caption text not null,
  colour char(7) not null default '#000000' check (colour ~ '^#[0-9a-f]{6}$')
);
create table people_badges (
  person_id integer references people on delete cascade,
  badge_id integer references badges,
  earned_on date,
  primary key (person_id, badge_id)
);
--- migration
alter table people
  alter column preferences drop default,
  alter column preferences type jsonb using preferences::jsonb,
  alter column preferences set default '{}'::jsonb;

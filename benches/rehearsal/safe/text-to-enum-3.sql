-- kind: text-to-enum
-- finds: nothing
-- allows: locks
-- why: The removed label is forbidden by a check in one table, and is taken out of the arrays of the other beforehand.
--- schema
create type allergen as enum ('nuts', 'milk', 'sulphite', 'unused');
create table recipes (
  recipe_id integer primary key,
  title text,
  contains allergen[] default '{}'
);
create table guests (
  guest_id integer primary key,
  main_allergy allergen check (main_allergy <> 'unused'),
  recipe_id integer references recipes
);
create table menus (
  day date not null,
  recipe_id integer not null references recipes,
  primary key (day, recipe_id)
);
--- migration
update recipes set contains = array_remove(contains, 'unused') where 'unused' = any (contains);
alter type allergen rename to allergen_before;
create type allergen as enum ('nuts', 'milk', 'sulphite');
alter table recipes
  alter column contains drop default,
  alter column contains type allergen[] using contains::text[]::allergen[],
  alter column contains set default '{}';
alter table guests
  drop constraint guests_main_allergy_check,
  alter column main_allergy type allergen using main_allergy::text::allergen;
drop type allergen_before;

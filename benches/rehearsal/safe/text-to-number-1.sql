-- kind: text-to-number
-- finds: nothing
-- allows: locks
-- why: The check allows one to nine digits and nothing else, and nine digits fit an integer.
--- schema
create table registries (
  registry_id integer primary key,
  court text not null
);
create table companies (
  company_id integer primary key,
  registry_id integer references registries,
  register_no text check (register_no ~ '^(0|[1-9][0-9]{0,8})$'),
  name text not null
);
--- migration
alter table companies
  drop constraint companies_register_no_check,
  alter column register_no type integer using register_no::integer,
  add check (register_no >= 0);

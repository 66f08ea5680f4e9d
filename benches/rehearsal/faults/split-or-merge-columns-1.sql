-- kind: split-or-merge-columns
-- finds: fails
-- at: 3
-- needs: 1
-- why: A patient known by one word has no family name after the split.
--- schema
create table practices (
  practice_id integer primary key,
  label text not null
);
create table patients (
  patient_id integer primary key,
  practice_id integer references practices,
  full_name varchar(90) not null check (full_name = btrim(full_name) and full_name <> ''),
  birth_year smallint check (birth_year > 1890)
);
create table appointments (
  patient_id integer not null references patients,
  at timestamp not null,
  kind text not null default 'check-up',
  primary key (patient_id, at)
);
--- migration
alter table patients add column given_names text, add column family_name text;
update patients set
  given_names = regexp_replace(full_name, '\s*\S+$', ''),
  family_name = substring(full_name from '\S\s+(\S+)$');
alter table patients alter column family_name set not null;

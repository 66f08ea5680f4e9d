-- kind: text-to-enum
-- finds: changes
-- at: 2
-- needs: 1
-- why: The CASE has no ELSE, so an instrument it does not list becomes NULL.
--- schema
create table ensembles (
  ensemble_id integer primary key,
  title text not null
);
create table musicians (
  musician_id integer primary key,
  ensemble_id integer references ensembles,
  stage_name text not null,
  instrument text
);
create table rehearsals (
  ensemble_id integer not null references ensembles,
  starts timestamptz not null,
  room text,
  primary key (ensemble_id, starts)
);
--- migration
create type section as enum ('strings', 'winds', 'percussion');
alter table musicians alter column instrument type section using (
  case
    when instrument ~* '^(violin|viola|cello|bass)' then 'strings'
    when instrument ~* '^(flute|oboe|horn|tuba)' then 'winds'
    when instrument ~* '^(drum|timpani)' then 'percussion'
  end
)::section;
alter table musicians rename column instrument to section;

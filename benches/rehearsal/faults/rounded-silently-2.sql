-- kind: rounded-silently
-- finds: changes
-- at: 1
-- needs: 1
-- why: Half a point of a mark is rounded to a whole one.
--- schema
create table pupils (
  pupil_id integer primary key,
  initials varchar(6) not null
);
create table exams (
  exam_id integer primary key,
  subject text not null,
  max_points real not null default 100 check (max_points between 1 and 1000)
);
create table marks (
  exam_id integer not null references exams,
  pupil_id integer not null references pupils,
  points double precision check (points between 0 and 1000),
  primary key (exam_id, pupil_id)
);
--- migration
do $$
declare col record;
begin
  for col in
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and data_type in ('real', 'double precision')
      and table_name in ('exams', 'marks')
  loop
    execute format('alter table %I alter column %I type integer', col.table_name, col.column_name);
  end loop;
end $$;

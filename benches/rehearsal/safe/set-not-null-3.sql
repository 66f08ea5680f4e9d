-- kind: set-not-null
-- finds: nothing
-- transaction: none
-- allows: locks
-- why: Where the school has no language either, a fixed one is used.
--- schema
create table schools (
  school_id integer primary key,
  name text not null,
  language char(2)
);
create table classes (
  class_id integer primary key,
  school_id integer references schools,
  grade smallint check (grade between 1 and 13),
  language char(2)
);
--- migration
update classes c
set language = coalesce((select s.language from schools s where s.school_id = c.school_id), 'en')
where c.language is null;
alter table classes alter column language set default 'en', alter column language set not null;

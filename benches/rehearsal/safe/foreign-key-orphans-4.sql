-- kind: foreign-key-orphans
-- finds: nothing
-- why: Both keys are deferrable, so parents and children may be numbered anew one after the other.
--- schema
create table chapters (
  chapter_no integer constraint chapters_pk primary key deferrable initially immediate,
  heading text not null,
  check (chapter_no between 1 and 500)
);
create table verses (
  chapter_no integer not null,
  verse_no integer not null check (verse_no > 0),
  words text not null default '',
  constraint verse_once unique (chapter_no, verse_no) deferrable initially immediate
);
--- migration
set constraints all deferred;
update chapters set chapter_no = 501 - chapter_no;
update verses set chapter_no = 501 - chapter_no where chapter_no between 1 and 500;
set constraints all immediate;
comment on table chapters is 'Counted from the end';

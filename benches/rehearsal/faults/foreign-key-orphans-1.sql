-- kind: foreign-key-orphans
-- finds: fails
-- at: 2
-- needs: 1
-- why: Nothing kept old loans from naming a book that has since been removed.
--- schema
create table books (
  isbn char(13) primary key,
  title text not null,
  shelf varchar(8)
);
create table readers (
  reader_id integer primary key,
  name text not null,
  email text unique
);
create table loans (
  loan_id bigserial primary key,
  isbn char(13) not null,
  reader_id integer references readers,
  lent_on date not null default current_date,
  due_on date not null,
  check (due_on > lent_on)
);
--- migration
create index loans_isbn on loans (isbn);
alter table loans
  add constraint loans_book foreign key (isbn) references books (isbn) on update cascade;

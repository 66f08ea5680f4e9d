-- kind: foreign-key-orphans
-- finds: nothing
-- transaction: none
-- why: Each code without a row of its own gets one before the key is added and validated.
--- schema
create table postcodes (
  code varchar(8) primary key,
  place text not null default '?'
);
create table letters (
  letter_id integer primary key,
  code varchar(8),
  grams smallint not null default 20
);
--- migration
alter table letters add constraint letters_code foreign key (code) references postcodes not valid;
insert into postcodes (code) select distinct code from letters where code is not null on conflict do nothing;
alter table letters validate constraint letters_code;

-- kind: set-not-null
-- finds: nothing
-- transaction: none
-- why: NULLs are filled first, and the validated check spares SET NOT NULL its scan.
--- schema
create table kennels (
  kennel_id integer primary key,
  name text not null
);
create table dogs (
  dog_id integer primary key,
  kennel_id integer references kennels,
  call_name text not null,
  breed text,
  chip varchar(15) unique
);
--- migration
alter table dogs alter column breed set default 'mixed';
update dogs set breed = 'mixed' where breed is null;
alter table dogs add constraint breed_known check (breed is not null) not valid;
alter table dogs validate constraint breed_known;
alter table dogs alter column breed set not null;
alter table dogs drop constraint breed_known;

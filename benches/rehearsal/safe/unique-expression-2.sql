-- kind: unique-expression
-- finds: nothing
-- why: Only rows with a serial number enter the index, and the exclusion constraint keeps those apart already.
--- schema
create table labs (
  lab text primary key,
  biosafety smallint not null default 1 check (biosafety between 1 and 4)
);
create table instruments (
  instrument_id integer primary key,
  lab text references labs on update cascade,
  serial varchar(40),
  constraint serial_apart exclude (serial with =) where (serial <> '')
);
--- migration
create unique index concurrently instruments_serial on instruments (serial) where serial <> '';
alter table instruments drop constraint serial_apart;

-- kind: split-or-merge-columns
-- finds: nothing
-- allows: locks
-- why: Concat_ws passes over NULL, and the column for the result is text.
--- schema
create table depots (
  depot_id integer primary key,
  region text
);
create table addresses (
  address_id integer primary key,
  depot_id integer references depots,
  street varchar(60) not null,
  floor varchar(60),
  town varchar(60)
);
--- migration
create table address_lines (
  address_id integer primary key references addresses on delete cascade,
  line text not null
);
insert into address_lines
select address_id, concat_ws(', ', street, nullif(btrim(floor), ''), nullif(btrim(town), ''))
from addresses;

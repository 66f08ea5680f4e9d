-- kind: rows-lost
-- finds: nothing
-- allows: locks
-- why: The left join keeps seats without a sponsor, and the new table has all columns, keys and defaults of the old one.
--- schema
create table sponsors (
  sponsor_id integer primary key,
  company text
);
create table seats (
  seat_no varchar(6) primary key,
  sponsor_id integer references sponsors,
  wheelchair boolean not null default false
);
--- migration
create table places (
  seat_no varchar(6) primary key,
  sponsor_id integer references sponsors,
  sponsor_name text,
  wheelchair boolean not null default false
);
insert into places
select s.seat_no, s.sponsor_id, p.company, s.wheelchair
from seats s left join sponsors p using (sponsor_id);
drop table seats;

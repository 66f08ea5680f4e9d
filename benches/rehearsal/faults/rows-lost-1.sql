-- kind: rows-lost
-- finds: loses
-- at: 2 or 3
-- needs: 1
-- why: The inner join leaves out parts without a supplier, and the old table is dropped.
--- schema
create table suppliers (
  supplier_id integer primary key,
  company text not null,
  country char(2)
);
create table parts (
  part_no varchar(20) primary key,
  supplier_id integer references suppliers,
  description text not null default '',
  cost numeric(10, 2) check (cost >= 0)
);
create table machines (
  machine_id integer primary key,
  model text not null
);
--- migration
create table components (
  part_no varchar(20) primary key,
  supplier_id integer references suppliers,
  supplier_name text,
  description text not null default '',
  cost numeric(10, 2) check (cost >= 0)
);
insert into components
select p.part_no, s.supplier_id, s.company, p.description, p.cost
from parts p join suppliers s on s.supplier_id = p.supplier_id;
drop table parts;

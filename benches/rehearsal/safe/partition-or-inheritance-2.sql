-- kind: partition-or-inheritance
-- finds: nothing
-- why: A check and NOT NULL on the table already demand what the partition it becomes demands, and no default partition is searched.
--- schema
create table suppliers (
  supplier_id integer primary key,
  name text not null
);
create table deliveries (
  delivery_id bigint not null,
  supplier_id integer references suppliers,
  arrived_on date not null,
  pallets smallint default 1
) partition by range (arrived_on);
create table deliveries_2023 partition of deliveries for values from ('2023-01-01') to ('2024-01-01');
create table deliveries_2024 (
  delivery_id bigint not null,
  supplier_id integer references suppliers,
  arrived_on date not null,
  pallets smallint default 1,
  constraint in_2024 check (arrived_on >= '2024-01-01' and arrived_on < '2025-01-01')
);
--- migration
alter table deliveries attach partition deliveries_2024 for values from ('2024-01-01') to ('2025-01-01');
alter table deliveries_2024 drop constraint in_2024;

-- kind: backfill-arithmetic
-- finds: fails
-- at: 2
-- needs: 1
-- why: The guard tests the gross weight, but the divisor is gross less tare, which is 0 when they are equal.
--- schema
create table carriers (
  scac char(4) primary key,
  title text not null
);
create table shipments (
  shipment_id integer primary key,
  scac char(4) references carriers,
  gross_kg numeric(9, 2) not null,
  tare_kg numeric(9, 2) not null default 0,
  freight numeric(10, 2) not null check (freight >= 0),
  check (gross_kg >= tare_kg and tare_kg >= 0)
);
create table pallets (
  pallet_id integer primary key,
  shipment_id integer references shipments,
  stackable boolean not null default true
);
--- migration
alter table shipments add column freight_per_kg numeric(24, 4);
update shipments
set freight_per_kg = case when gross_kg > 0 then freight / (gross_kg - tare_kg) else 0 end;

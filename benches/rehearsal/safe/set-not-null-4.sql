-- kind: set-not-null
-- finds: nothing
-- allows: locks
-- why: The columns of the new primary key are NOT NULL and unique already, and the index is built beside the traffic.
--- schema
create domain ward_code as char(3) not null check (value ~ '^[A-Z]{3}$');
create table hospitals (
  hospital_id integer primary key,
  title text not null
);
create table wards (
  hospital_id integer not null references hospitals,
  ward ward_code,
  floor smallint,
  unique (ward, hospital_id)
);
--- migration
create unique index concurrently wards_both on wards (hospital_id, ward);
alter table wards alter column ward set not null;
alter table wards add constraint wards_pkey primary key using index wards_both;

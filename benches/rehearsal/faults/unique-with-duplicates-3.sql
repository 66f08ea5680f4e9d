-- kind: unique-with-duplicates
-- finds: fails
-- at: 2
-- needs: 5
-- why: The dedupe keeps the newest reading, so two readings of the same instant both stay.
--- schema
create table streets (
  street_id integer primary key,
  name text not null
);
create table premises (
  premises_id integer primary key,
  street_id integer not null references streets,
  house_no varchar(8) not null,
  unique (street_id, house_no)
);
create table meters (
  serial_no text primary key,
  premises_id integer not null references premises,
  installed_on date not null,
  unit text not null default 'kWh' check (unit in ('kWh', 'm3'))
);
create table readings (
  reading_id bigint generated always as identity primary key,
  serial_no text not null references meters,
  read_on date not null,
  entered_at timestamptz not null default now(),
  value numeric(12, 3) not null
);
create table tariffs (
  tariff_id int primary key,
  unit text not null,
  price numeric(8, 5) not null check (price > 0)
);
--- migration
delete from readings older
using readings newer
where older.serial_no = newer.serial_no
  and older.read_on = newer.read_on
  and older.entered_at < newer.entered_at;
create unique index readings_one_a_day on readings (serial_no, read_on);

-- kind: lock-or-rewrite
-- finds: nothing
-- why: A constant default needs no rewrite, and the index is built beside the traffic.
--- schema
create table stations (
  station_id integer primary key,
  name text not null
);
create table departures (
  departure_id bigint primary key,
  station_id integer references stations,
  leaves_at timestamptz,
  track varchar(4)
);
--- migration
set lock_timeout = '2s';
alter table departures add column cancelled boolean not null default false, add column noted_at timestamptz default now();
create index concurrently departures_by_time on departures (station_id, leaves_at);
reset lock_timeout;

-- kind: number-overflow
-- finds: fails
-- at: 2
-- needs: 3
-- why: Each count fits an integer, but the sum of two counts of one sensor does not.
--- schema
create table sensors (
  sensor_id smallint primary key,
  road text not null
);
create table hourly_counts (
  sensor_id smallint not null references sensors,
  hour timestamptz not null,
  vehicles integer not null check (vehicles >= 0),
  primary key (sensor_id, hour)
);
create table outages (
  sensor_id smallint not null references sensors,
  from_at timestamptz not null,
  to_at timestamptz
);
--- migration
create table sensor_totals (
  sensor_id smallint primary key references sensors,
  vehicles integer not null,
  hours integer not null
);
insert into sensor_totals
select sensor_id, sum(vehicles), count(*) from hourly_counts group by sensor_id;

-- kind: number-overflow
-- finds: fails
-- at: 2
-- needs: 5
-- why: Each count fits an integer, but the sum of two counts of one sensor does not.
--- schema
create table counties (
  county char(3) primary key,
  title text not null
);
create table roads (
  road_no varchar(8) not null,
  county char(3) not null references counties,
  lanes smallint not null default 2,
  primary key (county, road_no)
);
create table sensors (
  sensor_id smallint primary key,
  county char(3) not null,
  road_no varchar(8) not null,
  foreign key (county, road_no) references roads
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

-- kind: partition-or-inheritance
-- finds: fails
-- at: 5
-- needs: 2
-- why: A measurement before 2022 or after 2025 fits none of the partitions.
--- schema
create table buoys (
  buoy varchar(8) primary key,
  sea text not null
);
create table wave_heights (
  buoy varchar(8) not null references buoys,
  measured_at timestamptz not null,
  metres numeric(4, 2) not null check (metres >= 0),
  primary key (buoy, measured_at)
);
--- migration
create table waves (
  buoy varchar(8) not null,
  measured_at timestamptz not null,
  metres numeric(4, 2) not null check (metres >= 0),
  primary key (buoy, measured_at)
) partition by range (measured_at);
create table waves_2022 partition of waves for values from ('2022-01-01Z') to ('2023-01-01Z');
create table waves_2023 partition of waves for values from ('2023-01-01Z') to ('2024-01-01Z');
create table waves_2024 partition of waves for values from ('2024-01-01Z') to ('2026-01-01Z');
insert into waves table wave_heights;
drop table wave_heights;

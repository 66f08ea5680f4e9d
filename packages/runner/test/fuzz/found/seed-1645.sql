-- Seed 1645, empty: lengths that cases ask of a key elsewhere
-- Asked: 50 rows. Can hold: routes 13, stations 11, trips 20.
CREATE TABLE routes (
  id bigint NOT NULL,
  station_code varchar(16) NOT NULL
);
CREATE TABLE stations (
  code varchar(16) NOT NULL
);
CREATE TABLE trips (
  route_id bigint NOT NULL
);
ALTER TABLE routes ADD CONSTRAINT routes_key_1 PRIMARY KEY (id);
ALTER TABLE stations ADD CONSTRAINT stations_key_5 PRIMARY KEY (code);
ALTER TABLE routes ADD CONSTRAINT routes_fk_15 FOREIGN KEY (station_code) REFERENCES stations (code);
ALTER TABLE trips ADD CONSTRAINT trips_fk_23 FOREIGN KEY (route_id) REFERENCES routes (id);
ALTER TABLE routes ADD CONSTRAINT routes_check_28 CHECK (length(station_code) IN ((4), (5)));

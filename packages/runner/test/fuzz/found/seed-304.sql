-- Seed 304, empty: public.groups: 23514 new row for relation "stations" violates check constraint "stations_check_9" (Failing row contains (40, (59.20,E77), North Gate, The pump runs dry. Check the readings again next week., 45).); public.
-- Asked: 50 rows. Can hold: groups 14, stations 14.
-- After repair.
CREATE TYPE amount_of AS (value numeric(8,2), currency char(3));
CREATE TABLE groups (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  station_id bigint NOT NULL
);
CREATE TABLE stations (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  balance amount_of NOT NULL,
  label varchar(12) NOT NULL,
  note text NOT NULL,
  group_id bigint
);
ALTER TABLE groups ADD CONSTRAINT groups_key_1 PRIMARY KEY (id);
ALTER TABLE stations ADD CONSTRAINT stations_key_4 PRIMARY KEY (id);
ALTER TABLE groups ADD CONSTRAINT groups_fk_5 FOREIGN KEY (station_id) REFERENCES stations (id) DEFERRABLE;
ALTER TABLE stations ADD CONSTRAINT stations_fk_6 FOREIGN KEY (group_id) REFERENCES groups (id) DEFERRABLE;
ALTER TABLE stations ADD CONSTRAINT stations_check_9 CHECK ((id - group_id <> (-5) OR group_id * 2 BETWEEN (16) AND (24)));

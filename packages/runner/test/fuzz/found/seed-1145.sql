-- Seed 1145, wrong cap: 10 rows of 50, though 15 are possible: 
-- Asked: 50 rows. Can hold: routes 15.
CREATE TABLE routes (
  id bigint NOT NULL,
  route_id bigint
);
ALTER TABLE routes ADD CONSTRAINT routes_key_1 PRIMARY KEY (id);
ALTER TABLE routes ADD CONSTRAINT routes_fk_2 FOREIGN KEY (route_id) REFERENCES routes (id);
ALTER TABLE routes ADD CONSTRAINT routes_check_4 CHECK (route_id * 2 BETWEEN (2) AND (20));

-- Seed 1299, wrong cap: a case that asks what its condition says, or something else
-- Asked: 50 rows. Can hold: routes 20, bookings 9.
CREATE TABLE routes (
  month integer NOT NULL,
  priority text NOT NULL
);
CREATE TABLE bookings (
  route_month_2 integer NOT NULL,
  route_priority_2 text NOT NULL,
  score integer NOT NULL,
  code text NOT NULL,
  country text GENERATED ALWAYS AS (code || '-' || score) STORED
);
ALTER TABLE routes ADD CONSTRAINT routes_key_1 PRIMARY KEY (month, priority);
ALTER TABLE bookings ADD CONSTRAINT bookings_fk_9 FOREIGN KEY (route_month_2, route_priority_2) REFERENCES routes (month, priority);
CREATE UNIQUE INDEX bookings_made ON bookings (country);
ALTER TABLE bookings ADD CONSTRAINT bookings_check_27 CHECK (CASE WHEN left(code, 2) <> route_priority_2 THEN left(code, 2) <> route_priority_2 ELSE route_month_2 IS NOT NULL END);

-- Nothing overlaps (VALIDITY 4): ranges, pairs of columns, equal parts beside them.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE rooms (id integer PRIMARY KEY);
CREATE TABLE bookings (
  id integer PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms,
  during tstzrange NOT NULL,
  CONSTRAINT no_double_booking EXCLUDE USING gist (room_id WITH =, during WITH &&)
);
CREATE TABLE tenures (
  id integer PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms,
  from_day date NOT NULL, to_day date,
  CONSTRAINT d_order CHECK (to_day >= from_day),
  CONSTRAINT one_at_a_time EXCLUDE USING gist (room_id WITH =, daterange(from_day, COALESCE(to_day, 'infinity'), '[)') WITH &&)
);
CREATE TABLE slots (id integer PRIMARY KEY, span int4range NOT NULL, EXCLUDE USING gist (span WITH &&));
CREATE TABLE uniform (id integer PRIMARY KEY, colour text NOT NULL, EXCLUDE USING gist (colour WITH <>));
CREATE TABLE still_open (id integer PRIMARY KEY, room_id integer NOT NULL, span tsrange NOT NULL CONSTRAINT b_open CHECK (upper_inf(span)), EXCLUDE USING gist (room_id WITH =, span WITH &&));

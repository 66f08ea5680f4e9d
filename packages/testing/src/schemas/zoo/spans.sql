-- Nothing overlaps (VALIDITY 4): ranges, pairs of columns, equal parts beside them.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE rooms (id integer PRIMARY KEY);
CREATE TABLE bookings (
  id integer PRIMARY KEY,
  room_id integer NOT NULL REFERENCES rooms,
  during tstzrange NOT NULL,
  CONSTRAINT no_double_booking EXCLUDE USING gist (room_id WITH =, during WITH &&) -- of: 4.exclusion
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
CREATE TABLE still_open (id integer PRIMARY KEY, room_id integer NOT NULL, span tsrange NOT NULL CONSTRAINT b_open CHECK (upper_inf(span)), EXCLUDE USING gist (room_id WITH =, span WITH &&)); -- of: 9.open-range-exclusion
-- Stretches that may not overlap, and are as long as a condition says.
CREATE TABLE fiscal_years (
  company integer NOT NULL, year integer NOT NULL, starts date NOT NULL, ends date NOT NULL,
  PRIMARY KEY (company, year),
  CONSTRAINT d_a_year_long CHECK (ends > starts AND ends - starts BETWEEN 364 AND 366),
  CONSTRAINT no_two_at_once EXCLUDE USING gist (company WITH =, daterange(starts, ends, '[]') WITH &&)
);
CREATE TABLE shifts (
  id integer PRIMARY KEY, person integer NOT NULL,
  shift daterange NOT NULL CONSTRAINT b_at_most_two_weeks CHECK (upper(shift) - lower(shift) <= 14 AND lower(shift) IS NOT NULL AND upper(shift) IS NOT NULL),
  CONSTRAINT one_shift_at_a_time EXCLUDE USING gist (person WITH =, shift WITH &&)
);
CREATE TABLE operations (
  id integer PRIMARY KEY, theatre integer NOT NULL, starts timestamp NOT NULL, ends timestamp NOT NULL,
  CONSTRAINT d_half_a_day CHECK (ends > starts AND ends - starts <= interval '12 hours'),
  CONSTRAINT one_in_a_theatre EXCLUDE USING gist (theatre WITH =, tsrange(starts, ends) WITH &&)
);
CREATE TABLE widths (
  id integer PRIMARY KEY,
  days daterange NOT NULL CONSTRAINT b_width_in_days CHECK (upper(days) - lower(days) BETWEEN 1 AND 90),
  numbers int4range CONSTRAINT b_least_width CHECK (upper(numbers) - lower(numbers) >= 5),
  hours tstzrange CONSTRAINT b_exact_width CHECK (upper(hours) - lower(hours) = interval '2 hours')
);

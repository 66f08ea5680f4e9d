-- Seed 638, wrong cap: 6 rows of 50, though 13 are possible: of a key over a year and a number that a condition moves, the number was made different
-- Asked: 50 rows. Can hold: events 13.
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  year integer,
  score integer NOT NULL
);
ALTER TABLE events ADD CONSTRAINT events_key_13 UNIQUE NULLS NOT DISTINCT (year, score);
ALTER TABLE events ADD CONSTRAINT events_check_21 CHECK (NOT (coalesce(id, 0) < score * 2));
ALTER TABLE events ADD CONSTRAINT events_check_22 CHECK ((year IN ((0), (2), (3)) OR score * 2 < greatest(year, year)));

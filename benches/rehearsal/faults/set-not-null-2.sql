-- kind: set-not-null
-- finds: fails
-- at: 3
-- needs: 2
-- why: The backfill copies the currency of the venue, and a venue may have none.
--- schema
CREATE TABLE venue (
  venue_no  SERIAL PRIMARY KEY,
  title     VARCHAR(80) NOT NULL,
  currency  CHAR(3),
  seats     INT NOT NULL CHECK (seats BETWEEN 1 AND 100000)
);
CREATE TABLE performance (
  performance_no SERIAL PRIMARY KEY,
  venue_no       INT NOT NULL REFERENCES venue,
  starts_at      TIMESTAMPTZ NOT NULL,
  UNIQUE (venue_no, starts_at)
);
CREATE TABLE reservation (
  reservation_no SERIAL PRIMARY KEY,
  venue_no       INT NOT NULL REFERENCES venue,
  performance_no INT REFERENCES performance,
  guest          TEXT NOT NULL,
  price          NUMERIC(10,2) NOT NULL DEFAULT 0
);
--- migration
ALTER TABLE reservation ADD COLUMN currency CHAR(3);
UPDATE reservation AS r SET currency = v.currency FROM venue AS v WHERE v.venue_no = r.venue_no;
ALTER TABLE reservation ALTER COLUMN currency SET NOT NULL;

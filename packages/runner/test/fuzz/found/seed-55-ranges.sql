-- Seed 55, short: ranges of dates far beyond the calendar
-- Asked: 50 rows. Can hold: leases 11.
CREATE TABLE leases ( during daterange, archived boolean);
CREATE UNIQUE INDEX leases_index_8 ON leases (during, archived);

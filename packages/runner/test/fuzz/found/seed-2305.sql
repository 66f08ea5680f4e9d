-- Seed 2305, wrong cap: 17 rows of 50, though 19 are possible: public.events: 23514 new row for relation "events_part2" violates check constraint "events_check_7" (Failing row contains (2, 11, 2025-10-20, 2025-10-12).); public.events: 23514 new
-- Asked: 50 rows. Can hold: events 19.
CREATE TABLE events (
  id bigint NOT NULL,
  version integer NOT NULL,
  due_date date NOT NULL,
  opened_on date NOT NULL
) PARTITION BY RANGE (version, id);
CREATE TABLE events_part1 PARTITION OF events FOR VALUES FROM (0, MINVALUE) TO (10, MAXVALUE);
CREATE TABLE events_part2 PARTITION OF events FOR VALUES FROM (11, 0) TO (30, MAXVALUE);
CREATE TABLE events_part9 PARTITION OF events DEFAULT;
ALTER TABLE events ADD CONSTRAINT events_check_7 CHECK (opened_on >= due_date);
ALTER TABLE events ADD CONSTRAINT events_check_10 CHECK (((coalesce(version, 0) < due_date - opened_on) IS NOT TRUE OR version BETWEEN (14) AND (2)));

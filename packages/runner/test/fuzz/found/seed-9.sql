-- Seed 9, short: 27 rows of 50, and nothing says why: public.routes: 23P01 conflicting key value violates exclusion constraint "routes_exclude_19" (Key (score, rank)=(15, 4) conflicts with existing key (score, rank)=(15, 1).)
-- Asked: 50 rows. Can hold: routes 5.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE routes (
  score integer NOT NULL,
  rank integer NOT NULL
);
ALTER TABLE routes ADD CONSTRAINT routes_exclude_19 EXCLUDE USING gist (score WITH =, rank WITH <>);

-- Tables with room for as many rows as are asked: each gets all of them (room.test.ts).
CREATE EXTENSION IF NOT EXISTS btree_gist;
-- Keys of one or two characters: digits, capitals, signs and other letters where small letters run out.
CREATE TABLE platforms (mark char(1) PRIMARY KEY CONSTRAINT b_mark CHECK (mark <> ' '), called text NOT NULL);
CREATE TABLE brands (sign varchar(1) NOT NULL UNIQUE);
CREATE TABLE wards (floor char(1), side char(1), PRIMARY KEY (floor, side));
CREATE TABLE glyphs (id integer PRIMARY KEY, glyph text NOT NULL UNIQUE CONSTRAINT b_one_letter CHECK (length(glyph) = 1 AND glyph = lower(glyph)));
-- Texts that must name something that there is: a function, a table, a type.
CREATE FUNCTION is_function(named text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$ BEGIN RETURN to_regproc(named) IS NOT NULL; END $$;
CREATE FUNCTION is_ours(named text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN IF named IS NULL THEN RETURN false; END IF; RETURN EXISTS (SELECT 1 FROM pg_catalog.pg_proc p WHERE p.proname = named AND p.pronargs = 1); END $$;
CREATE FUNCTION tidy(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT btrim($1) $$;
CREATE TABLE pipelines (
  id integer PRIMARY KEY,
  step text NOT NULL DEFAULT 'step_that_went' CONSTRAINT e_step CHECK (is_function(step)),
  last_step text CONSTRAINT e_last_step CHECK (is_ours(last_step))
);
CREATE TABLE pipeline_runs (id integer PRIMARY KEY, pipeline_id integer NOT NULL REFERENCES pipelines);
CREATE TABLE watched (
  id integer PRIMARY KEY,
  relation text NOT NULL CONSTRAINT e_relation CHECK (NOT (to_regclass(relation) IS NULL)),
  of_type text CONSTRAINT e_type CHECK (to_regtype(of_type) IS NOT NULL)
);
CREATE TABLE hooks (signature varchar(80) PRIMARY KEY CONSTRAINT e_signature CHECK (to_regprocedure(signature) IS NOT NULL));
-- Times on a grid, and spans whose ends are sums over one column, beside exclusions.
CREATE TABLE halls (id integer PRIMARY KEY);
CREATE TABLE rehearsals (
  id integer PRIMARY KEY,
  hall_id integer NOT NULL REFERENCES halls,
  on_day date NOT NULL, begins time NOT NULL, ends time,
  CONSTRAINT d_begins_first CHECK (begins < ends),
  CONSTRAINT b_whole_minutes CHECK (EXTRACT(second FROM begins) = 0 AND NOT (EXTRACT(second FROM ends) <> 0)),
  CONSTRAINT one_rehearsal_at_a_time EXCLUDE USING gist (tsrange(on_day + begins, on_day + ends) WITH &&, hall_id WITH =)
);
CREATE TABLE tunings (
  id integer PRIMARY KEY,
  hall integer NOT NULL, begins timestamp NOT NULL, minutes integer NOT NULL,
  CONSTRAINT b_half_hours CHECK (EXTRACT(minute FROM begins) IN (0, 30) AND date_trunc('minute', begins) = begins),
  CONSTRAINT b_minutes CHECK (minutes > 0 AND minutes <= 90),
  CONSTRAINT one_tuning_at_a_time EXCLUDE USING gist (hall WITH =, tsrange(begins, begins + minutes * interval '1 minute') WITH &&)
);
CREATE TABLE rows_of_seats (
  id integer PRIMARY KEY, first_seat integer NOT NULL, seats integer NOT NULL,
  CONSTRAINT no_seat_twice EXCLUDE USING gist (int4range(first_seat, first_seat + seats) WITH &&)
);
CREATE TABLE concerts (
  id integer PRIMARY KEY, begins timestamp NOT NULL, ends timestamp NOT NULL,
  CONSTRAINT d_ends_later CHECK (begins < ends),
  CONSTRAINT b_quarters CHECK (EXTRACT(minute FROM begins)::integer % 15 = 0 AND EXTRACT(second FROM begins) = 0),
  CONSTRAINT b_full_minutes CHECK (date_part('second', ends) = 0),
  CONSTRAINT one_concert_at_a_time EXCLUDE USING gist (tsrange(begins, ends) WITH &&)
);
-- Documents of one form or another, under a key.
CREATE TABLE matchers (
  id integer PRIMARY KEY,
  registry text NOT NULL CONSTRAINT b_registry CHECK (registry IN ('hex', 'pypi')),
  rule jsonb NOT NULL,
  CONSTRAINT c_one_rule CHECK (
    (rule ? 'versions' AND rule ->> 'versions' <> '' AND rule ->> 'package' <> '' AND NOT (rule ? 'packages'))
    OR (rule ? 'packages' AND rule ->> 'packages' <> '' AND NOT (rule ? 'versions'))
  ),
  UNIQUE (registry, rule)
);
CREATE TABLE shapes (
  kind text NOT NULL CONSTRAINT b_kind CHECK (kind IN ('disc', 'box')),
  measures jsonb PRIMARY KEY,
  CONSTRAINT c_measures CHECK (CASE kind WHEN 'disc' THEN (measures ->> 'radius')::numeric > 3 ELSE measures ?& ARRAY['width', 'height'] AND NOT measures ? 'radius' END)
);
-- Ranges within ranges, beside an exclusion.
CREATE TABLE semesters (
  id integer PRIMARY KEY,
  taught daterange NOT NULL, lectures daterange NOT NULL, exams daterange NOT NULL, breaks datemultirange NOT NULL,
  CONSTRAINT b_has_ends CHECK (NOT (lower_inf(taught) OR upper_inf(taught))),
  CONSTRAINT d_lectures CHECK (lectures <@ taught),
  CONSTRAINT d_exams CHECK (taught @> exams AND NOT isempty(exams)),
  CONSTRAINT d_breaks CHECK (lectures @> breaks),
  CONSTRAINT one_semester_at_a_time EXCLUDE USING gist (taught WITH &&)
);
CREATE TABLE blackouts (
  id integer PRIMARY KEY, hall integer NOT NULL, season int4range NOT NULL, dark int4multirange NOT NULL,
  CONSTRAINT d_dark CHECK (season @> dark AND dark <> '{}'),
  CONSTRAINT one_season_at_a_time EXCLUDE USING gist (season WITH &&, hall WITH =)
);
-- Rows that point at each other two by two.
CREATE TABLE players (id integer PRIMARY KEY);
CREATE TABLE duels (
  duel uuid NOT NULL,
  seat smallint NOT NULL CONSTRAINT b_seat CHECK (seat IN (1, 2)),
  opposite smallint NOT NULL CONSTRAINT d_opposite CHECK (NOT (seat = opposite)),
  player_id integer NOT NULL REFERENCES players,
  PRIMARY KEY (seat, duel),
  UNIQUE (duel, player_id),
  FOREIGN KEY (opposite, duel) REFERENCES duels (seat, duel) DEFERRABLE INITIALLY DEFERRED
);
CREATE TABLE bookings_of_amounts (
  side text NOT NULL CONSTRAINT b_side CHECK (side IN ('debit', 'credit')), against text NOT NULL,
  journal integer NOT NULL, entry bigint NOT NULL, cents bigint NOT NULL,
  CONSTRAINT d_against CHECK (against <> side),
  UNIQUE (journal, entry, side),
  FOREIGN KEY (journal, entry, against) REFERENCES bookings_of_amounts (journal, entry, side) DEFERRABLE
);

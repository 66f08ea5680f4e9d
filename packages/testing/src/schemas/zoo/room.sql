-- Tables with room for as many rows as are asked: each gets all of them (room.test.ts).
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

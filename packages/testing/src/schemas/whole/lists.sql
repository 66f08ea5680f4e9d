-- Lists and documents that must be different, of elements and members that have conditions of their own.
-- == arrays of enums, of domains and of ranges
-- of: 1.types
-- tier: B
CREATE TYPE mood AS ENUM ('sad', 'calm', 'glad');
CREATE DOMAIN step AS integer CHECK (VALUE > 0 AND VALUE < 50);
CREATE DOMAIN shelf_code AS text CHECK (VALUE ~ '^[A-Z]{2}[0-9]{2}$');
CREATE DOMAIN moods AS mood[] CHECK (cardinality(VALUE) BETWEEN 1 AND 2);
CREATE TABLE walks (id serial PRIMARY KEY, felt mood[] NOT NULL, steps step[] NOT NULL, shelves shelf_code[] NOT NULL, spans int4range[] NOT NULL, days daterange[] NOT NULL, mixed moods NOT NULL);
-- == arrays of domains under unique keys and lengths
-- of: 1.types 4.single
-- tier: B
CREATE TYPE hue AS ENUM ('red', 'green', 'blue');
CREATE DOMAIN bin_code AS text CHECK (VALUE ~ '^[A-Z]{2}[0-9]{2}$');
CREATE TYPE size AS (width integer, height integer);
CREATE TABLE crates (id serial PRIMARY KEY, bins bin_code[] NOT NULL UNIQUE, hues hue[] NOT NULL UNIQUE, spans int4range[] NOT NULL UNIQUE, days datemultirange[] NOT NULL UNIQUE, sizes size[] NOT NULL UNIQUE, spots point[] NOT NULL);
CREATE TABLE racks (id serial PRIMARY KEY, bins bin_code[] NOT NULL CHECK (cardinality(bins) > 0), ids uuid[] NOT NULL CHECK (array_position(ids, NULL) IS NULL), hues hue[] NOT NULL UNIQUE CHECK (cardinality(hues) = 4));
-- == documents under a unique key, with members that must be there
-- of: 9.json-keys 4.single
-- tier: B
CREATE TABLE events (id serial PRIMARY KEY, doc jsonb NOT NULL UNIQUE CHECK (doc ? 'kind' AND doc ? 'name'));
CREATE TABLE readings (id serial PRIMARY KEY, meter integer NOT NULL, doc jsonb NOT NULL CHECK (doc ? 'type' AND jsonb_typeof(doc -> 'type') = 'string'), UNIQUE (meter, doc));
CREATE TABLE limits (id serial PRIMARY KEY, doc jsonb NOT NULL UNIQUE CHECK (jsonb_typeof(doc) = 'object' AND (doc ->> 'most')::int > 3 AND doc ?& ARRAY['most', 'unit']));

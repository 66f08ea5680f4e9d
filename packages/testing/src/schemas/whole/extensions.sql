-- Extensions that the sandbox does not have (VALIDITY 1, last lines).
-- == shapes on the map, with generated columns and CHECKs by functions that are not there
-- of: 1.extensions
-- tier: B
CREATE EXTENSION postgis;
CREATE TABLE districts (id integer PRIMARY KEY, name text NOT NULL, outline geometry(MultiPolygon,4326) NOT NULL);
CREATE TABLE stops (id integer PRIMARY KEY, district_id integer NOT NULL REFERENCES districts, lat double precision NOT NULL, lng double precision NOT NULL,
  spot public.geography(Point,4326), place geometry GENERATED ALWAYS AS (ST_SetSRID(ST_MakePoint(lng, lat), 4326)) STORED,
  CONSTRAINT known_system CHECK (ST_SRID(place) = 4326), CONSTRAINT is_valid CHECK (ST_IsValid(place)));
CREATE INDEX ON stops USING gist (spot);
-- == vectors, keys by a function that is not there, an extension in a schema of its own
-- of: 1.extensions
-- tier: B
CREATE SCHEMA IF NOT EXISTS extensions;
CREATE EXTENSION vector WITH SCHEMA extensions;
CREATE EXTENSION pg_uuidv7;
CREATE TABLE articles (id uuid PRIMARY KEY DEFAULT uuid_generate_v7(), body text NOT NULL, embedding extensions.vector(24) NOT NULL);
CREATE TABLE pieces (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, article_id uuid NOT NULL REFERENCES articles, parts extensions.halfvec(3)[], amount integer CHECK (amount > 0));
CREATE INDEX ON articles USING hnsw (embedding extensions.vector_cosine_ops);

-- Seed 137, empty: No row can meet all of these: cities_check_16 CHECK ((meta ? 'kind'::text)); cities_check_17 CHECK ((meta @> '{}'::jsonb)).
-- Asked: 30 rows. Can hold: cities 14.
CREATE TABLE cities (
  meta jsonb NOT NULL
);
ALTER TABLE cities ADD CONSTRAINT cities_check_16 CHECK (meta ? 'kind');
ALTER TABLE cities ADD CONSTRAINT cities_check_17 CHECK (meta @> '{}');

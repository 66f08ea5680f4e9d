-- Seed 343, empty: No row can meet all of these: players_check_12 CHECK ((lower((name)::text) !~~ '%9%'::text)); routes_check_3 CHECK ((name = ANY (ARRAY['DE'::bpchar, 'FR'::bpchar, 'PL'::bpchar]))).
-- Asked: 50 rows. Can hold: routes 18, players 7.
CREATE TABLE routes (
  name char(2) NOT NULL
);
CREATE TABLE players (
) INHERITS (routes);
ALTER TABLE routes ADD CONSTRAINT routes_check_3 CHECK (name IN ('DE', 'FR', 'PL'));
ALTER TABLE players ADD CONSTRAINT players_check_12 CHECK (lower(name) NOT LIKE '%9%');

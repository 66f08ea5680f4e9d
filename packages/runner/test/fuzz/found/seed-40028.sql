-- Seed 40028, empty: No row can meet all of these: plans_check_12 CHECK ((city = ANY (ARRAY['DE'::bpchar, 'FR'::bpchar, 'PL'::bpchar]))); plans_check_25 CHECK ((status IS DISTINCT FROM lower((city)::text))).
-- Asked: 30 rows. Can hold: plans 5.
CREATE TABLE plans (
  city char(2) NOT NULL,
  status text NOT NULL
);
ALTER TABLE plans ADD CONSTRAINT plans_check_12 CHECK (city IN ('DE', 'FR', 'PL'));
ALTER TABLE plans ADD CONSTRAINT plans_check_25 CHECK (status IS DISTINCT FROM lower(city));

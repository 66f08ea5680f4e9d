-- Seed 2512, wrong cap: 10 rows of 50, though 14 are possible: 
-- Asked: 50 rows. Can hold: products 14.
CREATE TABLE products (
  capacity integer NOT NULL,
  description text NOT NULL,
  floor integer GENERATED ALWAYS AS (capacity * 2 + 1) STORED
);
CREATE UNIQUE INDEX products_made ON products (floor);
ALTER TABLE products ADD CONSTRAINT products_check_20 CHECK (length(description) IS DISTINCT FROM capacity);

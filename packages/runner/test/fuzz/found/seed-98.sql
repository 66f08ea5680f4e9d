-- Seed 98, short: a key on what is reckoned of a column
-- Asked: 50 rows. Can hold: products 9.
CREATE TABLE products (quantity integer NOT NULL, amount integer GENERATED ALWAYS AS (quantity * 2 + 1) STORED);
CREATE UNIQUE INDEX products_made ON products (amount);

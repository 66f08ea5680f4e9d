-- Seed 922, wrong cap: the value that rows share under an exclusion is one that no case refuses
-- Asked: 50 rows. Can hold: products 9.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE products (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  level text NOT NULL,
  version integer NOT NULL
);
ALTER TABLE products ADD CONSTRAINT products_exclude_18 EXCLUDE USING gist (level WITH =, version WITH <>);
ALTER TABLE products ADD CONSTRAINT products_check_25 CHECK (((version IS DISTINCT FROM (7)) IS NOT TRUE OR id % 7 >= (6)));

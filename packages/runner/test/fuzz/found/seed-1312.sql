-- Seed 1312, wrong cap: 8 rows of 50, though 10 are possible: public.products: 23514 new row for relation "products" violates check constraint "products_check_5" (Failing row contains (00000000-0000-4000-8000-000000000013, 00000000-0000-4000-80
-- Asked: 50 rows. Can hold: products 10.
CREATE TABLE products (
  products_id uuid DEFAULT gen_random_uuid() NOT NULL,
  product_products_id uuid NOT NULL
);
ALTER TABLE products ADD CONSTRAINT products_key_1 PRIMARY KEY (products_id);
ALTER TABLE products ADD CONSTRAINT products_fk_2 FOREIGN KEY (product_products_id) REFERENCES products (products_id);
ALTER TABLE products ADD CONSTRAINT products_check_5 CHECK (products_id >= product_products_id);

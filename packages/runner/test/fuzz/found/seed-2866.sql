-- Seed 2866, empty: public.orders: 23514 new row for relation "orders" violates check constraint "persons_check_31" (Failing row contains (Anc<qR, 100).); persons_check_31 asks ((pg_catalog.length("description") > "quantity") IS NOT FALSE),
-- Asked: 50 rows. Can hold: persons 15, orders 10.
CREATE TABLE persons (
  description text NOT NULL,
  quantity integer NOT NULL
);
CREATE TABLE orders (

) INHERITS (persons);
ALTER TABLE persons ADD CONSTRAINT persons_check_31 CHECK (length(description) > quantity);
ALTER TABLE orders ADD CONSTRAINT orders_check_33 CHECK (left(description, 2) IN ('Cl'::text, 'Bo'::text, 'An'::text));

-- Seed 8, short: 21 rows of 50, and nothing says why: public.orders: 22003 integer out of range; public.rooms: 23505 duplicate key value violates unique constraint "rooms_key_1" (Key (rooms_id)=(3) already exists.)
-- Asked: 50 rows. Can hold: rooms 7, orders 16.
CREATE TABLE rooms (
  rooms_id bigint NOT NULL
);
CREATE TABLE orders (
  seats integer NOT NULL,
  valid_from date NOT NULL
);
ALTER TABLE rooms ADD CONSTRAINT rooms_key_1 PRIMARY KEY (rooms_id);
ALTER TABLE orders ADD CONSTRAINT orders_key_12 UNIQUE NULLS NOT DISTINCT (seats);
ALTER TABLE rooms ADD CONSTRAINT rooms_check_20 CHECK (NOT (rooms_id * 2 BETWEEN (10) AND (4)));
ALTER TABLE orders ADD CONSTRAINT orders_check_22 CHECK (((NOT (seats * 2 IS DISTINCT FROM (1956))) IS NOT TRUE OR valid_from <= '2026-05-11'::date));

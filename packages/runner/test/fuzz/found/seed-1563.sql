-- Seed 1563, empty: public.parts: 23514 new row for relation "parts" violates check constraint "parts_check_11" (Failing row contains (1, 1, 630, null, -9, 12, 132.00).); public.parts: 23503 insert or update on table "parts" violates foreig
-- Asked: 50 rows. Can hold: parts 8.
CREATE TABLE parts (
  id bigint NOT NULL,
  part_id bigint NOT NULL,
  points integer NOT NULL,
  month integer,
  rank integer NOT NULL,
  amount integer NOT NULL,
  latitude numeric(12,2) NOT NULL
);
ALTER TABLE parts ADD CONSTRAINT parts_key_4 PRIMARY KEY (id);
ALTER TABLE parts ADD CONSTRAINT parts_fk_5 FOREIGN KEY (part_id) REFERENCES parts (id);
ALTER TABLE parts ADD CONSTRAINT parts_check_6 CHECK (month > points);
ALTER TABLE parts ADD CONSTRAINT parts_check_11 CHECK (latitude = rank * amount);
ALTER TABLE parts ADD CONSTRAINT parts_check_32 CHECK ((((greatest(rank, id) <= amount AND rank >= amount)) IS NOT TRUE OR (amount IS DISTINCT FROM (13) OR greatest(id, rank) BETWEEN (15) AND (17))));
ALTER TABLE parts ADD CONSTRAINT parts_check_33 CHECK ((rank % 7 IS DISTINCT FROM part_id OR greatest(id, rank) >= coalesce(month, 0)));

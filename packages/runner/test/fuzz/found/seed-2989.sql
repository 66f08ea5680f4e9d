-- Seed 2989, empty: public.sites: 23503 insert or update on table "sites" violates foreign key constraint "sites_fk_24" (Key (site_sites_id)=(5) is not present in table "sites".); public.sites: 23514 new row for relation "sites" violates ch
-- Asked: 50 rows. Can hold: orders 15, trips 7, sites 9.
CREATE TABLE orders (
  code varchar(16) NOT NULL
);
CREATE TABLE trips (
  id uuid DEFAULT gen_random_uuid() NOT NULL
);
CREATE TABLE sites (
  sites_id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_code varchar(16) NOT NULL,
  trip_id uuid NOT NULL,
  trip_id_2 uuid,
  capacity integer NOT NULL,
  site_sites_id bigint,
  born_on date,
  valid_until date
);
ALTER TABLE orders ADD CONSTRAINT orders_key_4 PRIMARY KEY (code);
ALTER TABLE trips ADD CONSTRAINT trips_key_9 PRIMARY KEY (id);
ALTER TABLE sites ADD CONSTRAINT sites_key_18 PRIMARY KEY (sites_id);
ALTER TABLE sites ADD CONSTRAINT sites_fk_19 FOREIGN KEY (order_code) REFERENCES orders (code);
ALTER TABLE sites ADD CONSTRAINT sites_fk_22 FOREIGN KEY (trip_id_2) REFERENCES trips (id);
ALTER TABLE sites ADD CONSTRAINT sites_fk_24 FOREIGN KEY (site_sites_id) REFERENCES sites (sites_id);
ALTER TABLE sites ADD CONSTRAINT sites_check_25 CHECK (site_sites_id <> sites_id);
ALTER TABLE sites ADD CONSTRAINT sites_check_30 CHECK ((trip_id > trip_id_2 OR CASE WHEN site_sites_id * 2 = (10) THEN capacity + capacity = (18) ELSE length(order_code) >= born_on - valid_until END));

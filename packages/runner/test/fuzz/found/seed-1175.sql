-- Seed 1175, wrong cap: 1 rows of 50, though 11 are possible: public.messages: 22003 integer out of range; public.routes: 23503 refers to rows of its circle that were refused; public.bookings: 23503 insert or update on table "bookings" violates
-- Asked: 50 rows. Can hold: routes 11, messages 7, bookings 12.
CREATE TABLE routes (
  id bigint NOT NULL,
  message_id uuid NOT NULL
) PARTITION BY HASH (id);
CREATE TABLE routes_part0 PARTITION OF routes FOR VALUES WITH (MODULUS 3, REMAINDER 0);
CREATE TABLE routes_part1 PARTITION OF routes FOR VALUES WITH (MODULUS 3, REMAINDER 1);
CREATE TABLE routes_part2 PARTITION OF routes FOR VALUES WITH (MODULUS 3, REMAINDER 2);
CREATE TABLE messages (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  route_id bigint,
  version integer NOT NULL,
  quantity integer NOT NULL,
  points integer NOT NULL
);
CREATE TABLE bookings (
  message_id uuid NOT NULL,
  route_ref bigint
);
ALTER TABLE routes ADD CONSTRAINT routes_key_1 PRIMARY KEY (id);
ALTER TABLE messages ADD CONSTRAINT messages_key_4 PRIMARY KEY (id);
ALTER TABLE messages ADD CONSTRAINT messages_fk_5 FOREIGN KEY (route_id) REFERENCES routes (id);
ALTER TABLE messages ADD CONSTRAINT messages_check_6 CHECK (version + quantity + points = 100);
ALTER TABLE bookings ADD CONSTRAINT bookings_fk_16 FOREIGN KEY (message_id) REFERENCES messages (id);
ALTER TABLE routes ADD CONSTRAINT routes_fk_17 FOREIGN KEY (message_id) REFERENCES messages (id);
ALTER TABLE routes ADD CONSTRAINT routes_key_18 UNIQUE (message_id, id);
ALTER TABLE bookings ADD CONSTRAINT bookings_fk_19 FOREIGN KEY (message_id, route_ref) REFERENCES routes (message_id, id);
ALTER TABLE messages ADD CONSTRAINT messages_check_25 CHECK ((route_id = (1) OR greatest(points, quantity) > abs(version)));
ALTER TABLE messages ADD CONSTRAINT messages_check_26 CHECK ((quantity - route_id IS DISTINCT FROM (0) OR (greatest(route_id, points) >= (81) OR points <> (82))));

-- Seed 235, wrong cap: 6 rows of 50, though 18 are possible: public.events: 23514 new row for relation "events" violates check constraint "events_check_17" (Failing row contains (8, 50, 46, 50).); public.events gets 6 rows, not 50: the 6 rows 
-- Asked: 50 rows. Can hold: members 11, orders 17, events 18.
CREATE TABLE members (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL
);
CREATE TABLE orders (
  member_id bigint NOT NULL,
  member_id_2 bigint NOT NULL
);
CREATE TABLE events (
  id serial NOT NULL,
  member_id_2 bigint NOT NULL,
  order_member_id bigint,
  order_member_id_2 bigint
);
ALTER TABLE members ADD CONSTRAINT members_key_1 PRIMARY KEY (id);
ALTER TABLE orders ADD CONSTRAINT orders_fk_4 FOREIGN KEY (member_id_2) REFERENCES members (id);
ALTER TABLE orders ADD CONSTRAINT orders_key_5 PRIMARY KEY (member_id, member_id_2);
ALTER TABLE events ADD CONSTRAINT events_fk_13 FOREIGN KEY (member_id_2) REFERENCES members (id);
ALTER TABLE events ADD CONSTRAINT events_fk_15 FOREIGN KEY (order_member_id, order_member_id_2) REFERENCES orders (member_id, member_id_2);
ALTER TABLE events ADD CONSTRAINT events_check_17 CHECK ((id >= abs(member_id_2) OR NOT (id * 2 > (14))));

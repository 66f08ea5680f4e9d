-- Seed 864, wrong cap: 8 rows of 50, though 15 are possible: a place in an order took more values than a condition leaves, since it stands in a key
-- Asked: 50 rows. Can hold: tickets 5, plans 15.
-- After repair.
CREATE TABLE tickets (
  id integer NOT NULL
);
CREATE TABLE plans (
  rank integer NOT NULL,
  score integer NOT NULL,
  ticket_id integer NOT NULL
);
ALTER TABLE tickets ADD CONSTRAINT tickets_key_1 PRIMARY KEY (id);
ALTER TABLE plans ADD CONSTRAINT plans_key_7 PRIMARY KEY (rank, score);
ALTER TABLE plans ADD CONSTRAINT plans_fk_8 FOREIGN KEY (ticket_id) REFERENCES tickets (id);
ALTER TABLE plans ADD CONSTRAINT plans_check_16 CHECK (coalesce(ticket_id, 0) >= rank - ticket_id);
ALTER TABLE plans ADD CONSTRAINT plans_check_17 CHECK (abs(score) IN ((0), (1), (2)));

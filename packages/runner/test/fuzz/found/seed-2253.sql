-- Seed 2253, empty: a value that a sequence does not have
-- Asked: 50 rows. Can hold: events 5, groups 13.
CREATE TABLE events (
  id bigint NOT NULL
);
CREATE TABLE groups (
  event_id_2 bigint
);
ALTER TABLE events ADD CONSTRAINT events_key_1 PRIMARY KEY (id);
ALTER TABLE groups ADD CONSTRAINT groups_fk_16 FOREIGN KEY (event_id_2) REFERENCES events (id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE groups ADD CONSTRAINT groups_check_18 CHECK (event_id_2 % 7 = event_id_2);

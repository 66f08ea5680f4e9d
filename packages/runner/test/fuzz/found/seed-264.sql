-- Seed 264, empty: public.visits: 23503 insert or update on table "visits" violates foreign key constraint "visits_fk_8" (Key (person_id_2)=(12) is not present in table "persons".); public.persons: 23514 new row for relation "persons" viol
-- Asked: 50 rows. Can hold: persons 18, visits 13.
CREATE TABLE persons (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  year integer NOT NULL,
  person_id bigint,
  visit_id bigint NOT NULL
);
CREATE TABLE visits (
  id bigint NOT NULL,
  person_id_2 bigint
);
ALTER TABLE persons ADD CONSTRAINT persons_key_1 PRIMARY KEY (id);
ALTER TABLE persons ADD CONSTRAINT persons_fk_3 FOREIGN KEY (person_id) REFERENCES persons (id);
ALTER TABLE visits ADD CONSTRAINT visits_key_5 PRIMARY KEY (id);
ALTER TABLE visits ADD CONSTRAINT visits_fk_8 FOREIGN KEY (person_id_2) REFERENCES persons (id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE persons ADD CONSTRAINT persons_fk_9 FOREIGN KEY (visit_id) REFERENCES visits (id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE persons ADD CONSTRAINT persons_check_10 CHECK ((id >= greatest(year, year) OR id + visit_id <= (13)));

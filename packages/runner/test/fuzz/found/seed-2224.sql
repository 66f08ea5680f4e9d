-- Seed 2224, empty: public.notes: 23514 new row for relation "notes" violates check constraint "notes_check_26"
-- Asked: 50 rows. Can hold: visits 10, notes 10.
CREATE TABLE visits (
  visits_id integer NOT NULL,
  note_code text NOT NULL
);
CREATE TABLE notes (
  code text NOT NULL,
  seats integer NOT NULL,
  note_code text,
  visit_visits_id integer,
  visit_visits_id_2 integer
);
ALTER TABLE notes ADD CONSTRAINT notes_key_1 PRIMARY KEY (code);
ALTER TABLE notes ADD CONSTRAINT notes_fk_3 FOREIGN KEY (note_code) REFERENCES notes (code);
ALTER TABLE visits ADD CONSTRAINT visits_key_4 PRIMARY KEY (visits_id);
ALTER TABLE notes ADD CONSTRAINT notes_fk_14 FOREIGN KEY (visit_visits_id) REFERENCES visits (visits_id);
ALTER TABLE notes ADD CONSTRAINT notes_fk_23 FOREIGN KEY (visit_visits_id_2) REFERENCES visits (visits_id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE visits ADD CONSTRAINT visits_fk_24 FOREIGN KEY (note_code) REFERENCES notes (code) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE notes ADD CONSTRAINT notes_check_25 CHECK ((greatest(seats, visit_visits_id) > visit_visits_id_2 * 2 OR length(note_code) <= visit_visits_id_2 * 2));
ALTER TABLE notes ADD CONSTRAINT notes_check_26 CHECK (coalesce(seats, 0) IS DISTINCT FROM abs(visit_visits_id));

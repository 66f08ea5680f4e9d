-- Seed 3, retried: public.courses: P0001 refused by courses_guard_15
-- Asked: 50 rows. Can hold: courses 15.
CREATE TABLE courses (
  points integer NOT NULL
);
CREATE FUNCTION courses_guard_15() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NOT (NEW.points BETWEEN 1 AND 50) THEN RAISE EXCEPTION 'refused by courses_guard_15'; END IF; RETURN NEW; END $$; CREATE TRIGGER courses_guard_15 BEFORE INSERT OR UPDATE ON courses FOR EACH ROW EXECUTE FUNCTION courses_guard_15();

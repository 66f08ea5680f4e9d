-- Seed 5, retried: public.leases: P0001 refused by leases_guard_2
-- Asked: 50 rows. Can hold: leases 15.
CREATE TABLE leases (
  version integer NOT NULL,
  quantity integer NOT NULL
);
CREATE FUNCTION leases_guard_2() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NOT (NEW.quantity >= NEW.version) THEN RAISE EXCEPTION 'refused by leases_guard_2'; END IF; RETURN NEW; END $$; CREATE TRIGGER leases_guard_2 BEFORE INSERT OR UPDATE ON leases FOR EACH ROW EXECUTE FUNCTION leases_guard_2();

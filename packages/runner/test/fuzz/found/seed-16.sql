-- Seed 16, retried: public.messages: P0001 refused by messages_guard_1
-- Asked: 50 rows. Can hold: messages 7.
CREATE TABLE messages (
  born_on date
);
CREATE FUNCTION messages_guard_1() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NOT (NEW.born_on IS NULL) THEN RAISE EXCEPTION 'refused by messages_guard_1'; END IF; RETURN NEW; END $$; CREATE TRIGGER messages_guard_1 BEFORE INSERT OR UPDATE ON messages FOR EACH ROW EXECUTE FUNCTION messages_guard_1();

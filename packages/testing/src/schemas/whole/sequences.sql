-- Keys that only the database gives (VALIDITY 5): code looks at what a sequence drew, or numbers the rows.
-- == a key must be what its sequence drew last, or at least no number that it did not draw
-- of: 5.sequences 6.raises
-- tier: A
-- rows: 3000
CREATE TABLE revisions (id serial PRIMARY KEY, n integer NOT NULL);
CREATE FUNCTION of_sequence() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.id <> currval('revisions_id_seq') THEN RAISE EXCEPTION 'the sequence gives the id'; END IF; RETURN NEW; END $$;
CREATE TRIGGER of_sequence BEFORE INSERT ON revisions FOR EACH ROW EXECUTE FUNCTION of_sequence();
CREATE TABLE revision_notes (id serial PRIMARY KEY, revision_id integer NOT NULL REFERENCES revisions, note text NOT NULL);
CREATE SEQUENCE happening_numbers START 100 INCREMENT 10;
CREATE TABLE happenings (id bigint PRIMARY KEY DEFAULT nextval('happening_numbers'), said text NOT NULL);
CREATE FUNCTION not_ahead() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE v bigint; BEGIN
  SELECT last_value INTO v FROM happening_numbers; IF NEW.id > v THEN RAISE EXCEPTION 'id % is ahead', NEW.id; END IF; RETURN NEW; END $$;
CREATE TRIGGER not_ahead BEFORE INSERT ON happenings FOR EACH ROW EXECUTE FUNCTION not_ahead();
CREATE TABLE happening_log (happening_id bigint NOT NULL REFERENCES happenings);
CREATE FUNCTION log_happening() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO happening_log VALUES (currval('happening_numbers')); RETURN NULL; END $$;
CREATE TRIGGER log_happening AFTER INSERT ON happenings FOR EACH ROW EXECUTE FUNCTION log_happening();
-- == an identity is compared with what it drew, and another table's sequence is asked
-- of: 5.sequences
-- tier: A
CREATE TABLE bills (id serial PRIMARY KEY, title text NOT NULL);
CREATE TABLE marks (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, last_bill bigint, body text NOT NULL);
CREATE FUNCTION of_bill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.last_bill := currval('bills_id_seq');
  IF NEW.id <> currval(pg_get_serial_sequence('marks', 'id')) THEN RAISE EXCEPTION 'not drawn'; END IF; RETURN NEW; END $$;
CREATE TRIGGER of_bill BEFORE INSERT ON marks FOR EACH ROW EXECUTE FUNCTION of_bill();
-- == a trigger numbers the rows, and takes no number from anybody
-- of: 7.23505 5.sequences
-- tier: A
-- rows: 1500
CREATE TABLE papers (id integer PRIMARY KEY, title text NOT NULL);
CREATE FUNCTION number_paper() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.id IS NOT NULL THEN RAISE EXCEPTION 'the database gives the number'; END IF; SELECT coalesce(max(id), 0) + 1 INTO NEW.id FROM papers; RETURN NEW; END $$;
CREATE TRIGGER number_paper BEFORE INSERT ON papers FOR EACH ROW EXECUTE FUNCTION number_paper();
CREATE TABLE paper_pages (id serial PRIMARY KEY, paper_id integer NOT NULL REFERENCES papers);

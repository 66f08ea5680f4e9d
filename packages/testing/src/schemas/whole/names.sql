-- Texts that code takes for names or statements (VALIDITY 9, seventh line).
-- == cast to a table
CREATE TABLE exports (id integer PRIMARY KEY, source text NOT NULL DEFAULT 'exports');
CREATE FUNCTION is_table() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM NEW.source::regclass; RETURN NEW; END $$;
CREATE TRIGGER is_table BEFORE INSERT ON exports FOR EACH ROW EXECUTE FUNCTION is_table();
-- == pasted into dynamic SQL
CREATE TABLE watches (id integer PRIMARY KEY, watched text NOT NULL DEFAULT 'watches');
CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE n bigint; BEGIN
  EXECUTE format('SELECT count(*) FROM %I', NEW.watched) INTO n; RETURN NEW; END $$;
CREATE TRIGGER count_rows BEFORE INSERT ON watches FOR EACH ROW EXECUTE FUNCTION count_rows();

-- Documents that code reads (VALIDITY 9, ninth line).
-- == a text that is cast to jsonb
-- of: 9.document
-- tier: A
CREATE TABLE hooks (id integer PRIMARY KEY, payload text NOT NULL, seen jsonb);
CREATE FUNCTION read_payload() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.seen := NEW.payload::jsonb; RETURN NEW; END $$;
CREATE TRIGGER read_payload BEFORE INSERT ON hooks FOR EACH ROW EXECUTE FUNCTION read_payload();
-- == an xml column in a CHECK
-- of: 9.document
-- tier: E
CREATE TABLE sheets (id integer PRIMARY KEY, body xml NOT NULL CHECK (xpath_exists('/*', body)));
-- == a member of a document becomes a column
-- of: 9.document
-- tier: A
CREATE TABLE orders (id integer PRIMARY KEY, doc jsonb NOT NULL, total numeric);
CREATE FUNCTION read_total() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.total := (NEW.doc ->> 'total')::numeric; RETURN NEW; END $$;
CREATE TRIGGER read_total BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION read_total();
-- == a text that is cast to xml
-- of: 9.document
-- tier: F
CREATE TABLE feeds (id integer PRIMARY KEY, content text NOT NULL);
CREATE FUNCTION is_xml() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM xmlparse(DOCUMENT NEW.content); RETURN NEW; END $$;
CREATE TRIGGER is_xml BEFORE INSERT ON feeds FOR EACH ROW EXECUTE FUNCTION is_xml();
-- == an xml document with an element that a function reads
-- of: 9.document
-- tier: A
CREATE TABLE messages (id integer PRIMARY KEY, envelope xml NOT NULL, sender text);
CREATE FUNCTION read_sender() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.sender := (xpath('/message/@from', NEW.envelope))[1]::text; RETURN NEW; END $$;
CREATE TRIGGER read_sender BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION read_sender();
-- == a json array in a text that is walked
-- of: 9.document
-- tier: F
CREATE TABLE imports (id integer PRIMARY KEY, lines text NOT NULL, line_count integer);
CREATE FUNCTION count_lines() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN SELECT count(*) INTO NEW.line_count FROM jsonb_array_elements(NEW.lines::jsonb); RETURN NEW; END $$;
CREATE TRIGGER count_lines BEFORE INSERT ON imports FOR EACH ROW EXECUTE FUNCTION count_lines();
-- == a json schema by hand: object with required members of types
-- of: 9.document
-- tier: B
CREATE TABLE forms (id integer PRIMARY KEY, answers jsonb NOT NULL);
CREATE FUNCTION well_formed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF jsonb_typeof(NEW.answers) <> 'object' THEN RAISE EXCEPTION 'no object'; END IF;
  IF NOT NEW.answers ? 'version' THEN RAISE EXCEPTION 'no version'; END IF;
  IF jsonb_typeof(NEW.answers -> 'fields') <> 'array' THEN RAISE EXCEPTION 'fields is no array'; END IF;
  RETURN NEW; END $$;
CREATE TRIGGER well_formed BEFORE INSERT ON forms FOR EACH ROW EXECUTE FUNCTION well_formed();
-- == an interval and a number in texts that are parsed
-- of: 9.document
-- tier: F
CREATE TABLE jobs (id integer PRIMARY KEY, every text NOT NULL, retries text NOT NULL, next timestamptz);
CREATE FUNCTION next_run() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.next := now() + NEW.every::interval * NEW.retries::integer; RETURN NEW; END $$;
CREATE TRIGGER next_run BEFORE INSERT ON jobs FOR EACH ROW EXECUTE FUNCTION next_run();
-- == texts in which code looks for a member or an element
-- of: 9.document
-- tier: F
CREATE TABLE configs (id serial PRIMARY KEY, body text NOT NULL);
CREATE FUNCTION read_config() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (xpath('/config/name/text()', NEW.body::xml))[1] IS NULL THEN RAISE EXCEPTION 'no name'; END IF; RETURN NEW; END $$;
CREATE TRIGGER read_config BEFORE INSERT ON configs FOR EACH ROW EXECUTE FUNCTION read_config();
CREATE TABLE modes (id serial PRIMARY KEY, setting text NOT NULL);
CREATE FUNCTION read_mode() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.setting::jsonb ->> 'mode' IS NULL THEN RAISE EXCEPTION 'no mode'; END IF; RETURN NEW; END $$;
CREATE TRIGGER read_mode BEFORE INSERT ON modes FOR EACH ROW EXECUTE FUNCTION read_mode();
-- == an attribute that a CHECK looks for
-- of: 9.document
-- tier: E
CREATE TABLE invoices (id serial PRIMARY KEY, doc xml NOT NULL CHECK (xpath_exists('/invoice/@number', doc)));

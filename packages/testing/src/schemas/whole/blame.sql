-- Where the cause lies (VALIDITY 9, tenth line).
-- == every INSERT is refused, and children wait
-- of: 9.blame 2.G 7.given-up
-- tier: G
-- empty: sealed sealed_parts
CREATE TABLE sealed (id integer PRIMARY KEY, name text);
CREATE TABLE sealed_parts (id integer PRIMARY KEY, sealed_id integer NOT NULL REFERENCES sealed);
CREATE TABLE free (id integer PRIMARY KEY, name text);
CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'read only'; END $$;
CREATE TRIGGER no BEFORE INSERT ON sealed FOR EACH ROW EXECUTE FUNCTION no();
-- == a polymorphic reference by a trigger
-- of: 9.blame
-- tier: B
CREATE TABLE posts (id integer PRIMARY KEY, title text NOT NULL);
CREATE TABLE photos (id integer PRIMARY KEY, url text NOT NULL);
CREATE TABLE remarks (id integer PRIMARY KEY, subject_type text NOT NULL CHECK (subject_type IN ('posts', 'photos')), subject_id integer NOT NULL);
CREATE FUNCTION subject_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.subject_type = 'posts' THEN PERFORM 1 FROM posts WHERE id = NEW.subject_id; ELSE PERFORM 1 FROM photos WHERE id = NEW.subject_id; END IF;
  IF NOT FOUND THEN RAISE EXCEPTION 'no such %', NEW.subject_type; END IF; RETURN NEW; END $$;
CREATE TRIGGER subject_there BEFORE INSERT ON remarks FOR EACH ROW EXECUTE FUNCTION subject_there();
-- == a reference that only a trigger enforces
-- of: 9.blame
-- tier: A
CREATE TABLE users (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE letters (id integer PRIMARY KEY, author integer NOT NULL, body text);
CREATE FUNCTION author_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.author) THEN RAISE EXCEPTION 'no user %', NEW.author; END IF; RETURN NEW; END $$;
CREATE TRIGGER author_there BEFORE INSERT ON letters FOR EACH ROW EXECUTE FUNCTION author_there();
-- == a composite reference that only a trigger enforces
-- of: 9.blame
-- tier: A
CREATE TABLE flights (carrier char(2) NOT NULL, number integer NOT NULL, PRIMARY KEY (carrier, number));
CREATE TABLE tickets (id integer PRIMARY KEY, carrier char(2) NOT NULL, flight_number integer NOT NULL, passenger text NOT NULL);
CREATE FUNCTION flight_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM flights f WHERE f.carrier = NEW.carrier AND f.number = NEW.flight_number) THEN RAISE EXCEPTION 'no flight'; END IF; RETURN NEW; END $$;
CREATE TRIGGER flight_there BEFORE INSERT ON tickets FOR EACH ROW EXECUTE FUNCTION flight_there();
-- == a reference by a text code, enforced with STRICT
-- of: 9.blame
-- tier: A
CREATE TABLE units (code varchar(6) PRIMARY KEY, factor numeric NOT NULL);
CREATE TABLE measures (id integer PRIMARY KEY, unit varchar(6) NOT NULL, raw numeric(8, 2) NOT NULL, base numeric);
CREATE FUNCTION to_base() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE f numeric; BEGIN SELECT factor INTO STRICT f FROM units WHERE code = NEW.unit; NEW.base := NEW.raw * f; RETURN NEW; END $$;
CREATE TRIGGER to_base BEFORE INSERT ON measures FOR EACH ROW EXECUTE FUNCTION to_base();
-- == refused outside of working hours: a waiting chain of three
-- of: 9.blame
-- tier: G
-- empty: night_notes night_only night_parts
CREATE TABLE night_only (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE night_parts (id integer PRIMARY KEY, n integer NOT NULL REFERENCES night_only);
CREATE TABLE night_notes (id integer PRIMARY KEY, p integer NOT NULL REFERENCES night_parts, said text);
CREATE FUNCTION closed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'maintenance' USING ERRCODE = 'ZZ001'; END $$;
CREATE TRIGGER closed BEFORE INSERT ON night_only FOR EACH STATEMENT EXECUTE FUNCTION closed();
-- == a barcode of an earlier table that a later trigger casts to a number
-- of: 9.blame 7.blame
-- tier: A
CREATE TABLE releases (id integer PRIMARY KEY, barcode text NOT NULL);
CREATE TABLE copies (id integer PRIMARY KEY, release_id integer NOT NULL REFERENCES releases, checksum integer);
CREATE FUNCTION checksum() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE b text; BEGIN
  SELECT barcode INTO b FROM releases WHERE id = NEW.release_id; NEW.checksum := b::bigint % 97; RETURN NEW; END $$;
CREATE TRIGGER checksum BEFORE INSERT ON copies FOR EACH ROW EXECUTE FUNCTION checksum();
-- == a function's name that another table holds and code runs
-- of: 7.blame
-- tier: F
CREATE TABLE hooks (id serial PRIMARY KEY, func text NOT NULL);
CREATE TABLE calls (id serial PRIMARY KEY, hook_id integer NOT NULL REFERENCES hooks, payload text NOT NULL);
CREATE FUNCTION say_hello(said text) RETURNS text LANGUAGE sql AS $$ SELECT 'hello ' || said $$;
CREATE FUNCTION run_hook() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE name text; BEGIN
  SELECT func INTO name FROM hooks WHERE id = NEW.hook_id; EXECUTE 'SELECT ' || name || '($1)' INTO NEW.payload USING NEW.payload; RETURN NEW; END $$;
CREATE TRIGGER run_hook BEFORE INSERT ON calls FOR EACH ROW EXECUTE FUNCTION run_hook();
-- == a type's name that another table holds and code casts to
-- of: 7.blame
-- tier: F
CREATE TABLE kinds (id serial PRIMARY KEY, type_name text NOT NULL);
CREATE TABLE cells (id serial PRIMARY KEY, kind_id integer NOT NULL REFERENCES kinds, content text NOT NULL);
CREATE FUNCTION is_of_kind() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE name text; BEGIN
  SELECT type_name INTO name FROM kinds WHERE id = NEW.kind_id; EXECUTE format('SELECT %L::%s', NEW.content, name); RETURN NEW; END $$;
CREATE TRIGGER is_of_kind BEFORE INSERT ON cells FOR EACH ROW EXECUTE FUNCTION is_of_kind();
-- == two tables share a function that refuses at commit: the one whose rows it refuses is told, and no other is emptied for it
-- of: 9.blame
-- tier: G
-- empty: journal_lines journals
CREATE TABLE journals (id serial PRIMARY KEY, status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'posted')));
CREATE TABLE journal_lines (id serial PRIMARY KEY, journal_id integer NOT NULL REFERENCES journals, debit integer NOT NULL);
CREATE TABLE letters (id serial PRIMARY KEY, said text NOT NULL); CREATE TABLE visits (id serial PRIMARY KEY, at timestamptz NOT NULL);
CREATE FUNCTION is_posted() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE j journals; BEGIN
  IF TG_TABLE_NAME = 'journals' THEN j := NEW; ELSE SELECT * INTO j FROM journals WHERE id = NEW.journal_id; END IF; SELECT * INTO j FROM journals WHERE id = j.id;
  IF j.status <> 'posted' OR (SELECT count(*) FROM journal_lines WHERE journal_id = j.id) < 2 THEN RAISE EXCEPTION 'not posted'; END IF; RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER of_journals AFTER INSERT ON journals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION is_posted();
CREATE CONSTRAINT TRIGGER of_lines AFTER INSERT ON journal_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION is_posted();
CREATE FUNCTION still_draft() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF (SELECT status FROM journals WHERE id = NEW.journal_id) <> 'draft' THEN RAISE EXCEPTION 'posted already'; END IF; RETURN NEW; END $$;
CREATE TRIGGER still_draft BEFORE INSERT ON journal_lines FOR EACH ROW EXECUTE FUNCTION still_draft();
-- == what is checked at commit reads its row once more
-- of: 6.raises
-- tier: C
CREATE TABLE users (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE tokens (id serial PRIMARY KEY, token_type varchar NOT NULL CHECK (token_type IN ('user', 'outside', 'job')), user_id integer REFERENCES users DEFERRABLE INITIALLY DEFERRED, job_number integer, outside_name varchar(20) NOT NULL,
  CHECK ((token_type = 'user' OR user_id IS NULL) AND (token_type = 'job' OR job_number IS NULL) AND (token_type = 'outside' OR outside_name = '')));
CREATE FUNCTION parameters_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  SELECT * FROM tokens INTO NEW WHERE id = NEW.id;
  IF NEW.token_type = 'user' AND NEW.user_id IS NULL THEN RAISE EXCEPTION 'user token % has no user', NEW.id;
  ELSIF NEW.token_type = 'job' AND NEW.job_number IS NULL THEN RAISE EXCEPTION 'job token % has no job', NEW.id;
  ELSIF NEW.token_type = 'outside' AND NEW.outside_name = '' THEN RAISE EXCEPTION 'outside token % has no name', NEW.id; ELSE RETURN NULL; END IF; END $$;
CREATE CONSTRAINT TRIGGER parameters_there AFTER INSERT OR UPDATE ON tokens DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION parameters_there();

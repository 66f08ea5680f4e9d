-- Where the cause lies (VALIDITY 9, tenth line).
-- == every INSERT is refused, and children wait
-- empty: sealed sealed_parts
CREATE TABLE sealed (id integer PRIMARY KEY, name text);
CREATE TABLE sealed_parts (id integer PRIMARY KEY, sealed_id integer NOT NULL REFERENCES sealed);
CREATE TABLE free (id integer PRIMARY KEY, name text);
CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'read only'; END $$;
CREATE TRIGGER no BEFORE INSERT ON sealed FOR EACH ROW EXECUTE FUNCTION no();
-- == a polymorphic reference by a trigger
CREATE TABLE posts (id integer PRIMARY KEY, title text NOT NULL);
CREATE TABLE photos (id integer PRIMARY KEY, url text NOT NULL);
CREATE TABLE remarks (id integer PRIMARY KEY, subject_type text NOT NULL CHECK (subject_type IN ('posts', 'photos')), subject_id integer NOT NULL);
CREATE FUNCTION subject_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.subject_type = 'posts' THEN PERFORM 1 FROM posts WHERE id = NEW.subject_id; ELSE PERFORM 1 FROM photos WHERE id = NEW.subject_id; END IF;
  IF NOT FOUND THEN RAISE EXCEPTION 'no such %', NEW.subject_type; END IF; RETURN NEW; END $$;
CREATE TRIGGER subject_there BEFORE INSERT ON remarks FOR EACH ROW EXECUTE FUNCTION subject_there();
-- == a reference that only a trigger enforces
CREATE TABLE users (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE letters (id integer PRIMARY KEY, author integer NOT NULL, body text);
CREATE FUNCTION author_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.author) THEN RAISE EXCEPTION 'no user %', NEW.author; END IF; RETURN NEW; END $$;
CREATE TRIGGER author_there BEFORE INSERT ON letters FOR EACH ROW EXECUTE FUNCTION author_there();

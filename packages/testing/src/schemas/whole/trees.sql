-- Trees with kinds, levels and a literal root (VALIDITY 9, fourth line).
-- == the root has a level of its own
CREATE TABLE places (id integer PRIMARY KEY, parent integer REFERENCES places, level integer NOT NULL, CHECK ((parent IS NULL) = (level = 0)));
-- == kinds follow from the place in the tree
CREATE TABLE units (id integer PRIMARY KEY, parent integer REFERENCES units, kind text NOT NULL CHECK (kind IN ('root', 'branch', 'leaf')), CHECK ((kind = 'root') = (parent IS NULL)));
-- == a trigger writes a path, and a CHECK asks something of it
CREATE TABLE topics (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE topic_paths (topic_id integer PRIMARY KEY, path text NOT NULL CHECK (path ~ '^/'));
CREATE FUNCTION add_path() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO topic_paths VALUES (NEW.id, '/' || NEW.name); RETURN NEW; END $$;
CREATE TRIGGER add_path AFTER INSERT ON topics FOR EACH ROW EXECUTE FUNCTION add_path();
-- == a CHECK of a table that a trigger writes narrows what the writer may hold
CREATE TABLE offers (id integer PRIMARY KEY, percent integer NOT NULL);
CREATE TABLE discounts (offer_id integer PRIMARY KEY, percent integer NOT NULL CHECK (percent BETWEEN 5 AND 20));
CREATE FUNCTION add_discount() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO discounts VALUES (NEW.id, NEW.percent); RETURN NEW; END $$;
CREATE TRIGGER add_discount AFTER INSERT ON offers FOR EACH ROW EXECUTE FUNCTION add_discount();
-- == a trigger asks for the parent's kind
CREATE TABLE folders (id integer PRIMARY KEY, parent integer REFERENCES folders, kind text NOT NULL CHECK (kind IN ('root', 'folder')), CHECK ((kind = 'root') = (parent IS NULL)));
CREATE FUNCTION has_parent() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.parent IS NOT NULL AND NOT EXISTS (SELECT 1 FROM folders WHERE id = NEW.parent) THEN RAISE EXCEPTION 'no such folder'; END IF; RETURN NEW; END $$;
CREATE TRIGGER has_parent BEFORE INSERT ON folders FOR EACH ROW EXECUTE FUNCTION has_parent();

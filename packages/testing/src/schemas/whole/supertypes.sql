-- Tables whose triggers write the row that they refer to (VALIDITY 9, first line).
-- == a BEFORE trigger inserts the supertype's row under the same key
CREATE TABLE parties (id bigint PRIMARY KEY, kind text NOT NULL);
CREATE TABLE people (id bigint PRIMARY KEY REFERENCES parties, name text NOT NULL);
CREATE FUNCTION add_party() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO parties VALUES (NEW.id, TG_TABLE_NAME); RETURN NEW; END $$;
CREATE TRIGGER add_party BEFORE INSERT ON people FOR EACH ROW EXECUTE FUNCTION add_party();
-- == the supertype has children of its own, which must find the written rows
CREATE TABLE nodes (id uuid PRIMARY KEY);
CREATE TABLE servers (id uuid PRIMARY KEY REFERENCES nodes, host text NOT NULL);
CREATE TABLE tags (node_id uuid NOT NULL REFERENCES nodes, tag text NOT NULL, PRIMARY KEY (node_id, tag));
CREATE FUNCTION add_node() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO nodes VALUES (NEW.id); RETURN NEW; END $$;
CREATE TRIGGER add_node BEFORE INSERT ON servers FOR EACH ROW EXECUTE FUNCTION add_node();
-- == the key comes from the written row
CREATE TABLE entries (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL);
CREATE TABLE posts (id bigint PRIMARY KEY REFERENCES entries, title text NOT NULL);
CREATE FUNCTION add_entry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO entries (kind) VALUES ('post') RETURNING id INTO NEW.id; RETURN NEW; END $$;
CREATE TRIGGER add_entry BEFORE INSERT ON posts FOR EACH ROW EXECUTE FUNCTION add_entry();

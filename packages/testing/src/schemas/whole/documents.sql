-- Documents that code reads (VALIDITY 9, ninth line).
-- == a text that is cast to jsonb
CREATE TABLE hooks (id integer PRIMARY KEY, payload text NOT NULL, seen jsonb);
CREATE FUNCTION read_payload() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.seen := NEW.payload::jsonb; RETURN NEW; END $$;
CREATE TRIGGER read_payload BEFORE INSERT ON hooks FOR EACH ROW EXECUTE FUNCTION read_payload();
-- == an xml column in a CHECK
CREATE TABLE sheets (id integer PRIMARY KEY, body xml NOT NULL CHECK (xpath_exists('/*', body)));
-- == a member of a document becomes a column
CREATE TABLE orders (id integer PRIMARY KEY, doc jsonb NOT NULL, total numeric);
CREATE FUNCTION read_total() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.total := (NEW.doc ->> 'total')::numeric; RETURN NEW; END $$;
CREATE TRIGGER read_total BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION read_total();
-- == a text that is cast to xml
CREATE TABLE feeds (id integer PRIMARY KEY, content text NOT NULL);
CREATE FUNCTION is_xml() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM xmlparse(DOCUMENT NEW.content); RETURN NEW; END $$;
CREATE TRIGGER is_xml BEFORE INSERT ON feeds FOR EACH ROW EXECUTE FUNCTION is_xml();

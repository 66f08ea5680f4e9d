-- Settings of the session that triggers and defaults read (VALIDITY 9, second line).
-- == a trigger writes the tenant of the session
CREATE TABLE tenants (id uuid PRIMARY KEY, name text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, body text NOT NULL);
CREATE TABLE trail (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, tenant_id uuid NOT NULL REFERENCES tenants, note_id integer NOT NULL);
CREATE FUNCTION trace() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO trail (tenant_id, note_id) VALUES (current_setting('app.tenant_id')::uuid, NEW.id); RETURN NEW; END $$;
CREATE TRIGGER trace AFTER INSERT ON notes FOR EACH ROW EXECUTE FUNCTION trace();
-- == a default inside the table that a trigger writes reads a setting
CREATE TABLE actors (id integer PRIMARY KEY);
CREATE TABLE docs (id integer PRIMARY KEY, title text NOT NULL);
CREATE TABLE changes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, doc_id integer NOT NULL, actor_id integer NOT NULL DEFAULT current_setting('audit.actor_id')::integer REFERENCES actors);
CREATE FUNCTION record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO changes (doc_id) VALUES (NEW.id); RETURN NEW; END $$;
CREATE TRIGGER record AFTER INSERT ON docs FOR EACH ROW EXECUTE FUNCTION record();
-- == a column's own default reads a setting
CREATE TABLE owners (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE files (id integer PRIMARY KEY, owner_id integer NOT NULL DEFAULT current_setting('app.owner')::integer REFERENCES owners, path text NOT NULL);
-- == a trigger refuses rows of another tenant than the session's
CREATE TABLE sites (id integer PRIMARY KEY);
CREATE TABLE pages (id integer PRIMARY KEY, site_id integer NOT NULL REFERENCES sites, title text);
CREATE FUNCTION own_site() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.site_id := current_setting('app.site_id')::integer; RETURN NEW; END $$;
CREATE TRIGGER own_site BEFORE INSERT ON pages FOR EACH ROW EXECUTE FUNCTION own_site();

-- Settings of the session that triggers and defaults read (VALIDITY 9, second line).
-- == a trigger writes the tenant of the session
-- of: 9.setting
-- tier: F
CREATE TABLE tenants (id uuid PRIMARY KEY, name text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, body text NOT NULL);
CREATE TABLE trail (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, tenant_id uuid NOT NULL REFERENCES tenants, note_id integer NOT NULL);
CREATE FUNCTION trace() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO trail (tenant_id, note_id) VALUES (current_setting('app.tenant_id')::uuid, NEW.id); RETURN NEW; END $$;
CREATE TRIGGER trace AFTER INSERT ON notes FOR EACH ROW EXECUTE FUNCTION trace();
-- == a default inside the table that a trigger writes reads a setting
-- of: 9.setting
-- tier: F
CREATE TABLE actors (id integer PRIMARY KEY);
CREATE TABLE docs (id integer PRIMARY KEY, title text NOT NULL);
CREATE TABLE changes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, doc_id integer NOT NULL, actor_id integer NOT NULL DEFAULT current_setting('audit.actor_id')::integer REFERENCES actors);
CREATE FUNCTION record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO changes (doc_id) VALUES (NEW.id); RETURN NEW; END $$;
CREATE TRIGGER record AFTER INSERT ON docs FOR EACH ROW EXECUTE FUNCTION record();
-- == a column's own default reads a setting
-- of: 9.setting 6.defaults-of-settings
-- tier: A
CREATE TABLE owners (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE files (id integer PRIMARY KEY, owner_id integer NOT NULL DEFAULT current_setting('app.owner')::integer REFERENCES owners, path text NOT NULL);
-- == a trigger refuses rows of another tenant than the session's
-- of: 9.setting
-- tier: F
CREATE TABLE sites (id integer PRIMARY KEY);
CREATE TABLE pages (id integer PRIMARY KEY, site_id integer NOT NULL REFERENCES sites, title text);
CREATE FUNCTION own_site() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.site_id := current_setting('app.site_id')::integer; RETURN NEW; END $$;
CREATE TRIGGER own_site BEFORE INSERT ON pages FOR EACH ROW EXECUTE FUNCTION own_site();
-- == a nested default of an audit table in another schema, cast to a user's uuid
-- of: 9.setting
-- tier: F
CREATE SCHEMA audit;
CREATE TABLE staff (staff_id uuid PRIMARY KEY DEFAULT gen_random_uuid(), login varchar(30) NOT NULL UNIQUE);
CREATE TABLE contracts (contract_no text PRIMARY KEY CHECK (contract_no ~ '^C-[0-9]{6}$'), signed date);
CREATE TABLE audit.events (seq bigserial PRIMARY KEY, who uuid NOT NULL DEFAULT (current_setting('erp.staff_id'))::uuid REFERENCES staff, what text NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
CREATE FUNCTION audit.write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO audit.events (what) VALUES (TG_OP || ' ' || TG_TABLE_NAME || ' ' || to_jsonb(NEW)::text); RETURN NULL; END $$;
CREATE TRIGGER audited AFTER INSERT OR UPDATE ON contracts FOR EACH ROW EXECUTE FUNCTION audit.write();
-- == two settings of different types in one function, with missing_ok and a refusal
-- of: 9.setting
-- tier: F
CREATE TABLE shops (shop_no integer PRIMARY KEY, city text NOT NULL);
CREATE TABLE receipts (id bigint PRIMARY KEY, shop_no integer REFERENCES shops, till smallint, amount numeric(9, 2) NOT NULL);
CREATE FUNCTION ring_up() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE s text := current_setting('pos.shop_no', true); BEGIN
  IF s IS NULL OR s = '' THEN RAISE EXCEPTION 'no shop is set for this session'; END IF;
  NEW.shop_no := s::integer; NEW.till := current_setting('pos.till')::smallint; RETURN NEW; END $$;
CREATE TRIGGER ring_up BEFORE INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION ring_up();
-- == a setting that must be a label of an enum
-- of: 9.setting
-- tier: F
CREATE TYPE realm AS ENUM ('intern', 'extern');
CREATE TABLE logins (id integer PRIMARY KEY, name text NOT NULL, realm realm NOT NULL);
CREATE FUNCTION set_realm() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.realm := current_setting('iam.realm')::realm; RETURN NEW; END $$;
CREATE TRIGGER set_realm BEFORE INSERT ON logins FOR EACH ROW EXECUTE FUNCTION set_realm();
-- == a default of another schema's log reads a setting that no table is named after
-- of: 9.setting
-- tier: F
CREATE SCHEMA audit;
CREATE TABLE patients (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE audit.log (log_id bigserial PRIMARY KEY, actor uuid NOT NULL DEFAULT current_setting('clinic.actor')::uuid, row jsonb NOT NULL);
CREATE FUNCTION audit.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO audit.log (row) VALUES (to_jsonb(NEW)); RETURN NULL; END $$;
CREATE TRIGGER noted AFTER INSERT ON patients FOR EACH ROW EXECUTE FUNCTION audit.note();
-- == a script with a search path of its own: its code names tables without their schema
-- of: 1.settings
-- tier: B
CREATE SCHEMA club;
SET search_path TO club;
CREATE TYPE rank AS ENUM ('guest', 'member');
CREATE TABLE people (id serial PRIMARY KEY, name text NOT NULL, rank rank NOT NULL);
CREATE TABLE meetings (id serial PRIMARY KEY, host_id integer NOT NULL REFERENCES people, held_on date NOT NULL);
CREATE TABLE invitations (meeting_id integer REFERENCES meetings, person_id integer REFERENCES people, PRIMARY KEY (meeting_id, person_id));
CREATE FUNCTION is_guest(who integer) RETURNS boolean LANGUAGE sql AS $$ SELECT rank = 'guest' FROM people WHERE id = who $$;
CREATE FUNCTION host_there() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE g boolean; BEGIN
  g := is_guest(NEW.host_id); IF g IS NULL THEN RAISE EXCEPTION 'no host'; END IF; RETURN NEW; END $$;
CREATE TRIGGER host_there AFTER INSERT ON meetings FOR EACH ROW EXECUTE FUNCTION host_there();
-- == a CHECK and a DEFAULT ask a function that reads a table
-- of: 1.code 2.E
-- tier: E
CREATE TABLE clock (id integer PRIMARY KEY, today date NOT NULL);
CREATE FUNCTION today_here() RETURNS date LANGUAGE plpgsql AS $$ DECLARE d date; BEGIN SELECT today INTO d FROM clock LIMIT 1; RETURN d; END $$;
CREATE TABLE bookings (id integer PRIMARY KEY, begins date NOT NULL DEFAULT today_here() CHECK (begins >= today_here()), ends date CHECK (begins < ends));

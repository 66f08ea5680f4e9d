-- Texts that code takes for names or statements (VALIDITY 9, seventh line).
-- == cast to a table
-- of: 9.name
-- tier: F
CREATE TABLE exports (id integer PRIMARY KEY, source text NOT NULL DEFAULT 'exports');
CREATE FUNCTION is_table() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM NEW.source::regclass; RETURN NEW; END $$;
CREATE TRIGGER is_table BEFORE INSERT ON exports FOR EACH ROW EXECUTE FUNCTION is_table();
-- == pasted into dynamic SQL
-- of: 9.name
-- tier: F
CREATE TABLE watches (id integer PRIMARY KEY, watched text NOT NULL DEFAULT 'watches');
CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE n bigint; BEGIN
  EXECUTE format('SELECT count(*) FROM %I', NEW.watched) INTO n; RETURN NEW; END $$;
CREATE TRIGGER count_rows BEFORE INSERT ON watches FOR EACH ROW EXECUTE FUNCTION count_rows();
-- == a column of a table is named
-- of: 9.name
-- tier: A
CREATE TABLE checks (id integer PRIMARY KEY, tab text NOT NULL DEFAULT 'checks', col text NOT NULL DEFAULT 'id');
CREATE FUNCTION column_there() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE n bigint; BEGIN
  EXECUTE format('SELECT count(%I) FROM %I', NEW.col, NEW.tab) INTO n; RETURN NEW; END $$;
CREATE TRIGGER column_there BEFORE INSERT ON checks FOR EACH ROW EXECUTE FUNCTION column_there();
-- == a later trigger of another table runs the configured function
-- of: 9.name
-- tier: A
CREATE TABLE pricing_rules (id integer PRIMARY KEY, fn text NOT NULL DEFAULT 'flat_price');
CREATE TABLE quotes (id integer PRIMARY KEY, rule_id integer NOT NULL REFERENCES pricing_rules, amount integer NOT NULL, price numeric);
CREATE FUNCTION flat_price(integer) RETURNS numeric LANGUAGE sql AS $$ SELECT $1 * 2.5 $$;
CREATE FUNCTION price_it() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE f text; BEGIN
  SELECT fn INTO f FROM pricing_rules WHERE id = NEW.rule_id;
  EXECUTE format('SELECT %I($1)', f) INTO NEW.price USING NEW.amount; RETURN NEW; END $$;
CREATE TRIGGER price_it BEFORE INSERT ON quotes FOR EACH ROW EXECUTE FUNCTION price_it();
-- == a type's name, and a regtype cast without a default
-- of: 9.name
-- tier: F
CREATE TABLE attributes (id integer PRIMARY KEY, data_type text NOT NULL, sample text);
CREATE FUNCTION type_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM NEW.data_type::regtype; RETURN NEW; END $$;
CREATE TRIGGER type_there BEFORE INSERT ON attributes FOR EACH ROW EXECUTE FUNCTION type_there();
-- == a partition of a log is made by name from a settings table
-- of: 9.name
-- tier: F
CREATE TABLE log_settings (id integer PRIMARY KEY, target text NOT NULL);
CREATE TABLE notices (id integer PRIMARY KEY, setting_id integer NOT NULL REFERENCES log_settings, said text NOT NULL);
CREATE TABLE notice_log (at timestamptz NOT NULL DEFAULT now(), said text);
CREATE FUNCTION write_log() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE t text; BEGIN
  SELECT target INTO t FROM log_settings WHERE id = NEW.setting_id;
  EXECUTE format('INSERT INTO %I (said) VALUES ($1)', t) USING NEW.said; RETURN NEW; END $$;
CREATE TRIGGER write_log BEFORE INSERT ON notices FOR EACH ROW EXECUTE FUNCTION write_log();
-- == a table is looked for in a view of the system
-- of: 9.name
-- tier: B
-- fewer: tracked grants
CREATE TABLE tracked (table_schema text, table_name text, note text, PRIMARY KEY (table_schema, table_name));
CREATE TABLE grants (id integer PRIMARY KEY, table_schema text NOT NULL, table_name text NOT NULL, FOREIGN KEY (table_schema, table_name) REFERENCES tracked);
CREATE FUNCTION is_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM information_schema.tables t WHERE t.table_schema = NEW.table_schema AND NEW.table_name = t.table_name::text) THEN
    RAISE EXCEPTION 'no such table'; END IF; RETURN NEW; END $$;
CREATE TRIGGER is_there BEFORE INSERT ON tracked FOR EACH ROW EXECUTE FUNCTION is_there();
-- == a name that must be that of a role of the server
-- of: 7.blame
-- tier: B
CREATE TABLE role_grants (id serial PRIMARY KEY, role_name name NOT NULL, given_on date NOT NULL);
CREATE FUNCTION is_role() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = NEW.role_name) THEN RAISE EXCEPTION 'no role %', NEW.role_name; END IF; RETURN NEW; END $$;
CREATE TRIGGER is_role BEFORE INSERT ON role_grants FOR EACH ROW EXECUTE FUNCTION is_role();

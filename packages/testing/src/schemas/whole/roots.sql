-- No schema may fall because of one table: mending never loses, and gives up last.
-- == a mend of one table takes four others along
-- of: 7.given-up
-- tier: G
-- empty: sealed_orders
CREATE TABLE tenants (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE boxes (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE crates (id integer PRIMARY KEY, box_id integer NOT NULL REFERENCES boxes);
CREATE TABLE pallets (id integer PRIMARY KEY, crate_id integer NOT NULL REFERENCES crates);
CREATE TABLE trucks (id integer PRIMARY KEY, pallet_id integer NOT NULL REFERENCES pallets);
CREATE TABLE sealed_orders (id integer PRIMARY KEY, name text NOT NULL);
CREATE FUNCTION outside_only() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE inside boolean; BEGIN
  EXECUTE 'SELECT coalesce(current_setting(''app.ten'' || ''ant_id'', true), '''') <> ''''' INTO inside;
  IF inside THEN RAISE EXCEPTION 'not within the session of a tenant'; END IF; RETURN NEW; END $$;
CREATE FUNCTION inside_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF coalesce(current_setting('app.tenant_id', true), '') = '' THEN RAISE EXCEPTION 'only within the session of a tenant'; END IF; RETURN NEW; END $$;
CREATE TRIGGER outside_only BEFORE INSERT ON boxes FOR EACH ROW EXECUTE FUNCTION outside_only();
CREATE TRIGGER inside_only BEFORE INSERT ON sealed_orders FOR EACH ROW EXECUTE FUNCTION inside_only();
-- == what a table looks for comes later, and no statement names it whole
-- of: 7.P0001
-- tier: A
CREATE TABLE apples (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE baskets (id integer PRIMARY KEY, size integer NOT NULL);
CREATE TABLE cores (id integer PRIMARY KEY, apple_id integer NOT NULL REFERENCES apples);
CREATE FUNCTION wants_baskets() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE n integer; BEGIN
  EXECUTE 'SELECT count(*) FROM bas' || 'kets' INTO n; IF n = 0 THEN RAISE EXCEPTION 'nowhere to put %', NEW.id; END IF; RETURN NEW; END $$;
CREATE TRIGGER wants_baskets BEFORE INSERT ON apples FOR EACH ROW EXECUTE FUNCTION wants_baskets();
-- == what a table looks for is mended only later
-- of: 7.P0001
-- tier: F
CREATE TABLE apples (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE baskets (id integer PRIMARY KEY, size integer NOT NULL);
CREATE TABLE cores (id integer PRIMARY KEY, apple_id integer NOT NULL REFERENCES apples);
CREATE FUNCTION wants_baskets() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE n integer; BEGIN
  EXECUTE 'SELECT count(*) FROM bas' || 'kets' INTO n; IF n < 10 THEN RAISE EXCEPTION 'nowhere to put %', NEW.id; END IF; RETURN NEW; END $$;
CREATE TRIGGER wants_baskets BEFORE INSERT ON apples FOR EACH ROW EXECUTE FUNCTION wants_baskets();
CREATE FUNCTION of_one_size() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE left_over integer; BEGIN
  EXECUTE format('SELECT %s %% 7000', NEW.size) INTO left_over; IF left_over <> 6543 THEN RAISE EXCEPTION 'no such size'; END IF; RETURN NEW; END $$;
CREATE TRIGGER of_one_size BEFORE INSERT ON baskets FOR EACH ROW EXECUTE FUNCTION of_one_size();
-- == a tree that only the world can begin, with countries and towns below it, and a table for each kind
-- of: 9.tree 9.kind
-- tier: F
CREATE DOMAIN place_id AS text CHECK (length(trim(VALUE)) > 8 OR VALUE = 'world');
CREATE TABLE place_kinds (kind text PRIMARY KEY);
CREATE TABLE places (id place_id PRIMARY KEY, kind text NOT NULL REFERENCES place_kinds, parent_id text REFERENCES places, name text,
  CONSTRAINT kinds_fit CHECK ((kind = 'world' AND parent_id IS NULL) OR (kind = 'country' AND parent_id = 'world') OR (kind = 'town' AND parent_id IS NOT NULL AND parent_id <> 'world')));
CREATE TABLE worlds (place_id place_id PRIMARY KEY REFERENCES places CHECK (place_id = 'world'), name text);
CREATE TABLE countries (place_id place_id PRIMARY KEY REFERENCES places, parent_id place_id NOT NULL REFERENCES worlds (place_id), name text);
CREATE TABLE towns (place_id place_id PRIMARY KEY REFERENCES places, parent_id place_id NOT NULL REFERENCES countries (place_id), name text);
CREATE FUNCTION of_its_kind() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.kind = 'world' THEN INSERT INTO worlds VALUES (NEW.id, NEW.name); RETURN NEW; END IF;
  IF NEW.kind = 'country' THEN INSERT INTO countries VALUES (NEW.id, NEW.parent_id, NEW.name); RETURN NEW; END IF;
  IF NEW.kind = 'town' THEN INSERT INTO towns VALUES (NEW.id, NEW.parent_id, NEW.name); RETURN NEW; END IF;
  RAISE EXCEPTION 'no such kind'; END $$;
CREATE TRIGGER of_its_kind AFTER INSERT ON places FOR EACH ROW EXECUTE FUNCTION of_its_kind();
INSERT INTO place_kinds VALUES ('unknown'), ('world'), ('country'), ('town');
INSERT INTO places VALUES ('world', 'world', NULL, 'All');
CREATE TABLE shops (id place_id PRIMARY KEY, place_id place_id NOT NULL REFERENCES places, name text NOT NULL);
-- == a tree whose root is one row by its key, and nothing is said of it but by code
-- of: 9.tree
-- tier: F
CREATE TABLE groups (code text PRIMARY KEY CHECK (code = 'root' OR code ~ '^g[0-9]{4}$'), parent text REFERENCES groups, label text NOT NULL);
CREATE TABLE members (id integer PRIMARY KEY, group_code text NOT NULL REFERENCES groups);
CREATE FUNCTION below_root() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE fits boolean; BEGIN
  EXECUTE 'SELECT $1 = ''root'' AND $2 IS NULL OR $1 <> ''root'' AND EXISTS (SELECT FROM groups WHERE code = $2)' INTO fits USING NEW.code, NEW.parent;
  IF NOT fits THEN RAISE EXCEPTION 'not below the root: %', NEW.code; END IF; RETURN NEW; END $$;
CREATE TRIGGER below_root BEFORE INSERT ON groups FOR EACH ROW EXECUTE FUNCTION below_root();

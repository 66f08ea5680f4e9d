-- Ways in which rows go in (VALIDITY 5), and uniqueness over references (VALIDITY 4).
-- == levels of references, and one that nobody declared
-- of: 5.levels 5.undeclared 5.plain
-- tier: A
CREATE TABLE countries (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE cities (id integer PRIMARY KEY, country_id integer NOT NULL REFERENCES countries);
CREATE TABLE streets (id integer PRIMARY KEY, city_id integer NOT NULL REFERENCES cities);
CREATE TABLE letters (id integer PRIMARY KEY, street_id integer NOT NULL, country_id integer NOT NULL);
-- == a root that must refer to itself
-- of: 5.self
-- tier: A
CREATE TABLE concepts (id uuid PRIMARY KEY, broader uuid NOT NULL REFERENCES concepts, label text NOT NULL);
-- == references that share a tenant, three deep
-- of: 5.shared-columns
-- tier: A
CREATE TABLE t (t integer PRIMARY KEY);
CREATE TABLE p (t integer NOT NULL REFERENCES t, p integer NOT NULL, PRIMARY KEY (t, p));
CREATE TABLE q (t integer NOT NULL, q integer NOT NULL, p integer NOT NULL, PRIMARY KEY (t, q), FOREIGN KEY (t, p) REFERENCES p);
CREATE TABLE r (t integer NOT NULL, r integer NOT NULL, q integer NOT NULL, p integer NOT NULL, PRIMARY KEY (t, r), FOREIGN KEY (t, q) REFERENCES q, FOREIGN KEY (t, p) REFERENCES p);
-- == a subtype of a subtype by a shared key
-- of: 5.subtype 4.one-to-one
-- tier: A
CREATE TABLE bodies (id integer PRIMARY KEY, mass integer NOT NULL);
CREATE TABLE vehicles (id integer PRIMARY KEY REFERENCES bodies, wheels integer NOT NULL);
CREATE TABLE cars (id integer PRIMARY KEY REFERENCES vehicles, seats integer NOT NULL);
-- == exactly one of three parents, each of its own kind
-- of: 5.exactly-one-parent 2.C
-- tier: C
CREATE TABLE a (id integer PRIMARY KEY); CREATE TABLE b (id uuid PRIMARY KEY); CREATE TABLE c (id text PRIMARY KEY);
CREATE TABLE notes (id integer PRIMARY KEY, a_id integer REFERENCES a, b_id uuid REFERENCES b, c_id text REFERENCES c, CONSTRAINT one CHECK (num_nonnulls(a_id, b_id, c_id) = 1));
-- == a polymorphic pair
-- of: 5.polymorphic
-- tier: A
CREATE TABLE posts (id bigint PRIMARY KEY, title text); CREATE TABLE images (id bigint PRIMARY KEY, url text);
CREATE TABLE comments (id bigint PRIMARY KEY, commentable_type varchar(30) NOT NULL, commentable_id bigint NOT NULL, body text);
-- == a group loaded with its children: a deferred trigger asks for lines
-- of: 5.group-load
-- tier: A
CREATE TABLE bills (id integer PRIMARY KEY, at date NOT NULL);
CREATE TABLE bill_lines (id integer PRIMARY KEY, bill_id integer NOT NULL REFERENCES bills, amount numeric(8, 2) NOT NULL);
CREATE FUNCTION has_lines() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM bill_lines WHERE bill_id = NEW.id) THEN RAISE EXCEPTION 'a bill without lines'; END IF; RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER has_lines AFTER INSERT ON bills DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION has_lines();
-- == parents that must have children, more of these than a sample has rows
-- of: 5.group-load 7.asked-counts
-- tier: A
-- rows: 900
CREATE TABLE kits (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE kit_parts (id serial PRIMARY KEY, kit_id integer NOT NULL REFERENCES kits, name text NOT NULL);
CREATE INDEX ON kit_parts (kit_id);
CREATE FUNCTION has_parts() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE told text; BEGIN
  PERFORM 1 FROM kit_parts WHERE kit_id = NEW.id LIMIT 1; IF FOUND THEN RETURN NEW; END IF;
  told := 'no parts of ' || NEW.id; RAISE EXCEPTION integrity_constraint_violation USING MESSAGE = told; END $$;
CREATE CONSTRAINT TRIGGER has_parts AFTER INSERT OR UPDATE ON kits DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION has_parts();
-- == rows that others take away
-- of: 5.taken-away
-- tier: A
CREATE TABLE jobs_waiting (id bigserial PRIMARY KEY, what text NOT NULL);
CREATE TABLE runs (id bigserial PRIMARY KEY, at timestamptz NOT NULL);
CREATE FUNCTION take_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM jobs_waiting; RETURN NEW; END $$;
CREATE TRIGGER take_one BEFORE INSERT ON runs FOR EACH ROW EXECUTE FUNCTION take_one();
-- == rules: one writes elsewhere, one does nothing instead
-- of: 5.rules 7.given-up
-- tier: A
CREATE TABLE watched (id integer PRIMARY KEY, n integer NOT NULL); CREATE TABLE watched_log (id integer, n integer);
CREATE RULE log AS ON INSERT TO watched DO ALSO INSERT INTO watched_log VALUES (NEW.id, NEW.n);
CREATE TABLE ignored (id integer PRIMARY KEY); CREATE RULE never AS ON INSERT TO ignored DO INSTEAD NOTHING;
-- == no column at all, only an identity, only generated ones
-- of: 5.no-column 6.generated
-- tier: A
CREATE TABLE nothing (); CREATE TABLE only_id (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY);
CREATE TABLE only_made (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, twice integer GENERATED ALWAYS AS (7 * 2) STORED);
-- == defaults of a trigger go on behind our numbers
-- of: 5.sequences
-- tier: A
CREATE TABLE moves (id serial PRIMARY KEY, what text NOT NULL);
CREATE TABLE pieces (id serial PRIMARY KEY, name text NOT NULL);
CREATE FUNCTION moved() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO moves (what) VALUES (NEW.name); RETURN NULL; END $$;
CREATE TRIGGER moved AFTER INSERT ON pieces FOR EACH ROW EXECUTE FUNCTION moved();
-- == a key of references alone, filled to the brim
-- of: 4.references-only 8.dense 4.too-many
-- tier: B
CREATE TABLE teachers (id integer PRIMARY KEY); CREATE TABLE rooms (id integer PRIMARY KEY); CREATE TABLE hours (h smallint PRIMARY KEY CHECK (h BETWEEN 1 AND 6));
CREATE TABLE lessons (teacher integer NOT NULL REFERENCES teachers, room integer NOT NULL REFERENCES rooms, h smallint NOT NULL REFERENCES hours, PRIMARY KEY (teacher, h), UNIQUE (room, h));
-- == lines counted within their order, one kind of each, several keys at once
-- of: 4.composite 4.several
-- tier: B
CREATE TABLE orders (id integer PRIMARY KEY); CREATE TABLE goods (id integer PRIMARY KEY);
CREATE TABLE lines (order_id integer NOT NULL REFERENCES orders, no smallint NOT NULL CHECK (no > 0), good_id integer NOT NULL REFERENCES goods, serial char(12) NOT NULL UNIQUE, PRIMARY KEY (order_id, no), UNIQUE (order_id, good_id));
-- == one row, by a lock, by a boolean key and by an index over a constant
-- of: 6.single-row
-- tier: F
CREATE TABLE settings (lock char(1) PRIMARY KEY DEFAULT 'X' CHECK (lock = 'X'), theme text NOT NULL);
CREATE TABLE modes (is_on boolean PRIMARY KEY, note text);
CREATE TABLE state (at timestamptz NOT NULL); CREATE UNIQUE INDEX ON state ((1));
-- == few values under a key, less rows than asked
-- of: 4.single 4.too-many
-- tier: B
CREATE TABLE days (day smallint PRIMARY KEY CHECK (day BETWEEN 1 AND 7), name varchar(9) NOT NULL UNIQUE);
-- == a row may be reversed once, within its tenant
-- of: 5.self 5.shared-columns
-- tier: D
CREATE TABLE tenants (tenant_id uuid PRIMARY KEY);
CREATE TABLE transactions (tenant_id uuid NOT NULL REFERENCES tenants, tx_id bigint GENERATED ALWAYS AS IDENTITY, reverses bigint UNIQUE, PRIMARY KEY (tenant_id, tx_id), FOREIGN KEY (tenant_id, reverses) REFERENCES transactions (tenant_id, tx_id), CHECK (reverses <> tx_id));
-- == references of different tables under one name, a tenant's rows within it
-- of: 5.shared-columns
-- tier: A
CREATE TABLE stores (id uuid PRIMARY KEY, name text NOT NULL);
CREATE TABLE shelves (id uuid PRIMARY KEY, store_id uuid NOT NULL, CONSTRAINT fk_store FOREIGN KEY (store_id) REFERENCES stores);
CREATE TABLE boxes (id uuid PRIMARY KEY, store_id uuid NOT NULL, shelf_id uuid NOT NULL, CONSTRAINT fk_store FOREIGN KEY (store_id) REFERENCES stores, CONSTRAINT fk_shelf FOREIGN KEY (shelf_id) REFERENCES shelves);
CREATE TABLE bags (id uuid PRIMARY KEY, store_id uuid NOT NULL, shelf_id uuid NOT NULL, CONSTRAINT fk_store FOREIGN KEY (store_id) REFERENCES stores, CONSTRAINT fk_shelf FOREIGN KEY (shelf_id) REFERENCES shelves);
-- == a column of another's name that is too short for its key
-- of: 5.undeclared
-- tier: A
CREATE TABLE sessions (sessionid varchar(32) PRIMARY KEY, status integer NOT NULL);
CREATE TABLE nodes (nodeid varchar(25) PRIMARY KEY, ha_sessionid varchar(25) NOT NULL DEFAULT '');
-- == a closure that an AFTER ROW trigger keeps needs the parent's closure to be there
-- of: 5.self
-- tier: A
CREATE TABLE nodes (id integer PRIMARY KEY, parent_id integer REFERENCES nodes, name text NOT NULL);
CREATE TABLE node_closure (ancestor integer NOT NULL REFERENCES nodes, descendant integer NOT NULL REFERENCES nodes, depth integer NOT NULL, PRIMARY KEY (ancestor, descendant));
CREATE FUNCTION keep_closure() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE rows_there bigint; BEGIN
  INSERT INTO node_closure SELECT c.ancestor, NEW.id, c.depth + 1 FROM node_closure c WHERE c.descendant = NEW.parent_id UNION ALL SELECT NEW.id, NEW.id, 0;
  EXECUTE 'SELECT count(*) FROM no' || 'des WHERE id > $1' INTO rows_there USING NEW.id;
  IF rows_there > 0 THEN RAISE EXCEPTION 'node % is not the newest', NEW.id; END IF; RETURN NULL; END $$;
CREATE TRIGGER keep_closure AFTER INSERT ON nodes FOR EACH ROW EXECUTE FUNCTION keep_closure();
-- == pairs of parts of one whole, whose slugs a function with remarks judges
-- of: 5.shared-columns 2.inline
-- tier: D
-- rows: 400
CREATE FUNCTION is_slug(slug text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
begin
  return /* any */ slug <> '' and slug ~ '^[a-z_][a-z0-9_-]*$' and slug NOT IN ('run'); -- reserved words
end; $$;
CREATE TABLE flows (flow_slug text PRIMARY KEY CHECK (is_slug(flow_slug)), attempts integer NOT NULL DEFAULT 3, created_at timestamptz NOT NULL DEFAULT now());
CREATE TABLE steps (flow_slug text NOT NULL REFERENCES flows, step_slug text NOT NULL CHECK (is_slug(step_slug)), kind text NOT NULL CHECK (kind IN ('one', 'many')), PRIMARY KEY (flow_slug, step_slug));
CREATE TABLE needs (flow_slug text NOT NULL REFERENCES flows, need_slug text NOT NULL, step_slug text NOT NULL, PRIMARY KEY (flow_slug, need_slug, step_slug), CHECK (need_slug <> step_slug),
  FOREIGN KEY (flow_slug, need_slug) REFERENCES steps, FOREIGN KEY (flow_slug, step_slug) REFERENCES steps);

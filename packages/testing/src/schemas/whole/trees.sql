-- Trees with kinds, levels and a literal root (VALIDITY 9, fourth line).
-- == the root has a level of its own
-- of: 9.tree
-- tier: C
CREATE TABLE places (id integer PRIMARY KEY, parent integer REFERENCES places, level integer NOT NULL, CHECK ((parent IS NULL) = (level = 0)));
-- == kinds follow from the place in the tree
-- of: 9.tree
-- tier: C
CREATE TABLE units (id integer PRIMARY KEY, parent integer REFERENCES units, kind text NOT NULL CHECK (kind IN ('root', 'branch', 'leaf')), CHECK ((kind = 'root') = (parent IS NULL)));
-- == a trigger writes a path, and a CHECK asks something of it
-- of: 9.tree
-- tier: B
CREATE TABLE topics (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE topic_paths (topic_id integer PRIMARY KEY, path text NOT NULL CHECK (path ~ '^/'));
CREATE FUNCTION add_path() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO topic_paths VALUES (NEW.id, '/' || NEW.name); RETURN NEW; END $$;
CREATE TRIGGER add_path AFTER INSERT ON topics FOR EACH ROW EXECUTE FUNCTION add_path();
-- == a CHECK of a table that a trigger writes narrows what the writer may hold
-- of: 9.tree
-- tier: B
CREATE TABLE offers (id integer PRIMARY KEY, percent integer NOT NULL);
CREATE TABLE discounts (offer_id integer PRIMARY KEY, percent integer NOT NULL CHECK (percent BETWEEN 5 AND 20));
CREATE FUNCTION add_discount() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO discounts VALUES (NEW.id, NEW.percent); RETURN NEW; END $$;
CREATE TRIGGER add_discount AFTER INSERT ON offers FOR EACH ROW EXECUTE FUNCTION add_discount();
-- == a trigger asks for the parent's kind
-- of: 9.tree
-- tier: C
CREATE TABLE folders (id integer PRIMARY KEY, parent integer REFERENCES folders, kind text NOT NULL CHECK (kind IN ('root', 'folder')), CHECK ((kind = 'root') = (parent IS NULL)));
CREATE FUNCTION has_parent() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.parent IS NOT NULL AND NOT EXISTS (SELECT 1 FROM folders WHERE id = NEW.parent) THEN RAISE EXCEPTION 'no such folder'; END IF; RETURN NEW; END $$;
CREATE TRIGGER has_parent BEFORE INSERT ON folders FOR EACH ROW EXECUTE FUNCTION has_parent();
-- == a tree by levels in one table, the level one below its parent's by a trigger, and a literal root
-- of: 9.tree
-- tier: C
CREATE TABLE org_units (id serial PRIMARY KEY, parent_id integer REFERENCES org_units, depth smallint NOT NULL CHECK (depth BETWEEN 0 AND 5), kind text NOT NULL CHECK (kind IN ('company', 'division', 'team')),
  CONSTRAINT root_is_company CHECK ((kind = 'company') = (parent_id IS NULL)), CONSTRAINT root_is_zero CHECK ((parent_id IS NULL) = (depth = 0)));
CREATE FUNCTION depth_fits() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE d smallint; BEGIN
  IF NEW.parent_id IS NULL THEN RETURN NEW; END IF;
  SELECT depth INTO d FROM org_units WHERE id = NEW.parent_id;
  IF NEW.depth <> d + 1 THEN RAISE EXCEPTION 'depth % under %', NEW.depth, d; END IF; RETURN NEW; END $$;
CREATE TRIGGER depth_fits BEFORE INSERT ON org_units FOR EACH ROW EXECUTE FUNCTION depth_fits();
-- == a materialised path that a trigger computes from its parent's, ltree, unique
-- of: 9.tree
-- tier: C
CREATE EXTENSION IF NOT EXISTS ltree;
CREATE TABLE taxa (id integer PRIMARY KEY, parent integer REFERENCES taxa, label text NOT NULL CHECK (label ~ '^[a-z]{2,12}$'), path ltree UNIQUE);
CREATE FUNCTION taxon_path() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.parent IS NULL THEN NEW.path := (NEW.label || NEW.id)::ltree; ELSE SELECT t.path || (NEW.label || NEW.id) INTO STRICT NEW.path FROM taxa t WHERE t.id = NEW.parent; END IF; RETURN NEW; END $$;
CREATE TRIGGER taxon_path BEFORE INSERT ON taxa FOR EACH ROW EXECUTE FUNCTION taxon_path();
-- == exactly one root, by a partial unique index, and it is its own root
-- of: 9.tree
-- tier: D
CREATE TABLE chapters (id integer PRIMARY KEY, up integer REFERENCES chapters, root integer NOT NULL REFERENCES chapters, title varchar(60) NOT NULL, CHECK (up <> id));
CREATE UNIQUE INDEX one_root ON chapters ((1)) WHERE up IS NULL;
-- == a closure table that a trigger keeps, with a CHECK on its distance
-- of: 9.tree
-- tier: B
CREATE TABLE nodes (id integer PRIMARY KEY, parent integer REFERENCES nodes, name text NOT NULL);
CREATE TABLE node_paths (ancestor integer NOT NULL REFERENCES nodes, descendant integer NOT NULL REFERENCES nodes, distance integer NOT NULL CHECK (distance BETWEEN 0 AND 4), PRIMARY KEY (ancestor, descendant));
CREATE FUNCTION close_over() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO node_paths VALUES (NEW.id, NEW.id, 0);
  INSERT INTO node_paths SELECT p.ancestor, NEW.id, p.distance + 1 FROM node_paths p WHERE p.descendant = NEW.parent; RETURN NULL; END $$;
CREATE TRIGGER close_over AFTER INSERT ON nodes FOR EACH ROW EXECUTE FUNCTION close_over();
-- == one root per tenant, by a partial unique index
-- of: 9.tree
-- tier: C
CREATE TABLE tenants (id integer PRIMARY KEY);
CREATE TABLE folders (id integer PRIMARY KEY, tenant_id integer NOT NULL REFERENCES tenants, parent_id integer REFERENCES folders, name text NOT NULL);
CREATE UNIQUE INDEX root_of_tenant ON folders (tenant_id) WHERE parent_id IS NULL;
-- == one root per tenant, the parent in the same tenant
-- of: 9.tree
-- tier: D
CREATE TABLE tenants (id integer PRIMARY KEY);
CREATE TABLE folders (id integer NOT NULL, tenant_id integer NOT NULL REFERENCES tenants, parent_id integer, name text NOT NULL, PRIMARY KEY (tenant_id, id), FOREIGN KEY (tenant_id, parent_id) REFERENCES folders, CHECK (parent_id <> id));
CREATE UNIQUE INDEX root_of_tenant ON folders (tenant_id) WHERE parent_id IS NULL;

-- A child fixes what its parent must be (VALIDITY 9, fifth line).
-- == a composite reference with a constant kind
-- of: 9.kind
-- tier: B
CREATE TABLE items (id integer, kind text NOT NULL CHECK (kind IN ('book', 'disc')), PRIMARY KEY (id, kind));
CREATE TABLE discs (id integer PRIMARY KEY, kind text NOT NULL CHECK (kind = 'disc'), tracks integer NOT NULL, FOREIGN KEY (id, kind) REFERENCES items (id, kind));
-- == two children, each with its kind, beside a unique key of the parent
-- of: 9.kind
-- tier: B
CREATE TABLE vehicles (id integer PRIMARY KEY, kind char(1) NOT NULL, UNIQUE (id, kind));
CREATE TABLE cars (id integer PRIMARY KEY, kind char(1) NOT NULL DEFAULT 'C' CHECK (kind = 'C'), doors integer, FOREIGN KEY (id, kind) REFERENCES vehicles (id, kind));
CREATE TABLE boats (id integer PRIMARY KEY, kind char(1) NOT NULL DEFAULT 'B' CHECK (kind = 'B'), masts integer, FOREIGN KEY (id, kind) REFERENCES vehicles (id, kind));
-- == a domain with two arms on the referencing column
-- of: 9.kind
-- tier: C
CREATE DOMAIN code AS text CHECK (VALUE = 'none' OR VALUE ~ '^[A-Z]{3}$');
CREATE TABLE currencies (code text PRIMARY KEY);
CREATE TABLE prices (id integer PRIMARY KEY, currency code NOT NULL REFERENCES currencies);
-- == a list on the referencing column
-- of: 9.kind
-- tier: B
CREATE TABLE states (id integer PRIMARY KEY, label text NOT NULL);
CREATE TABLE jobs (id integer PRIMARY KEY, state_id integer NOT NULL REFERENCES states CHECK (state_id IN (10, 20, 30)));
-- == a generated kind
-- of: 9.kind
-- tier: B
CREATE TABLE shapes (id integer PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('round', 'square')), UNIQUE (id, kind));
CREATE TABLE circles (id integer PRIMARY KEY, kind text GENERATED ALWAYS AS ('round') STORED, radius integer NOT NULL, FOREIGN KEY (id, kind) REFERENCES shapes (id, kind));
-- == three children of one table with an enum kind, the parent has more kinds than children
-- of: 9.kind
-- tier: B
CREATE TYPE medium AS ENUM ('text', 'audio', 'video', 'link');
CREATE TABLE contents (tenant integer NOT NULL, content_no integer NOT NULL, medium medium NOT NULL, PRIMARY KEY (tenant, content_no), UNIQUE (tenant, content_no, medium));
CREATE TABLE audios (tenant integer NOT NULL, content_no integer NOT NULL, medium medium NOT NULL DEFAULT 'audio' CHECK (medium = 'audio'), seconds integer NOT NULL CHECK (seconds > 0), PRIMARY KEY (tenant, content_no), FOREIGN KEY (tenant, content_no, medium) REFERENCES contents (tenant, content_no, medium));
CREATE TABLE videos (tenant integer NOT NULL, content_no integer NOT NULL, medium medium NOT NULL DEFAULT 'video' CHECK (medium = 'video'), width integer NOT NULL, height integer NOT NULL, PRIMARY KEY (tenant, content_no), FOREIGN KEY (tenant, content_no, medium) REFERENCES contents (tenant, content_no, medium));
-- == lines refer only to items that may be sold, by a composite reference to a boolean
-- of: 9.kind
-- tier: B
CREATE TABLE goods (sku text PRIMARY KEY, sellable boolean NOT NULL, UNIQUE (sku, sellable));
CREATE TABLE order_lines (order_no integer, line_no integer, sku text NOT NULL, sellable boolean NOT NULL DEFAULT true CHECK (sellable), PRIMARY KEY (order_no, line_no), FOREIGN KEY (sku, sellable) REFERENCES goods (sku, sellable));
-- == a grandchild repeats the kind through two levels
-- of: 9.kind
-- tier: F
CREATE TABLE accounts (id bigint PRIMARY KEY, class char(1) NOT NULL CHECK (class IN ('A', 'L', 'E')), UNIQUE (id, class));
CREATE TABLE sub_accounts (id bigint PRIMARY KEY, account_id bigint NOT NULL, class char(1) NOT NULL, FOREIGN KEY (account_id, class) REFERENCES accounts (id, class), UNIQUE (id, class));
CREATE TABLE loans (id bigint PRIMARY KEY, sub_account_id bigint NOT NULL, class char(1) NOT NULL CHECK (class = 'L'), FOREIGN KEY (sub_account_id, class) REFERENCES sub_accounts (id, class));
-- == whom a reference that may be NULL leads to where it leads somewhere, and what another reference asks against it
-- of: 6.raises
-- tier: A
CREATE TABLE persons (id serial PRIMARY KEY, name text NOT NULL, is_moderator boolean NOT NULL);
CREATE TABLE entries (id serial PRIMARY KEY, writer_id integer REFERENCES persons, body text NOT NULL);
CREATE TABLE complaints (id serial PRIMARY KEY, entry_id integer NOT NULL REFERENCES entries, settled_by integer REFERENCES persons);
CREATE FUNCTION by_moderator() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.settled_by IS NOT NULL THEN IF NOT EXISTS (SELECT * FROM persons WHERE id = NEW.settled_by AND is_moderator = TRUE) THEN RAISE EXCEPTION 'no moderator'; END IF; END IF;
  RETURN NEW; END $$;
CREATE TRIGGER by_moderator BEFORE INSERT ON complaints FOR EACH ROW EXECUTE FUNCTION by_moderator();
CREATE FUNCTION no_moderator() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.writer_id IS NOT NULL THEN IF EXISTS (SELECT * FROM persons WHERE id = NEW.writer_id AND is_moderator = TRUE) THEN RAISE EXCEPTION 'a moderator'; END IF; END IF;
  RETURN NEW; END $$;
CREATE TRIGGER no_moderator BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION no_moderator();

/** One small schema for each fact that Seedbed can read from a schema's own code before it tries any row. */
export const codeSchemas = {
  /** A trigger rejects rows by a column of the referenced row, which it finds with EXISTS. */
  parentMustAllow: `
    CREATE TABLE kinds (id integer PRIMARY KEY, allows_text boolean NOT NULL DEFAULT false);
    CREATE TABLE remarks (id integer PRIMARY KEY, kind_id integer NOT NULL REFERENCES kinds, body text);
    CREATE FUNCTION wants_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.body IS NOT NULL AND NOT EXISTS (SELECT true FROM kinds k WHERE k.id = NEW.kind_id AND allows_text) THEN RAISE EXCEPTION 'no text here'; END IF;
      RETURN NEW; END $$;
    CREATE TRIGGER wants_text BEFORE INSERT ON remarks FOR EACH ROW EXECUTE FUNCTION wants_text();`,
  /** The looked-up row passes through a variable, the condition through ELSIF, the exit through RETURN. */
  throughVariables: `
    CREATE TABLE accounts (id integer PRIMARY KEY, balance integer NOT NULL, state text NOT NULL CHECK (state IN ('open', 'frozen', 'closed')));
    CREATE TABLE payments (id integer PRIMARY KEY, account_id integer NOT NULL REFERENCES accounts, amount integer NOT NULL, kind text NOT NULL);
    CREATE FUNCTION may_pay() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE found_state text; account accounts%ROWTYPE;
    BEGIN
      IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
      SELECT state INTO found_state FROM accounts WHERE id = NEW.account_id;
      SELECT * INTO account FROM accounts WHERE id = NEW.account_id;
      IF NOT FOUND THEN RAISE EXCEPTION 'no account'; END IF;
      IF NEW.kind = 'free' THEN RETURN NEW;
      ELSIF NEW.amount <= 0 THEN RAISE EXCEPTION 'nothing to pay'; END IF;
      IF found_state <> 'open' THEN RAISE EXCEPTION 'the account is %', found_state; END IF;
      IF account.balance < 100 THEN RAISE EXCEPTION 'too poor'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER may_pay BEFORE INSERT OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION may_pay();`,
  /** The condition is two references away, by a join. */
  overAJoin: `
    CREATE TABLE plans (id integer PRIMARY KEY, retired boolean NOT NULL);
    CREATE TABLE contracts (id integer PRIMARY KEY, plan_id integer NOT NULL REFERENCES plans);
    CREATE TABLE invoices (id integer PRIMARY KEY, contract_id integer NOT NULL REFERENCES contracts);
    CREATE FUNCTION plan_is_sold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT p.retired FROM contracts c JOIN plans p ON p.id = c.plan_id WHERE c.id = NEW.contract_id) THEN RAISE EXCEPTION 'this plan is no longer sold'; END IF;
      RETURN NEW; END $$;
    CREATE TRIGGER plan_is_sold BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION plan_is_sold();`,
  /** The row must repeat a value of its parent. */
  parentSaysSo: `
    CREATE TABLE halls (id integer PRIMARY KEY, name text NOT NULL);
    CREATE TABLE shows (id integer PRIMARY KEY, hall_id integer NOT NULL REFERENCES halls, title text NOT NULL);
    CREATE TABLE seats (id integer PRIMARY KEY, hall_id integer NOT NULL REFERENCES halls, show_id integer NOT NULL REFERENCES shows);
    CREATE FUNCTION same_hall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NOT EXISTS (SELECT 1 FROM shows WHERE id = NEW.show_id AND hall_id = NEW.hall_id) THEN RAISE EXCEPTION 'another hall'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER same_hall BEFORE INSERT ON seats FOR EACH ROW EXECUTE FUNCTION same_hall();`,
  /** Two tables want rows of one kind each of the same parent, by a CHECK that calls a function that looks it up. */
  checkLooksUp: `
    CREATE TYPE role_kind AS ENUM ('person', 'machine');
    CREATE TABLE roles (id integer PRIMARY KEY, kind role_kind NOT NULL, name text NOT NULL);
    CREATE FUNCTION is_kind(role integer, wanted role_kind) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT kind FROM roles WHERE id = role) = wanted; END $$;
    CREATE TABLE person_roles (id integer PRIMARY KEY, role_id integer NOT NULL REFERENCES roles, CHECK (is_kind(role_id, 'person')));
    CREATE TABLE machine_roles (id integer PRIMARY KEY, role_id integer NOT NULL REFERENCES roles, CHECK (is_kind(role_id, 'machine')));`,
  /** A trigger continues the numbers of another table that has its own rows. */
  numbersOnElsewhere: `
    CREATE TABLE journal (id serial PRIMARY KEY, said text NOT NULL);
    CREATE TABLE orders (id integer PRIMARY KEY, total integer NOT NULL);
    CREATE FUNCTION journalled() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO journal (said) VALUES ('order ' || NEW.id); RETURN NULL; END $$;
    CREATE TRIGGER journalled AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION journalled();`,
  /** A trigger writes the row's companion, in a function that it calls. */
  writesCompanion: `
    CREATE TABLE songs (id integer PRIMARY KEY, name text NOT NULL);
    CREATE TABLE song_counts (song_id integer PRIMARY KEY REFERENCES songs, plays integer NOT NULL DEFAULT 0);
    CREATE TABLE song_count_notes (id integer PRIMARY KEY, song_id integer NOT NULL REFERENCES song_counts, note text NOT NULL);
    CREATE FUNCTION count_for(song integer) RETURNS void LANGUAGE sql AS $$ INSERT INTO song_counts (song_id) VALUES ($1) $$;
    CREATE FUNCTION counted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF TG_OP = 'INSERT' THEN PERFORM count_for(NEW.id); END IF; RETURN NULL; END $$;
    CREATE TRIGGER counted AFTER INSERT ON songs FOR EACH ROW EXECUTE FUNCTION counted();`,
  /** A row of another table is referred to by a constant in the code. */
  refersToAConstant: `
    CREATE TABLE groups (id integer PRIMARY KEY, parent integer REFERENCES groups, name text NOT NULL);
    CREATE TABLE teams (id integer PRIMARY KEY, name text NOT NULL);
    CREATE TABLE group_log (id serial PRIMARY KEY, group_id integer NOT NULL REFERENCES groups, team text);
    CREATE FUNCTION logged() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO group_log (group_id, team) VALUES (57, NEW.name); RETURN NEW; END $$;
    CREATE TRIGGER logged AFTER INSERT ON teams FOR EACH ROW EXECUTE FUNCTION logged();`,
  /** A value that a trigger copies must satisfy the constraints of the target table. */
  copiesIntoStricter: `
    CREATE TABLE leases (id integer PRIMARY KEY, subnet integer, state integer, label varchar(80), amount integer);
    CREATE TABLE lease_log (id bigserial PRIMARY KEY, subnet integer NOT NULL, label varchar(12), amount integer CHECK (amount BETWEEN 5 AND 50));
    CREATE FUNCTION log_lease() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.state IS NOT NULL THEN INSERT INTO lease_log (subnet, label, amount) VALUES (NEW.subnet, NEW.label, NEW.amount); END IF; RETURN NULL; END $$;
    CREATE TRIGGER log_lease AFTER INSERT ON leases FOR EACH ROW EXECUTE FUNCTION log_lease();`,
  /** A trigger of many tables, with an argument and a WHEN. */
  sharedByTables: `
    CREATE TABLE coins (id integer PRIMARY KEY, worth integer NOT NULL);
    CREATE TABLE notes (id integer PRIMARY KEY, worth integer NOT NULL, checked boolean NOT NULL);
    CREATE FUNCTION at_least() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.worth < TG_ARGV[0]::integer THEN RAISE EXCEPTION 'worth too little in %', TG_TABLE_NAME; END IF; RETURN NEW; END $$;
    CREATE TRIGGER at_least BEFORE INSERT ON coins FOR EACH ROW EXECUTE FUNCTION at_least('5000');
    CREATE TRIGGER at_least BEFORE INSERT ON notes FOR EACH ROW WHEN (NEW.checked) EXECUTE FUNCTION at_least('700000');`,
  /** A tree path that the code splits: it begins as its default does. */
  beginsAsItsDefault: `
    CREATE EXTENSION IF NOT EXISTS ltree;
    CREATE TABLE replies (id serial PRIMARY KEY, path ltree NOT NULL DEFAULT '0', said text NOT NULL);
    CREATE FUNCTION counts_levels() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM 1 / (1 - ltree2text(subpath(NEW.path, 0, 1))::integer); RETURN NEW; END $$;
    CREATE TRIGGER counts_levels BEFORE INSERT ON replies FOR EACH ROW EXECUTE FUNCTION counts_levels();`,
  /** Two references to one table must differ, though the same owner would suit both. */
  differInsideACircle: `
    CREATE TABLE artists (id serial PRIMARY KEY, name text NOT NULL);
    CREATE TABLE albums (id serial PRIMARY KEY, artist_id integer NOT NULL REFERENCES artists, name text NOT NULL);
    CREATE TABLE album_pairs (id serial PRIMARY KEY, first_id integer NOT NULL REFERENCES albums, second_id integer NOT NULL REFERENCES albums, CHECK (first_id <> second_id));`,
  /** One column names the text search configuration by which a trigger indexes another. */
  searchesInALanguage: `
    CREATE TABLE searched_pages (id integer PRIMARY KEY, body text NOT NULL, spoken text NOT NULL DEFAULT 'simple', words tsvector);
    CREATE FUNCTION made_searchable() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.words = to_tsvector(NEW.spoken::regconfig, NEW.body); RETURN NEW; END $$;
    CREATE TRIGGER made_searchable BEFORE INSERT OR UPDATE ON searched_pages FOR EACH ROW EXECUTE FUNCTION made_searchable();`,
  /** At most one row of a parent has a mark: counted including the new row, before and after it is inserted. */
  oneIsMarked: `
    CREATE TABLE hosted_domains (id integer PRIMARY KEY);
    CREATE TABLE hosted_names (id integer PRIMARY KEY, domain_id integer NOT NULL REFERENCES hosted_domains, is_first boolean NOT NULL);
    CREATE FUNCTION one_is_first() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE n bigint; BEGIN
      SELECT INTO n count(domain_id) + NEW.is_first::integer FROM hosted_names WHERE hosted_names.domain_id = NEW.domain_id AND is_first;
      IF n > 1 THEN RAISE EXCEPTION 'there is a first one'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER one_is_first BEFORE INSERT ON hosted_names FOR EACH ROW EXECUTE FUNCTION one_is_first();
    CREATE TABLE hosted_boxes (id integer PRIMARY KEY, domain_id integer NOT NULL REFERENCES hosted_domains, catches_all boolean NOT NULL);
    CREATE FUNCTION one_catches_all() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM hosted_boxes WHERE domain_id = NEW.domain_id AND catches_all) > 1 THEN RAISE EXCEPTION 'two catch all'; END IF; RETURN NULL; END $$;
    CREATE TRIGGER one_catches_all AFTER INSERT ON hosted_boxes FOR EACH ROW EXECUTE FUNCTION one_catches_all();`,
  /** Subtypes of one table that one trigger keeps disjoint, by the table that fired it. */
  disjointSubtypes: `
    CREATE TABLE animals (id integer PRIMARY KEY, kind text NOT NULL, born date NOT NULL, weight numeric(6, 2) NOT NULL, note text NOT NULL);
    CREATE TABLE cats (id integer PRIMARY KEY REFERENCES animals, lives integer NOT NULL);
    CREATE TABLE dogs (id integer PRIMARY KEY REFERENCES animals, tricks integer NOT NULL);
    CREATE TABLE birds (id integer PRIMARY KEY REFERENCES animals, wingspan integer NOT NULL);
    CREATE FUNCTION one_kind() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_TABLE_NAME <> 'cats' AND EXISTS (SELECT 1 FROM cats c WHERE c.id = NEW.id) THEN RAISE EXCEPTION 'is a cat'; END IF;
      IF TG_TABLE_NAME <> 'dogs' THEN PERFORM 1 FROM dogs WHERE id = NEW.id; IF FOUND THEN RAISE EXCEPTION 'is a dog'; END IF; END IF;
      IF TG_TABLE_NAME IN ('cats', 'dogs') AND EXISTS (SELECT 1 FROM birds WHERE id = NEW.id) THEN RAISE EXCEPTION 'is a bird'; END IF;
      RETURN NEW; END $$;
    CREATE TRIGGER one_kind BEFORE INSERT ON cats FOR EACH ROW EXECUTE FUNCTION one_kind();
    CREATE TRIGGER one_kind BEFORE INSERT ON dogs FOR EACH ROW EXECUTE FUNCTION one_kind();
    CREATE TRIGGER one_kind BEFORE INSERT ON birds FOR EACH ROW EXECUTE FUNCTION one_kind();`,
  /** A reference that must not point to the owner of another reference's target. */
  notTheOwner: `
    CREATE TABLE writers (id integer PRIMARY KEY, name text NOT NULL);
    CREATE TABLE manuscripts (id integer PRIMARY KEY, author_id integer NOT NULL REFERENCES writers, title text NOT NULL);
    CREATE TABLE readings (id integer PRIMARY KEY, manuscript_id integer NOT NULL REFERENCES manuscripts, reader_id integer NOT NULL REFERENCES writers);
    CREATE FUNCTION not_by_the_author() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.reader_id = (SELECT author_id FROM manuscripts WHERE id = NEW.manuscript_id) THEN RAISE EXCEPTION 'your own'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER not_by_the_author BEFORE INSERT ON readings FOR EACH ROW EXECUTE FUNCTION not_by_the_author();`,
  /** A check over all rows after each statement: the amounts of one voucher add up to zero. */
  balancedAsAWhole: `
    CREATE TABLE vouchers (id integer PRIMARY KEY, day date NOT NULL);
    CREATE TABLE voucher_lines (id integer PRIMARY KEY, voucher_id integer NOT NULL REFERENCES vouchers, amount integer NOT NULL);
    CREATE FUNCTION all_balanced() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF EXISTS (SELECT voucher_id FROM voucher_lines GROUP BY voucher_id HAVING sum(amount) <> 0) THEN RAISE EXCEPTION 'not balanced'; END IF;
      RETURN NULL; END $$;
    CREATE TRIGGER all_balanced AFTER INSERT ON voucher_lines FOR EACH STATEMENT EXECUTE FUNCTION all_balanced();`,
  /**
   * A flag of the parent is an aggregate over some of its rows: each row must be one of these, so that it is not NULL.
   */
  flagOfItsRows: `
    CREATE TABLE shelves (id integer PRIMARY KEY, name text NOT NULL, visible boolean NOT NULL DEFAULT false);
    CREATE TABLE articles (id integer PRIMARY KEY, shelf_id integer REFERENCES shelves, shown boolean NOT NULL DEFAULT true, listed boolean NOT NULL DEFAULT false);
    CREATE FUNCTION shows_shelf() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE shelves SET visible = (SELECT bool_or(shown) FROM articles WHERE articles.shelf_id = NEW.shelf_id AND articles.listed = TRUE) WHERE shelves.id = NEW.shelf_id;
      RETURN NEW; END $$;
    CREATE CONSTRAINT TRIGGER shows_shelf AFTER INSERT ON articles DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION shows_shelf();`,
  /** Each row deducts from its parent's stock, which must not fall below zero. */
  takesFromStock: `
    CREATE TABLE stored_goods (id integer PRIMARY KEY, name text NOT NULL, stock integer NOT NULL CHECK (stock >= 0));
    CREATE TABLE withdrawals (id integer PRIMARY KEY, good_id integer NOT NULL REFERENCES stored_goods, quantity integer NOT NULL CHECK (quantity > 0));
    CREATE FUNCTION take_stock() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE stored_goods SET stock = stock - NEW.quantity WHERE id = NEW.good_id; RETURN NEW; END $$;
    CREATE TRIGGER take_stock AFTER INSERT ON withdrawals FOR EACH ROW EXECUTE FUNCTION take_stock();`,
} as const;

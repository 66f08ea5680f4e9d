-- What the database does by itself (VALIDITY 6), errors of a trial (VALIDITY 7), what the design left open (VALIDITY 8).
-- == a BEFORE trigger rewrites the row into what its CHECK refuses
-- of: 6.before-rewrites 7.23514
-- tier: F
CREATE TABLE notes (id integer PRIMARY KEY, title text NOT NULL, slug text NOT NULL CHECK (slug ~ '^[a-z0-9-]{3,16}$'));
CREATE FUNCTION make_slug() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.slug := regexp_replace(lower(NEW.title), '[^a-z0-9]+', '-', 'g'); RETURN NEW; END $$;
CREATE TRIGGER make_slug BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION make_slug();
-- == a row that is dropped without a word
-- of: 6.returns-null
-- tier: B
CREATE TABLE pings (id integer PRIMARY KEY, host text NOT NULL, ok boolean NOT NULL);
CREATE FUNCTION only_ok() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.ok THEN RETURN NEW; END IF; RETURN NULL; END $$;
CREATE TRIGGER only_ok BEFORE INSERT ON pings FOR EACH ROW EXECUTE FUNCTION only_ok();
-- == a trigger fills the key
-- of: 6.before-rewrites 7.23505
-- tier: B
CREATE TABLE papers (id integer PRIMARY KEY, year smallint NOT NULL CHECK (year BETWEEN 2000 AND 2030), no text UNIQUE);
CREATE FUNCTION number_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.no := NEW.year || '-' || NEW.id; RETURN NEW; END $$;
CREATE TRIGGER number_it BEFORE INSERT ON papers FOR EACH ROW EXECUTE FUNCTION number_it();
-- == words of a trigger that nobody reads: a sum of digits
-- of: 6.raises 6.trial 2.F 7.P0001
-- tier: F
CREATE TABLE badges (id integer PRIMARY KEY, code varchar(6) NOT NULL);
CREATE FUNCTION sum_even() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE s integer := 0; c text; BEGIN
  FOREACH c IN ARRAY regexp_split_to_array(NEW.code, '') LOOP s := s + ascii(c); END LOOP;
  IF s % 2 = 1 THEN RAISE EXCEPTION 'odd'; END IF; RETURN NEW; END $$;
CREATE TRIGGER sum_even BEFORE INSERT ON badges FOR EACH ROW EXECUTE FUNCTION sum_even();
-- == a constant of the code is a key elsewhere
-- of: 7.23503 2.demand
-- tier: A
CREATE TABLE statuses (id smallint PRIMARY KEY, label text NOT NULL);
CREATE TABLE orders (id integer PRIMARY KEY, at date NOT NULL);
CREATE TABLE order_states (order_id integer NOT NULL REFERENCES orders, status_id smallint NOT NULL REFERENCES statuses, PRIMARY KEY (order_id, status_id));
CREATE FUNCTION begin_state() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO order_states VALUES (NEW.id, 41); RETURN NULL; END $$;
CREATE TRIGGER begin_state AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION begin_state();
-- == a text is read as a number, and one as a date
-- of: 7.22xxx
-- tier: F
CREATE TABLE lines_in (id integer PRIMARY KEY, amount text NOT NULL, day text NOT NULL, sum numeric);
CREATE FUNCTION read_line() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.sum := NEW.amount::numeric + extract(day FROM NEW.day::date); RETURN NEW; END $$;
CREATE TRIGGER read_line BEFORE INSERT ON lines_in FOR EACH ROW EXECUTE FUNCTION read_line();
-- == the sum of the children, asked for by a deferred trigger
-- of: 8.sum-over-children
-- tier: A
CREATE TABLE entries (id integer PRIMARY KEY, total numeric(10, 2) NOT NULL);
CREATE TABLE parts (id integer PRIMARY KEY, entry_id integer NOT NULL REFERENCES entries, amount numeric(10, 2) NOT NULL);
CREATE FUNCTION sums_up() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT sum(amount) FROM parts WHERE entry_id = NEW.entry_id) <> (SELECT total FROM entries WHERE id = NEW.entry_id) THEN RAISE EXCEPTION 'does not sum up'; END IF; RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER sums_up AFTER INSERT ON parts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sums_up();
-- == debit and credit are as much, asked for at commit
-- of: 8.sum-over-children
-- tier: C
CREATE TABLE journals (id integer PRIMARY KEY, day date NOT NULL);
CREATE TABLE bookings (id integer PRIMARY KEY, journal_id integer NOT NULL REFERENCES journals, debit numeric(10, 2) NOT NULL DEFAULT 0 CHECK (debit >= 0), credit numeric(10, 2) NOT NULL DEFAULT 0 CHECK (credit >= 0), CHECK (debit = 0 OR credit = 0));
CREATE FUNCTION in_balance() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE d numeric; c numeric; BEGIN
  SELECT coalesce(sum(debit), 0), coalesce(sum(credit), 0) INTO d, c FROM bookings WHERE journal_id = NEW.journal_id;
  IF d <> c THEN RAISE EXCEPTION 'journal % is not in balance', NEW.journal_id; END IF; RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER in_balance AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION in_balance();
-- == a text that begins as another column says
-- of: 8.text-of-another
-- tier: E
CREATE TABLE banks (id integer PRIMARY KEY, land char(2) NOT NULL CHECK (land IN ('DE', 'FR')), iban varchar(22) NOT NULL CHECK (left(iban, 2) = land AND length(iban) = 22));
-- == a sequence of states by the row before, in the same table
-- of: 6.raises 7.P0001
-- tier: F
CREATE TABLE readings (id integer PRIMARY KEY, meter integer NOT NULL, value integer NOT NULL CHECK (value >= 0));
CREATE FUNCTION rises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.value < (SELECT max(value) FROM readings WHERE meter = NEW.meter) THEN RAISE EXCEPTION 'a meter does not run backwards'; END IF; RETURN NEW; END $$;
CREATE TRIGGER rises BEFORE INSERT ON readings FOR EACH ROW EXECUTE FUNCTION rises();
-- == at most three children of one parent
-- of: 6.raises
-- tier: F
CREATE TABLE cages (id integer PRIMARY KEY); CREATE TABLE birds (id integer PRIMARY KEY, cage_id integer NOT NULL REFERENCES cages);
CREATE FUNCTION has_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT count(*) FROM birds WHERE cage_id = NEW.cage_id) >= 3 THEN RAISE EXCEPTION 'the cage is full'; END IF; RETURN NEW; END $$;
CREATE TRIGGER has_room BEFORE INSERT ON birds FOR EACH ROW EXECUTE FUNCTION has_room();
-- == no two rows overlap, by a trigger
-- of: 6.raises
-- tier: D
CREATE TABLE halls (id integer PRIMARY KEY);
CREATE TABLE hires (id integer PRIMARY KEY, hall_id integer NOT NULL REFERENCES halls, starts timestamptz NOT NULL, ends timestamptz NOT NULL, CHECK (ends > starts));
CREATE FUNCTION is_free() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM hires h WHERE h.hall_id = NEW.hall_id AND tstzrange(h.starts, h.ends) && tstzrange(NEW.starts, NEW.ends)) THEN RAISE EXCEPTION 'taken'; END IF; RETURN NEW; END $$;
CREATE TRIGGER is_free BEFORE INSERT ON hires FOR EACH ROW EXECUTE FUNCTION is_free();
-- == debit and credit by a side, an enum, signed in a CASE
-- of: 8.sum-over-children
-- tier: B
CREATE TYPE side AS ENUM ('debit', 'credit');
CREATE TABLE transactions (id uuid PRIMARY KEY, said text);
CREATE TABLE postings (id bigserial PRIMARY KEY, transaction_id uuid NOT NULL REFERENCES transactions, account text NOT NULL, side side NOT NULL, amount bigint NOT NULL CHECK (amount > 0));
CREATE FUNCTION is_balanced() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE total bigint; BEGIN
  SELECT SUM(CASE WHEN p.side = 'debit' THEN p.amount ELSE -p.amount END) INTO total FROM postings p WHERE p.transaction_id = NEW.transaction_id;
  IF total <> 0 THEN RAISE EXCEPTION 'not balanced'; END IF; RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER is_balanced AFTER INSERT OR UPDATE ON postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION is_balanced();
-- == entries of both signs sum up to nothing, and each transaction has some
-- of: 8.sum-over-children
-- tier: B
CREATE TABLE txs (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, day date NOT NULL);
CREATE TABLE tx_entries (tx_id integer NOT NULL REFERENCES txs, line_no smallint NOT NULL, amount numeric(12, 2) NOT NULL CHECK (amount <> 0), PRIMARY KEY (tx_id, line_no));
CREATE FUNCTION sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT count(*) FROM tx_entries WHERE tx_id = NEW.id) = 0 THEN RAISE EXCEPTION 'empty'; END IF;
  IF (SELECT coalesce(sum(amount), 0) FROM tx_entries WHERE tx_id = NEW.id) <> 0 THEN RAISE EXCEPTION 'not zero'; END IF; RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER sums_to_zero AFTER INSERT ON txs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sums_to_zero();
-- == rows that are changed collide in a table that no code writes: it keeps its rows
-- of: 5.filled-by-trigger
-- tier: F
CREATE TABLE members (id serial PRIMARY KEY, email text NOT NULL UNIQUE, state text NOT NULL CHECK (state IN ('here', 'gone')), score numeric);
CREATE TABLE sales (id serial PRIMARY KEY, seller_id integer NOT NULL REFERENCES members);
CREATE TABLE ratings (sale_id integer PRIMARY KEY REFERENCES sales, stars integer CHECK (stars BETWEEN 1 AND 5));
CREATE FUNCTION forget() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.state = 'gone' THEN NEW.email := 'forgotten'; END IF; RETURN NEW; END $$;
CREATE TRIGGER forget BEFORE UPDATE ON members FOR EACH ROW EXECUTE FUNCTION forget();
CREATE FUNCTION rate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.stars IS NOT NULL THEN UPDATE members SET score = NEW.stars WHERE id = (SELECT seller_id FROM sales WHERE id = NEW.sale_id); END IF; RETURN NEW; END $$;
CREATE TRIGGER rate AFTER INSERT ON ratings FOR EACH ROW EXECUTE FUNCTION rate();
-- == frozen rows of which a column was computed from the key
-- of: 2.F
-- tier: F
CREATE TABLE tanks (id serial PRIMARY KEY, litres integer NOT NULL, CHECK (litres BETWEEN 3 AND 6));
CREATE TABLE refills (id serial PRIMARY KEY, tank_id integer NOT NULL REFERENCES tanks, litres integer NOT NULL);
CREATE FUNCTION fill_up() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.litres > (SELECT litres FROM tanks WHERE id = NEW.tank_id) THEN RAISE EXCEPTION 'too much'; END IF; RETURN NEW; END $$;
CREATE TRIGGER fill_up BEFORE INSERT ON refills FOR EACH ROW EXECUTE FUNCTION fill_up();
CREATE FUNCTION odd_rows() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF abs(hashint4(NEW.litres * 31 + NEW.tank_id)) % 3 = 0 THEN RAISE EXCEPTION 'not this one'; END IF; RETURN NEW; END $$;
CREATE TRIGGER odd_rows BEFORE INSERT ON refills FOR EACH ROW EXECUTE FUNCTION odd_rows();
-- == an index over the length of a document
-- of: 7.22xxx
-- tier: F
CREATE TABLE paths (id serial PRIMARY KEY, profile jsonb NOT NULL);
CREATE INDEX paths_length ON paths (jsonb_array_length(profile));

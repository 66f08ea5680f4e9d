-- A trigger copies values on (VALIDITY 9, sixth line).
-- == over a join, into a stricter domain
-- of: 9.copy 5.filled-by-trigger
-- tier: B
CREATE DOMAIN short AS varchar(12) CHECK (VALUE <> '');
CREATE TABLE makers (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE cars (id integer PRIMARY KEY, maker_id integer NOT NULL REFERENCES makers);
CREATE TABLE labels (car_id integer PRIMARY KEY, label short NOT NULL);
CREATE FUNCTION add_label() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO labels SELECT NEW.id, m.name FROM makers m WHERE m.id = NEW.maker_id; RETURN NEW; END $$;
CREATE TRIGGER add_label AFTER INSERT ON cars FOR EACH ROW EXECUTE FUNCTION add_label();
-- == a column of the row itself into a shorter one
-- of: 9.copy
-- tier: B
CREATE TABLE articles (id integer PRIMARY KEY, title text NOT NULL);
CREATE TABLE slugs (article_id integer PRIMARY KEY, slug varchar(20) NOT NULL);
CREATE FUNCTION add_slug() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO slugs VALUES (NEW.id, lower(NEW.title)); RETURN NEW; END $$;
CREATE TRIGGER add_slug AFTER INSERT ON articles FOR EACH ROW EXECUTE FUNCTION add_slug();
-- == a fact table from a join that links of the row must lead to
-- of: 9.copy
-- tier: B
CREATE TABLE regions (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE shops (id integer PRIMARY KEY, region_id integer REFERENCES regions);
CREATE TABLE sales (id integer PRIMARY KEY, shop_id integer REFERENCES shops, amount integer NOT NULL);
CREATE TABLE facts (sale_id integer PRIMARY KEY, region_id integer NOT NULL, amount integer NOT NULL);
CREATE FUNCTION add_fact() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO facts SELECT NEW.id, s.region_id, NEW.amount FROM shops s WHERE s.id = NEW.shop_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'sale % has no shop', NEW.id; END IF; RETURN NEW; END $$;
CREATE TRIGGER add_fact AFTER INSERT ON sales FOR EACH ROW EXECUTE FUNCTION add_fact();
-- == a NULL that the copy may not be
-- of: 9.copy
-- tier: B
CREATE TABLE contacts (id integer PRIMARY KEY, mail text);
CREATE TABLE outbox (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mail text NOT NULL);
CREATE FUNCTION greet() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO outbox (mail) VALUES (NEW.mail); RETURN NEW; END $$;
CREATE TRIGGER greet AFTER INSERT ON contacts FOR EACH ROW EXECUTE FUNCTION greet();
-- == a look-up is written into the own row, which has a CHECK for it
-- of: 9.copy
-- tier: B
CREATE TABLE customers (id integer PRIMARY KEY, credit_limit numeric(10, 2));
CREATE TABLE baskets (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers, limit_then numeric(10, 2) CHECK (limit_then BETWEEN 100 AND 5000));
CREATE FUNCTION copy_limit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN SELECT c.credit_limit INTO NEW.limit_then FROM customers c WHERE c.id = NEW.customer_id; IF NEW.limit_then IS NULL THEN RAISE EXCEPTION 'no limit'; END IF; RETURN NEW; END $$;
CREATE TRIGGER copy_limit BEFORE INSERT ON baskets FOR EACH ROW EXECUTE FUNCTION copy_limit();
-- == two joins away, into a domain with a pattern
-- of: 9.copy
-- tier: B
CREATE DOMAIN iso2 AS char(2) CHECK (VALUE ~ '^[A-Z]{2}$');
CREATE TABLE lands (id integer PRIMARY KEY, code varchar(8));
CREATE TABLE cities (id integer PRIMARY KEY, land_id integer REFERENCES lands, name text NOT NULL);
CREATE TABLE parcels (id integer PRIMARY KEY, city_id integer REFERENCES cities, weight integer NOT NULL);
CREATE TABLE customs (parcel_id integer PRIMARY KEY REFERENCES parcels, land iso2 NOT NULL);
CREATE FUNCTION declare_parcel() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO customs (parcel_id, land) SELECT NEW.id, l.code FROM cities c JOIN lands l ON l.id = c.land_id WHERE c.id = NEW.city_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'parcel % goes nowhere', NEW.id; END IF; RETURN NULL; END $$;
CREATE TRIGGER declare_parcel AFTER INSERT ON parcels FOR EACH ROW EXECUTE FUNCTION declare_parcel();
-- == a statement trigger copies whole batches over a transition table
-- of: 9.copy
-- tier: B
CREATE TABLE readings (meter integer NOT NULL, at timestamptz NOT NULL, kwh numeric, PRIMARY KEY (meter, at));
CREATE TABLE reading_facts (meter integer NOT NULL, at timestamptz NOT NULL, kwh numeric(6, 2) NOT NULL CHECK (kwh >= 0), PRIMARY KEY (meter, at));
CREATE FUNCTION facts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO reading_facts SELECT meter, at, kwh FROM fresh; RETURN NULL; END $$;
CREATE TRIGGER facts AFTER INSERT ON readings REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION facts();
-- == statement triggers that refuse by the rows that came
-- of: 9.copy
-- tier: B
CREATE TABLE depots (id integer PRIMARY KEY, capacity integer NOT NULL, closed boolean NOT NULL);
CREATE TABLE pallets (id integer PRIMARY KEY, depot_id integer NOT NULL REFERENCES depots, weight integer NOT NULL, label text);
CREATE FUNCTION pallets_fit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM came WHERE weight NOT BETWEEN 10 AND 900) THEN RAISE EXCEPTION 'a weight is wrong'; END IF;
  IF EXISTS (SELECT FROM came c JOIN depots d ON d.id = c.depot_id WHERE d.closed) THEN RAISE EXCEPTION 'a depot is closed'; END IF;
  RETURN NULL; END $$;
CREATE TRIGGER pallets_fit AFTER INSERT ON pallets REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION pallets_fit();
-- == a statement trigger numbers what it writes for each row, and joins
-- of: 9.copy
-- tier: B
CREATE TABLE items (id integer PRIMARY KEY, cost integer NOT NULL);
CREATE TABLE uses (id integer PRIMARY KEY, item_id integer NOT NULL REFERENCES items, n smallint NOT NULL);
CREATE TABLE use_costs (use_id integer PRIMARY KEY, cost smallint NOT NULL CHECK (cost < 300));
CREATE FUNCTION cost_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO use_costs SELECT u.id, i.cost FROM fresh u JOIN items i ON i.id = u.item_id; RETURN NULL; END $$;
CREATE TRIGGER cost_it AFTER INSERT ON uses REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION cost_it();
-- == a trigger copies over a join what may be NULL there, into a column that takes none
-- of: 9.copy
-- tier: A
CREATE TABLE fans (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE gigs (id serial PRIMARY KEY, title text NOT NULL);
CREATE TABLE visits (id serial PRIMARY KEY, gig_id integer REFERENCES gigs, fan_id integer REFERENCES fans);
CREATE TABLE ballots (id serial PRIMARY KEY, gig_id integer NOT NULL REFERENCES gigs, open boolean DEFAULT true);
CREATE TABLE notes (id serial PRIMARY KEY, ballot_id integer NOT NULL, fan_id integer NOT NULL REFERENCES fans);
CREATE FUNCTION tell_fans() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.open THEN
    INSERT INTO notes (ballot_id, fan_id) SELECT * FROM ((VALUES (NEW.id)) AS b CROSS JOIN (SELECT fan_id FROM visits WHERE gig_id = NEW.gig_id) AS v);
  END IF; RETURN NEW; END $$;
CREATE TRIGGER tell_fans AFTER INSERT ON ballots FOR EACH ROW EXECUTE FUNCTION tell_fans();

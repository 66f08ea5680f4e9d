-- A trigger copies values on (VALIDITY 9, sixth line).
-- == over a join, into a stricter domain
CREATE DOMAIN short AS varchar(12) CHECK (VALUE <> '');
CREATE TABLE makers (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE cars (id integer PRIMARY KEY, maker_id integer NOT NULL REFERENCES makers);
CREATE TABLE labels (car_id integer PRIMARY KEY, label short NOT NULL);
CREATE FUNCTION add_label() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO labels SELECT NEW.id, m.name FROM makers m WHERE m.id = NEW.maker_id; RETURN NEW; END $$;
CREATE TRIGGER add_label AFTER INSERT ON cars FOR EACH ROW EXECUTE FUNCTION add_label();
-- == a column of the row itself into a shorter one
CREATE TABLE articles (id integer PRIMARY KEY, title text NOT NULL);
CREATE TABLE slugs (article_id integer PRIMARY KEY, slug varchar(20) NOT NULL);
CREATE FUNCTION add_slug() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO slugs VALUES (NEW.id, lower(NEW.title)); RETURN NEW; END $$;
CREATE TRIGGER add_slug AFTER INSERT ON articles FOR EACH ROW EXECUTE FUNCTION add_slug();
-- == a fact table from a join that links of the row must lead to
CREATE TABLE regions (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE shops (id integer PRIMARY KEY, region_id integer REFERENCES regions);
CREATE TABLE sales (id integer PRIMARY KEY, shop_id integer REFERENCES shops, amount integer NOT NULL);
CREATE TABLE facts (sale_id integer PRIMARY KEY, region_id integer NOT NULL, amount integer NOT NULL);
CREATE FUNCTION add_fact() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO facts SELECT NEW.id, s.region_id, NEW.amount FROM shops s WHERE s.id = NEW.shop_id;
  IF NOT FOUND THEN RAISE EXCEPTION 'sale % has no shop', NEW.id; END IF; RETURN NEW; END $$;
CREATE TRIGGER add_fact AFTER INSERT ON sales FOR EACH ROW EXECUTE FUNCTION add_fact();
-- == a NULL that the copy may not be
CREATE TABLE contacts (id integer PRIMARY KEY, mail text);
CREATE TABLE outbox (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, mail text NOT NULL);
CREATE FUNCTION greet() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO outbox (mail) VALUES (NEW.mail); RETURN NEW; END $$;
CREATE TRIGGER greet AFTER INSERT ON contacts FOR EACH ROW EXECUTE FUNCTION greet();

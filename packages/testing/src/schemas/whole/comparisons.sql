-- A trigger compares a row with rows that it refers to, and refuses it where they differ (VALIDITY 6).
-- == a ledger whose postings a trigger checks against transfers by side
-- of: 6.raises
-- tier: D
CREATE TABLE accounts (id bigint PRIMARY KEY, name text NOT NULL);
CREATE TABLE transfers (id bigint PRIMARY KEY, debit_account bigint NOT NULL REFERENCES accounts, credit_account bigint NOT NULL REFERENCES accounts, amount numeric(12, 2) NOT NULL CHECK (amount > 0), CHECK (debit_account <> credit_account));
CREATE TABLE postings (id bigint PRIMARY KEY, transfer_id bigint NOT NULL REFERENCES transfers, account_id bigint NOT NULL REFERENCES accounts, side text NOT NULL CHECK (side IN ('debit', 'credit')), amount numeric(12, 2) NOT NULL, UNIQUE (transfer_id, side));
CREATE FUNCTION posting_fits() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE t transfers%ROWTYPE; BEGIN
  SELECT * INTO t FROM transfers WHERE id = NEW.transfer_id;
  IF NEW.side = 'debit' AND (NEW.account_id <> t.debit_account OR NEW.amount <> t.amount) THEN RAISE EXCEPTION 'debit does not fit'; END IF;
  IF NEW.side = 'credit' AND (NEW.account_id <> t.credit_account OR NEW.amount <> t.amount) THEN RAISE EXCEPTION 'credit does not fit'; END IF;
  RETURN NEW; END $$;
CREATE TRIGGER posting_fits BEFORE INSERT ON postings FOR EACH ROW EXECUTE FUNCTION posting_fits();
-- == a ledger, signed by side
-- of: 6.raises
-- tier: B
CREATE TABLE transfers (id integer PRIMARY KEY, amount integer NOT NULL CHECK (amount > 0));
CREATE TABLE postings (id integer PRIMARY KEY, transfer_id integer NOT NULL REFERENCES transfers, side char(1) NOT NULL CHECK (side IN ('D', 'C')), amount integer NOT NULL);
CREATE FUNCTION fits() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE a integer; BEGIN
  SELECT amount INTO a FROM transfers WHERE id = NEW.transfer_id;
  IF NEW.amount <> (CASE NEW.side WHEN 'D' THEN a ELSE -a END) THEN RAISE EXCEPTION 'posting % does not match its transfer', NEW.id; END IF; RETURN NEW; END $$;
CREATE TRIGGER fits BEFORE INSERT ON postings FOR EACH ROW EXECUTE FUNCTION fits();
-- == a price that is the article's times the quantity, less the customer's discount
-- of: 6.raises
-- tier: B
CREATE TABLE customers (id integer PRIMARY KEY, discount numeric(4, 2) NOT NULL CHECK (discount BETWEEN 0 AND 0.5));
CREATE TABLE articles (id integer PRIMARY KEY, price integer NOT NULL CHECK (price > 0));
CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer NOT NULL REFERENCES customers);
CREATE TABLE items (id integer PRIMARY KEY, order_id integer NOT NULL REFERENCES orders, article_id integer NOT NULL REFERENCES articles, quantity integer NOT NULL CHECK (quantity > 0), total integer NOT NULL, rate numeric(4, 2) NOT NULL);
CREATE FUNCTION right_total() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE p integer; d numeric; BEGIN
  SELECT price INTO p FROM articles WHERE id = NEW.article_id;
  SELECT c.discount INTO d FROM orders o JOIN customers c ON c.id = o.customer_id WHERE o.id = NEW.order_id;
  IF NEW.total IS DISTINCT FROM p * NEW.quantity THEN RAISE EXCEPTION 'wrong total'; END IF;
  IF NOT (NEW.rate = d) THEN RAISE EXCEPTION 'wrong rate'; END IF; RETURN NEW; END $$;
CREATE CONSTRAINT TRIGGER right_total AFTER INSERT ON items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION right_total();
-- == two conditions in one function, by a composite reference, under an enum
-- of: 6.raises
-- tier: F
CREATE TYPE direction AS ENUM ('debit', 'credit');
CREATE TABLE wallets (wallet_id bigint PRIMARY KEY, currency char(3) NOT NULL, UNIQUE (wallet_id, currency));
CREATE TABLE transfers (transfer_id uuid PRIMARY KEY, source bigint NOT NULL, target bigint NOT NULL, currency char(3) NOT NULL, amount bigint NOT NULL CHECK (amount > 0), CHECK (source <> target), FOREIGN KEY (source, currency) REFERENCES wallets (wallet_id, currency), FOREIGN KEY (target, currency) REFERENCES wallets (wallet_id, currency));
CREATE TABLE postings (posting_id bigserial PRIMARY KEY, transfer_id uuid NOT NULL REFERENCES transfers, wallet_id bigint NOT NULL REFERENCES wallets, side direction NOT NULL, amount bigint NOT NULL, UNIQUE (transfer_id, side));
CREATE FUNCTION posting_matches() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE t transfers; BEGIN
  SELECT * INTO t FROM transfers WHERE transfer_id = NEW.transfer_id;
  IF NEW.amount <> t.amount THEN RAISE EXCEPTION 'amount'; END IF;
  IF NEW.side = 'debit' AND NEW.wallet_id <> t.source THEN RAISE EXCEPTION 'debit wallet'; ELSIF NEW.side = 'credit' AND NEW.wallet_id <> t.target THEN RAISE EXCEPTION 'credit wallet'; END IF;
  RETURN NEW; END $$;
CREATE TRIGGER posting_matches BEFORE INSERT ON postings FOR EACH ROW EXECUTE FUNCTION posting_matches();

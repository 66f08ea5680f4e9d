-- A trigger wants a column to lie between what a row that it refers to says (VALIDITY 6).
-- == timesheets within the project, in moments
-- of: 6.raises
-- tier: D
CREATE TABLE projects (id uuid PRIMARY KEY, starts timestamptz NOT NULL, ends timestamptz NOT NULL, CHECK (ends > starts + interval '1 day'));
CREATE TABLE entries (id bigserial PRIMARY KEY, project_id uuid NOT NULL REFERENCES projects, worked_at timestamptz NOT NULL, hours numeric(4, 2) NOT NULL CHECK (hours > 0 AND hours <= 12));
CREATE FUNCTION in_project() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE s timestamptz; e timestamptz; BEGIN
  SELECT starts, ends INTO s, e FROM projects WHERE id = NEW.project_id;
  IF NEW.worked_at NOT BETWEEN s AND e THEN RAISE EXCEPTION 'not within the project'; END IF; RETURN NEW; END $$;
CREATE TRIGGER in_project BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION in_project();
-- == a bid above the auction's start, below its cap
-- of: 6.raises
-- tier: B
CREATE TABLE auctions (id integer PRIMARY KEY, start_price integer NOT NULL CHECK (start_price BETWEEN 1 AND 1000), cap integer NOT NULL CHECK (cap BETWEEN 2000 AND 9000));
CREATE TABLE bids (id integer PRIMARY KEY, auction_id integer NOT NULL REFERENCES auctions, bid integer NOT NULL);
CREATE FUNCTION bid_fits() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT EXISTS (SELECT 1 FROM auctions a WHERE a.id = NEW.auction_id AND NEW.bid > a.start_price AND NEW.bid <= a.cap) THEN RAISE EXCEPTION 'bid'; END IF; RETURN NEW; END $$;
CREATE TRIGGER bid_fits BEFORE INSERT ON bids FOR EACH ROW EXECUTE FUNCTION bid_fits();
-- == a stay and its parts: both ends within the parent's
-- of: 6.raises
-- tier: D
CREATE TABLE stays (id integer PRIMARY KEY, admitted date NOT NULL, discharged date NOT NULL, CHECK (discharged > admitted));
CREATE TABLE treatments (id integer PRIMARY KEY, stay_id integer NOT NULL REFERENCES stays, first_day date NOT NULL, last_day date NOT NULL, CHECK (last_day >= first_day));
CREATE FUNCTION in_stay() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE s stays%ROWTYPE; BEGIN
  SELECT * INTO s FROM stays WHERE id = NEW.stay_id;
  IF NEW.first_day < s.admitted OR NEW.last_day > s.discharged THEN RAISE EXCEPTION 'outside of the stay'; END IF; RETURN NEW; END $$;
CREATE TRIGGER in_stay BEFORE INSERT ON treatments FOR EACH ROW EXECUTE FUNCTION in_stay();
-- == a valid_to in the past refuses, compared to the row's own day
-- of: 6.raises
-- tier: D
CREATE TABLE tariffs (id integer PRIMARY KEY, valid_from date NOT NULL, valid_to date, CHECK (valid_to > valid_from));
CREATE TABLE bookings (id integer PRIMARY KEY, tariff_id integer NOT NULL REFERENCES tariffs, booked_on date NOT NULL);
CREATE FUNCTION tariff_valid() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE t tariffs; BEGIN
  SELECT * INTO t FROM tariffs WHERE id = NEW.tariff_id;
  IF NEW.booked_on < t.valid_from OR (t.valid_to IS NOT NULL AND NEW.booked_on >= t.valid_to) THEN RAISE EXCEPTION 'tariff is not valid on %', NEW.booked_on; END IF; RETURN NEW; END $$;
CREATE TRIGGER tariff_valid BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION tariff_valid();
-- == a quantity above zero, no more than the stock that the trigger takes it from
-- of: 6.raises
-- tier: B
CREATE TABLE wares (id serial PRIMARY KEY, label text NOT NULL, stock integer NOT NULL DEFAULT 0 CHECK (stock >= 0));
CREATE TABLE baskets (id serial PRIMARY KEY, total numeric(12, 2) NOT NULL DEFAULT 0);
CREATE TABLE basket_lines (id serial PRIMARY KEY, basket_id integer NOT NULL REFERENCES baskets, ware_id integer NOT NULL REFERENCES wares, quantity integer NOT NULL CHECK (quantity > 0), price numeric(10, 2) NOT NULL);
CREATE FUNCTION take_stock() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE there integer; BEGIN
  SELECT stock INTO there FROM wares WHERE id = NEW.ware_id;
  IF there < NEW.quantity THEN RAISE EXCEPTION 'too few of %', NEW.ware_id; END IF; RETURN NEW; END $$;
CREATE TRIGGER take_stock BEFORE INSERT ON basket_lines FOR EACH ROW EXECUTE FUNCTION take_stock();
-- == an offer above the last one and within what the bidder has: two rows that need not be there
-- of: 6.raises
-- tier: B
CREATE TABLE bidders (id integer PRIMARY KEY, funds numeric(12, 2) NOT NULL DEFAULT 0);
CREATE TABLE lots (id integer PRIMARY KEY, last_offer double precision);
CREATE TABLE offers (id integer PRIMARY KEY, lot_id integer REFERENCES lots, bidder_id integer REFERENCES bidders, amount double precision NOT NULL CHECK (amount > 500));
CREATE FUNCTION above_last() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.amount <= (SELECT last_offer FROM lots WHERE id = NEW.lot_id) THEN RAISE EXCEPTION 'too low'; END IF; RETURN NEW; END $$;
CREATE TRIGGER above_last BEFORE INSERT ON offers FOR EACH ROW EXECUTE FUNCTION above_last();
CREATE FUNCTION within_funds() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE f numeric; BEGIN
  SELECT funds INTO f FROM bidders WHERE id = NEW.bidder_id;
  IF f < NEW.amount THEN RAISE EXCEPTION 'too high'; END IF; RETURN NEW; END $$;
CREATE TRIGGER within_funds BEFORE INSERT ON offers FOR EACH ROW EXECUTE FUNCTION within_funds();
-- == two refusals in one function: the second is not of the first one's bound
-- of: 6.raises
-- tier: D
CREATE TABLE halls (id serial PRIMARY KEY, seats integer NOT NULL CHECK (seats > 0));
CREATE TABLE shows (id serial PRIMARY KEY, hall_id integer NOT NULL REFERENCES halls, most integer NOT NULL, starts_at timestamptz NOT NULL, ends_at timestamptz NOT NULL, CHECK (ends_at > starts_at));
CREATE FUNCTION hall_fits() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.most > (SELECT seats FROM halls WHERE id = NEW.hall_id) THEN RAISE EXCEPTION 'too many'; END IF;
  IF EXISTS (SELECT 1 FROM shows s WHERE s.hall_id = NEW.hall_id AND s.id <> NEW.id AND tstzrange(s.starts_at, s.ends_at) && tstzrange(NEW.starts_at, NEW.ends_at)) THEN RAISE EXCEPTION 'taken'; END IF;
  RETURN NEW; END $$;
CREATE TRIGGER hall_fits BEFORE INSERT ON shows FOR EACH ROW EXECUTE FUNCTION hall_fits();
-- == multiranges around ranges, within them, and around a number
-- of: 2.E 2.F
-- tier: E
CREATE TABLE closures (id serial PRIMARY KEY, span daterange NOT NULL, parts datemultirange NOT NULL, CHECK (span @> parts), CHECK (NOT isempty(parts)));
CREATE TABLE slots (id serial PRIMARY KEY, parts int4multirange NOT NULL CHECK (parts <@ int4range(1, 100) AND NOT isempty(parts)), one integer NOT NULL, CHECK (parts @> one));
CREATE TABLE shifts (id serial PRIMARY KEY, worked tstzrange NOT NULL, planned tstzmultirange NOT NULL, CHECK (planned @> worked), CHECK (NOT isempty(worked)));
-- == full hours that must lie close to one another
-- of: 2.D
-- tier: E
CREATE TABLE bookings (id serial PRIMARY KEY,
  starts timestamptz NOT NULL CHECK (date_trunc('hour', starts AT TIME ZONE 'UTC') = starts AT TIME ZONE 'UTC'),
  ends timestamptz NOT NULL CHECK (date_trunc('hour', ends AT TIME ZONE 'UTC') = ends AT TIME ZONE 'UTC'),
  CHECK (starts < ends AND ends <= starts + interval '8 hours'));
-- == a booking that may not lie in the past, refused before a question that nobody reads: there is no way out by the past
-- of: 6.raises
-- tier: B
CREATE TABLE guests (id serial PRIMARY KEY, name text NOT NULL);
CREATE TABLE temperatures (guest_id integer NOT NULL REFERENCES guests, degrees numeric NOT NULL CHECK (degrees BETWEEN 34 AND 37), PRIMARY KEY (guest_id));
CREATE FUNCTION has_fever(wanted integer) RETURNS boolean LANGUAGE plpgsql AS $$ DECLARE found boolean; BEGIN
  EXECUTE 'SELECT bool_or(degrees > 37.5) FROM temperatures WHERE guest_id = $1' INTO found USING wanted; RETURN found; END $$;
CREATE TABLE stays (id serial PRIMARY KEY, guest_id integer NOT NULL REFERENCES guests, begins date NOT NULL);
CREATE FUNCTION may_stay() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE today date := CURRENT_DATE; BEGIN
  IF NEW.begins < today THEN RAISE EXCEPTION 'past'; ELSIF has_fever(NEW.guest_id) THEN RAISE EXCEPTION 'fever'; END IF; RETURN NEW; END $$;
CREATE TRIGGER may_stay BEFORE INSERT ON stays FOR EACH ROW EXECUTE FUNCTION may_stay();

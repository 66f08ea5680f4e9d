-- Conditions that nobody can read: met by values that Postgres accepts (VALIDITY 2, tier E).
CREATE FUNCTION luhn(digits text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE total integer := 0; at integer; digit integer;
BEGIN
  IF digits !~ '^[0-9]+$' THEN RETURN false; END IF;
  FOR at IN 1 .. length(digits) LOOP
    digit := substr(reverse(digits), at, 1)::integer;
    IF at % 2 = 0 THEN digit := digit * 2; IF digit > 9 THEN digit := digit - 9; END IF; END IF;
    total := total + digit;
  END LOOP;
  RETURN total % 10 = 0;
END $$;
CREATE FUNCTION is_version(value text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE parts text[];
BEGIN
  parts := regexp_match(value, '^(\d{1,3})\.(\d{1,3})\.(\d{1,3})$');
  IF parts IS NULL THEN RETURN false; END IF;
  RETURN parts[1]::integer >= 1;
END $$;
CREATE TABLE opaque (
  id integer PRIMARY KEY,
  card text CONSTRAINT e_luhn CHECK (luhn(card) AND length(card) >= 2), -- of: 2.E
  version text NOT NULL CONSTRAINT e_mined_pattern CHECK (is_version(version)),
  initial text CONSTRAINT e_fixpoint CHECK (initcap(initial) = initial),
  word text CONSTRAINT e_word_ends CHECK (word ~ '\mnorth\M'),
  doubled text CONSTRAINT e_back_reference CHECK (doubled ~ '^(..)\1$'),
  network inet CONSTRAINT e_network CHECK (masklen(network) = 24 AND family(network) = 4),
  doc jsonb CONSTRAINT e_jsonpath CHECK (doc @? '$.a ? (@ > 3)'), -- of: 8.jsonpath
  monday date CONSTRAINT e_weekday CHECK (extract(isodow FROM monday) = 1),
  numeral text CONSTRAINT e_numeral CHECK (numeral::numeric > 10)
);
CREATE TABLE products (
  id integer PRIMARY KEY,
  quantity integer NOT NULL, price numeric(8, 2) NOT NULL, total numeric(12, 2) NOT NULL,
  country text NOT NULL, iban text NOT NULL,
  CONSTRAINT b_quantity CHECK (quantity BETWEEN 1 AND 20),
  CONSTRAINT b_price CHECK (price > 0 AND price < 500),
  CONSTRAINT d_product CHECK (total = quantity * price),
  CONSTRAINT b_country CHECK (country IN ('DE', 'FR', 'NL')),
  CONSTRAINT d_part_of_another CHECK (substr(iban, 1, 2) = country) -- of: 8.text-of-another
);

CREATE TABLE bills (
  id integer PRIMARY KEY,
  net numeric(10, 2) NOT NULL, vat numeric(10, 2) NOT NULL, gross numeric(12, 2) NOT NULL, hours integer NOT NULL, rate numeric(6, 2), fee numeric(10, 2),
  CONSTRAINT d_vat CHECK (vat = round(net * 0.19, 2)),
  CONSTRAINT b_vat CHECK (vat >= 0),
  CONSTRAINT d_gross CHECK (gross = net + vat),
  CONSTRAINT d_fee CHECK (round(hours * rate / 60, 2) = fee)
);
CREATE TABLE tagged (id integer PRIMARY KEY, doc jsonb NOT NULL CONSTRAINT e_quoted_in_a_path CHECK (doc @? '$.tags[*] ? (@ == "new")'));
-- Conditions over sets of columns that overlap: what is found for one is where the other is looked for.
CREATE TABLE overlapping (
  id integer PRIMARY KEY,
  country text NOT NULL CONSTRAINT b_country CHECK (country IN ('DE', 'FR', 'NL')),
  sku text NOT NULL,
  score integer, level integer,
  CONSTRAINT e_begins CHECK (left(sku, 2) = country),
  CONSTRAINT e_other_letter CHECK (ascii(right(sku, 1)) <> score + level)
);
CREATE TABLE overlapping_chain (
  id integer PRIMARY KEY,
  width integer NOT NULL, height integer NOT NULL, area integer NOT NULL, depth integer NOT NULL, volume integer NOT NULL, label text NOT NULL,
  CONSTRAINT b_width CHECK (width BETWEEN 2 AND 9),
  CONSTRAINT b_height CHECK (height BETWEEN 2 AND 9),
  CONSTRAINT e_area CHECK (area = width * height),
  CONSTRAINT e_label CHECK (label = volume || ' ccm'),
  CONSTRAINT e_volume CHECK (volume = area * depth AND depth > 1)
);
CREATE TABLE overlapping_pairs (
  id integer PRIMARY KEY,
  a integer NOT NULL, b integer NOT NULL, c integer NOT NULL,
  CONSTRAINT e_first CHECK (a # b = 5),
  CONSTRAINT e_second CHECK ((a # b) # c = 12)
);
-- A text that is read as a function's, a table's or a type's name is refused where it is none, though the condition only asks whether it is there.
CREATE TABLE looked_up_names (
  id integer PRIMARY KEY,
  handler text NOT NULL,
  cleaner text,
  target text NOT NULL,
  kind text NOT NULL,
  size text,
  CONSTRAINT e_handler CHECK (COALESCE(handler::regproc, 'now'::regproc) IS NOT NULL),
  CONSTRAINT c_cleaner CHECK (COALESCE(cleaner::regproc, 'now'::regproc) IS NOT NULL),
  CONSTRAINT e_target CHECK (target::regclass IS NOT NULL),
  CONSTRAINT e_kind CHECK (kind::regtype IS NOT NULL),
  CONSTRAINT c_size CHECK (COALESCE(size::numeric, 0) IS NOT NULL)
);

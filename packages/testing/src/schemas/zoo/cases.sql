-- Boolean structure as cases (VALIDITY 2, tier C): NULLs that hang together, values that decide others.
CREATE TYPE state AS ENUM ('draft', 'sent', 'paid', 'void');
CREATE TABLE exclusive (
  id integer PRIMARY KEY,
  a integer, b integer, c integer, d integer, e integer,
  CONSTRAINT c_exactly_one CHECK ((a IS NOT NULL) <> (b IS NOT NULL)),
  CONSTRAINT c_counted CHECK (num_nonnulls(c, d, e) = 1)
);
CREATE TABLE indicators (
  id integer PRIMARY KEY,
  a integer, b integer, c integer,
  CONSTRAINT c_sum_of_indicators CHECK ((a IS NOT NULL)::integer + (b IS NOT NULL)::integer + (c IS NOT NULL)::integer = 2),
  x integer, y integer,
  CONSTRAINT c_sum_of_cases CHECK (CASE WHEN x IS NULL THEN 0 ELSE 1 END + CASE WHEN y IS NULL THEN 0 ELSE 1 END >= 1) -- of: 9.sums-of-cases
);
CREATE TABLE invoices (
  id integer PRIMARY KEY,
  state state NOT NULL,
  sent_at timestamptz, paid_at timestamptz, void_reason text, amount numeric(10, 2),
  CONSTRAINT c_equivalence CHECK ((state = 'void') = (void_reason IS NOT NULL)), -- of: 2.C 2.normal-form
  CONSTRAINT c_case CHECK (CASE state WHEN 'draft' THEN sent_at IS NULL WHEN 'paid' THEN paid_at IS NOT NULL ELSE true END),
  CONSTRAINT c_implied CHECK (state <> 'paid' OR (amount > 0 AND sent_at IS NOT NULL)),
  CONSTRAINT c_coalesced CHECK (COALESCE(amount, 0) >= 0 OR state = 'void')
);
CREATE TABLE special_row (
  id integer PRIMARY KEY,
  kind integer, gender integer, area integer,
  CONSTRAINT c_special CHECK (id <> 1 OR (kind = 3 AND gender IS NULL AND area IS NULL)),
  CONSTRAINT c_row CHECK (ROW(kind, gender) IS NOT NULL OR kind IS NULL) -- of: 9.row-not-null
);
CREATE TABLE methods (
  id integer PRIMARY KEY,
  method text NOT NULL,
  email text, phone text, details jsonb,
  CONSTRAINT b_method CHECK (method IN ('email', 'phone', 'none')),
  CONSTRAINT c_needs CHECK ((method = 'email' AND email ~ '^[a-z]+@[a-z]+\.test$' AND phone IS NULL) OR (method = 'phone' AND phone ~ '^\+[0-9]{6,15}$') OR method = 'none'), -- of: 2.product
  CONSTRAINT c_json_case CHECK (details IS NULL OR details ? 'a' OR jsonb_typeof(details) = 'array') -- of: 9.json-keys
);
CREATE TABLE distinctness (
  id integer PRIMARY KEY,
  a integer, b text,
  CONSTRAINT b_distinct CHECK (a IS DISTINCT FROM 7),
  CONSTRAINT c_distinct_text CHECK (b IS NOT DISTINCT FROM 'x' OR a = 1),
  CONSTRAINT c_nullif CHECK (NULLIF(b, '') IS NOT NULL OR a IS NULL)
);
-- of: 2.C 5.exactly-one-parent
CREATE TABLE alarms (id integer PRIMARY KEY, door_id integer, lift_id integer, pump_id integer, CONSTRAINT c_one_left CHECK (array_length(array_remove(ARRAY[door_id::integer, lift_id::integer, pump_id], NULL), 1) = 1));
-- A list that has members in one case and none in the others.
CREATE TYPE shape AS ENUM ('single', 'pair', 'several');
CREATE TABLE fields (
  id integer PRIMARY KEY,
  shape shape NOT NULL,
  parts jsonb NOT NULL DEFAULT '[]',
  CONSTRAINT c_parts_of_several CHECK ((shape = 'several') = (jsonb_array_length(parts) > 0))
);
-- What is compared with NULL refuses no row, and what must be no NULL then does.
CREATE TABLE offers (
  id integer PRIMARY KEY, begins date NOT NULL, code text NOT NULL, note text,
  CONSTRAINT b_no_bound CHECK (begins >= NULL::date),
  CONSTRAINT b_no_list CHECK (code NOT LIKE NULL::text),
  CONSTRAINT b_elsewhere CHECK (note = NULL OR note IS NULL OR note <> 'x')
);

-- Conditions on JSON documents: keys that are there and keys that are not, members at any depth, lists.
CREATE TABLE payments (
  id integer PRIMARY KEY,
  kind text NOT NULL,
  doc jsonb NOT NULL,
  CONSTRAINT c_keys_by_kind CHECK ((kind = 'card' AND doc ? 'pan' AND NOT doc ? 'iban') OR (kind = 'bank' AND doc ? 'iban' AND NOT (doc ?| ARRAY['pan', 'cvc']))) -- of: 9.json-keys
);
CREATE TABLE hooks (
  id integer PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('a', 'b', 'c')),
  doc jsonb,
  CONSTRAINT c_keys_in_a_case CHECK (CASE kind WHEN 'a' THEN doc ?& ARRAY['x', 'y'] WHEN 'b' THEN doc IS NULL ELSE doc = '{}'::jsonb END)
);
CREATE TABLE labels (id integer PRIMARY KEY, meta jsonb NOT NULL CONSTRAINT b_key CHECK (meta ? 'kind') CONSTRAINT b_contains_nothing CHECK (meta @> '{}'));
CREATE TABLE addresses (
  id integer PRIMARY KEY,
  doc jsonb NOT NULL CONSTRAINT b_paths CHECK (doc #>> '{address,country}' IN ('DE', 'FR') AND doc -> 'address' ->> 'zip' ~ '^[0-9]{5}$')
);
CREATE TABLE envelopes (id integer PRIMARY KEY, doc jsonb NOT NULL CONSTRAINT b_contains CHECK (doc @> '{"v": 2, "head": {"sys": "x"}}' AND NOT doc @> '{"draft": true}'));
CREATE TABLE orders (
  id integer PRIMARY KEY,
  doc jsonb NOT NULL
    CONSTRAINT c_one_needs_the_other CHECK (doc ->> 'discount' IS NULL OR doc ->> 'reason' IS NOT NULL)
    CONSTRAINT b_items CHECK (jsonb_typeof(doc -> 'items') = 'array' AND jsonb_array_length(doc -> 'items') >= 2)
);
CREATE TABLE switches (id integer PRIMARY KEY, doc jsonb NOT NULL CONSTRAINT b_document_in_it CHECK (doc -> 'state' = '"on"'::jsonb AND (doc ['size'])::int > 3));
CREATE TABLE lists (id integer PRIMARY KEY, doc jsonb NOT NULL CONSTRAINT b_list CHECK (jsonb_typeof(doc) = 'array' AND jsonb_array_length(doc) BETWEEN 2 AND 5));

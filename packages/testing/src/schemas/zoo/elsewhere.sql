-- Forms of conditions that other schemas use, read rather than tried (VALIDITY 9, last paragraph).
CREATE TYPE money_of AS (currency text, amount numeric);
CREATE TABLE texts_elsewhere (
  id integer PRIMARY KEY,
  tidy text CONSTRAINT b_lower_btrim CHECK (lower(btrim(tidy)) = tidy), -- of: 9.lower-btrim
  same text CONSTRAINT b_btrim_length CHECK (length(btrim(same)) = length(same)), -- of: 9.btrim-length
  inside text CONSTRAINT b_ahead_in_repetition CHECK (inside ~ '^(?:(?!__)[a-z_])+$'), -- of: 9.lookahead
  any_case text CONSTRAINT b_any_case CHECK (any_case ~* '^(draft|final)$'), -- of: 9.any-case
  part text CONSTRAINT b_part CHECK (substring(part FROM 1 FOR 2) = 'AB'), -- of: 9.substring
  start_of text CONSTRAINT b_left CHECK (left(start_of, 3) = 'id_'), -- of: 9.left
  found text CONSTRAINT b_found CHECK (position('-' IN found) > 0), -- of: 9.position
  prefixed text CONSTRAINT b_prefixed CHECK (prefixed ^@ 'x-'), -- of: 9.starts-with
  with_prefix text CONSTRAINT b_with_prefix CHECK (starts_with(with_prefix, 'sk_')), -- of: 9.starts-with
  ending text CONSTRAINT b_ending CHECK (left(reverse(ending), 1) = 'z'), -- of: 9.reverse
  joined text CONSTRAINT b_joined CHECK (joined = 'a' || '-' || 'b' OR joined = 'c') -- of: 9.concatenation
);
CREATE TABLE others_elsewhere (
  id integer PRIMARY KEY,
  span int8range CONSTRAINT b_span CHECK (lower(span) >= 0 AND NOT isempty(span)), -- of: 9.ranges
  within int4range CONSTRAINT b_within CHECK (within <@ int4range(0, 1000)), -- of: 9.ranges
  size bigint CONSTRAINT b_constant_arithmetic CHECK (size <= 10 * 1024 * 1024), -- of: 9.arithmetic
  a integer, b integer, c integer,
  CONSTRAINT c_sum_of_cases CHECK ((CASE WHEN a IS NULL THEN 0 ELSE 1 END + CASE WHEN b IS NULL THEN 0 ELSE 1 END + CASE WHEN c IS NULL THEN 0 ELSE 1 END) = 1), -- of: 9.sums-of-cases
  keyed jsonb CONSTRAINT c_keys CHECK ((keyed ? 'id' AND keyed ? 'name') OR keyed ? 'error'), -- of: 9.json-keys
  price money_of CONSTRAINT c_whole CHECK (price IS NULL OR ((price).currency IS NOT NULL AND (price).amount > 0)), -- of: 9.row-not-null
  names text[] NOT NULL, counts integer[] NOT NULL,
  CONSTRAINT c_same_length CHECK (cardinality(names) = cardinality(counts)) -- of: 9.array-lengths
);

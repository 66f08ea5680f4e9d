-- Forms of conditions that other schemas use, read rather than tried (VALIDITY 9, last paragraph).
CREATE TYPE money_of AS (currency text, amount numeric);
CREATE TABLE texts_elsewhere (
  id integer PRIMARY KEY,
  tidy text CONSTRAINT b_lower_btrim CHECK (lower(btrim(tidy)) = tidy),
  same text CONSTRAINT b_btrim_length CHECK (length(btrim(same)) = length(same)),
  inside text CONSTRAINT b_ahead_in_repetition CHECK (inside ~ '^(?:(?!__)[a-z_])+$'),
  any_case text CONSTRAINT b_any_case CHECK (any_case ~* '^(draft|final)$'),
  part text CONSTRAINT b_part CHECK (substring(part FROM 1 FOR 2) = 'AB'),
  start_of text CONSTRAINT b_left CHECK (left(start_of, 3) = 'id_'),
  found text CONSTRAINT b_found CHECK (position('-' IN found) > 0),
  prefixed text CONSTRAINT b_prefixed CHECK (prefixed ^@ 'x-'),
  with_prefix text CONSTRAINT b_with_prefix CHECK (starts_with(with_prefix, 'sk_')),
  ending text CONSTRAINT b_ending CHECK (left(reverse(ending), 1) = 'z'),
  joined text CONSTRAINT b_joined CHECK (joined = 'a' || '-' || 'b' OR joined = 'c')
);
CREATE TABLE others_elsewhere (
  id integer PRIMARY KEY,
  span int8range CONSTRAINT b_span CHECK (lower(span) >= 0 AND NOT isempty(span)),
  within int4range CONSTRAINT b_within CHECK (within <@ int4range(0, 1000)),
  size bigint CONSTRAINT b_constant_arithmetic CHECK (size <= 10 * 1024 * 1024),
  a integer, b integer, c integer,
  CONSTRAINT c_sum_of_cases CHECK ((CASE WHEN a IS NULL THEN 0 ELSE 1 END + CASE WHEN b IS NULL THEN 0 ELSE 1 END + CASE WHEN c IS NULL THEN 0 ELSE 1 END) = 1),
  keyed jsonb CONSTRAINT c_keys CHECK ((keyed ? 'id' AND keyed ? 'name') OR keyed ? 'error'),
  price money_of CONSTRAINT c_whole CHECK (price IS NULL OR ((price).currency IS NOT NULL AND (price).amount > 0)),
  names text[] NOT NULL, counts integer[] NOT NULL,
  CONSTRAINT c_same_length CHECK (cardinality(names) = cardinality(counts))
);

-- Ranges, lists and grids of numbers and times (VALIDITY 2, tier B).
CREATE TYPE level AS ENUM ('low', 'middle', 'high', 'top');
CREATE DOMAIN share AS numeric(5, 2) NOT NULL CONSTRAINT b_share CHECK (VALUE >= 0 AND VALUE <= 100);
CREATE TABLE numbers (
  id integer PRIMARY KEY CONSTRAINT b_positive CHECK (id > 0),
  small smallint CONSTRAINT b_between CHECK (small BETWEEN 10 * 1 AND 2 * 64),
  listed integer CONSTRAINT b_in CHECK (listed IN (1, 2, 3, 5, 8)),
  five integer CONSTRAINT b_grid CHECK (five % 5 = 0 AND five <= 500),
  cents numeric CONSTRAINT b_cents CHECK (round(cents, 2) = cents AND cents > 0 AND cents < 1000),
  scaled integer CONSTRAINT b_scaled CHECK (scaled * 2 + 1 <= 99),
  not_zero integer CONSTRAINT b_not_zero CHECK (not_zero <> 0),
  near integer CONSTRAINT b_absolute CHECK (abs(near) <= 90),
  part share,
  rank level CONSTRAINT b_enum_order CHECK (rank > 'low' AND rank <= 'high'),
  rank_text level CONSTRAINT b_enum_text CHECK (rank_text::text ~ '^(low|high)$'),
  born date CONSTRAINT b_dates CHECK (born >= '1930-01-01' AND born <= now() - interval '18 years'),
  since date CONSTRAINT b_year CHECK (extract(year FROM since) >= 2000 AND since < '2021-01-01'),
  at timestamptz CONSTRAINT b_past CHECK (at <= now()),
  opened time CONSTRAINT b_time CHECK (opened >= '08:00' AND opened < '18:00'),
  flag boolean CONSTRAINT b_flag CHECK (flag IS NOT FALSE),
  hash bytea CONSTRAINT b_hash CHECK (octet_length(hash) = 20),
  never integer CONSTRAINT b_null_comparison CHECK (never = NULL OR never > 3)
);
CREATE TABLE documents (
  id integer PRIMARY KEY,
  doc jsonb NOT NULL CONSTRAINT b_object CHECK (jsonb_typeof(doc) = 'object'),
  list jsonb CONSTRAINT b_list CHECK (jsonb_typeof(list) = 'array' AND jsonb_array_length(list) > 0),
  keyed jsonb CONSTRAINT b_member CHECK (keyed ? 'kind' AND keyed ->> 'kind' IN ('a', 'b')),
  amount jsonb CONSTRAINT b_member_number CHECK ((amount ->> 'value')::numeric > 0),
  tags text[] NOT NULL CONSTRAINT b_cardinality CHECK (cardinality(tags) > 0 AND '' <> ALL (tags)),
  subset text[] CONSTRAINT b_contained CHECK (subset <@ ARRAY['x', 'y', 'z']),
  ranks integer[] CONSTRAINT b_all CHECK (0 < ALL (ranks) AND array_length(ranks, 1) <= 4),
  span int4range CONSTRAINT b_span CHECK (NOT isempty(span) AND lower(span) >= 1 AND upper(span) <= 100),
  open_span daterange CONSTRAINT b_open_span CHECK (upper_inf(open_span) AND lower(open_span) IS NOT NULL)
);

-- Conditions of the kinds that the fuzzer found to be filled less than they could be.
CREATE TABLE far_signed (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  level smallint,
  offset_of integer NOT NULL,
  CONSTRAINT d_beyond CHECK (id < abs(level)),
  CONSTRAINT d_summed CHECK (offset_of - id > abs(id))
);
CREATE TABLE gauges (
  total numeric NOT NULL,
  share numeric NOT NULL,
  CONSTRAINT b_scale CHECK (scale(total) <= 1),
  CONSTRAINT b_whole CHECK (scale(share) = 0)
);
CREATE TABLE marks (
  slug text,
  CONSTRAINT b_or_none CHECK (coalesce(left(slug, 2) = 'op', true))
);
CREATE TABLE badges (
  country char(2) NOT NULL,
  title text NOT NULL,
  alias text NOT NULL,
  share double precision,
  CONSTRAINT b_country CHECK (country IN ('DE', 'FR', 'PL')),
  CONSTRAINT e_begins CHECK (left(title, 2) = country),
  CONSTRAINT b_letter CHECK (lower(title) ~ '^[A-Za-z]'),
  CONSTRAINT b_no_nine CHECK (lower(country) NOT LIKE '%9%'),
  CONSTRAINT e_other CHECK (lower(alias) IS DISTINCT FROM lower(title)),
  CONSTRAINT b_quarters CHECK (share * 4 = trunc(share * 4)),
  CONSTRAINT b_small CHECK (coalesce(share <= 10, true))
);
CREATE TABLE nets (
  id bigint PRIMARY KEY,
  block cidr NOT NULL,
  flags bit varying(3) NOT NULL,
  CONSTRAINT e_family CHECK (family(block) = 4),
  CONSTRAINT c_flags CHECK (flags <> B'1' OR family(block) = 6)
);
CREATE TABLE wards (
  phone char(2) NOT NULL,
  CONSTRAINT b_listed CHECK (phone IN ('DE', 'FR', 'PL')),
  CONSTRAINT b_lowered CHECK (lower(phone) IN ('fr', 'de', 'pl'))
);
CREATE TABLE games (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rank integer,
  size integer NOT NULL,
  UNIQUE (rank, size),
  CONSTRAINT d_within CHECK (id >= abs(rank))
);
CREATE DOMAIN small_list AS integer[] CONSTRAINT b_few CHECK (cardinality(VALUE) <= 3);
CREATE TABLE sheets (
  scores small_list NOT NULL
);
-- Lengths among other things that are counted.
CREATE TABLE counted_texts (
  id integer PRIMARY KEY,
  description text NOT NULL, quantity integer NOT NULL, code varchar(8) NOT NULL, opened date NOT NULL, closed date NOT NULL,
  CONSTRAINT c_longer CHECK (length(description) > quantity),
  CONSTRAINT c_not_its_number CHECK (length(code) IS DISTINCT FROM id),
  CONSTRAINT d_days CHECK (length(description) >= opened - closed)
);

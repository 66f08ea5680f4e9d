-- Conditions between columns (VALIDITY 2, tier D).
CREATE TABLE spans (
  id integer PRIMARY KEY,
  starts_on date NOT NULL, ends_on date, noted_at timestamptz NOT NULL, closed_at timestamptz,
  low integer NOT NULL, high integer NOT NULL, middle integer NOT NULL,
  CONSTRAINT d_dates CHECK (ends_on >= starts_on),
  CONSTRAINT d_within_month CHECK (ends_on - starts_on <= 30),
  CONSTRAINT d_moments CHECK (closed_at IS NULL OR closed_at > noted_at + interval '1 hour'),
  CONSTRAINT d_chain CHECK (low < middle AND middle < high), -- of: 2.D
  CONSTRAINT b_floor CHECK (low >= 1),
  CONSTRAINT b_ceiling CHECK (high <= 3)
);
CREATE TABLE sums (
  id integer PRIMARY KEY,
  net integer NOT NULL, tax integer NOT NULL, gross integer NOT NULL,
  least_of integer NOT NULL, a integer NOT NULL, b integer NOT NULL,
  CONSTRAINT d_sum CHECK (net + tax = gross),
  CONSTRAINT b_net CHECK (net BETWEEN 1 AND 1000),
  CONSTRAINT b_tax CHECK (tax BETWEEN 0 AND 200),
  CONSTRAINT d_budget CHECK (2 * a + 3 * b <= 100),
  CONSTRAINT b_a CHECK (a >= 0),
  CONSTRAINT b_b CHECK (b >= 0),
  CONSTRAINT d_least CHECK (least_of <= LEAST(a, b)),
  CONSTRAINT b_least CHECK (least_of >= -10)
);
CREATE TABLE pairs (
  id integer PRIMARY KEY,
  word text NOT NULL, other text NOT NULL,
  one uuid NOT NULL, two uuid NOT NULL,
  CONSTRAINT d_unequal_texts CHECK (word <> other),
  CONSTRAINT d_unequal_keys CHECK (one <> two)
);
CREATE TABLE levels (
  id integer PRIMARY KEY,
  kind text NOT NULL CONSTRAINT b_kind CHECK (kind IN ('point', 'span')),
  first_year integer, last_year integer,
  CONSTRAINT d_case_with_order CHECK ((kind = 'point' AND first_year = last_year) OR (kind = 'span' AND first_year < last_year)),
  CONSTRAINT b_years CHECK (first_year BETWEEN 1900 AND 2000 AND last_year BETWEEN 1900 AND 2000)
);
CREATE TABLE entries (id integer PRIMARY KEY, year smallint NOT NULL CHECK (year BETWEEN 2000 AND 2100), day date NOT NULL, noted_at timestamptz, CONSTRAINT d_within_its_year CHECK (extract(year FROM day) = year), CONSTRAINT d_noted_in_its_year CHECK (date_part('year', noted_at) = year));
CREATE TABLE leap_days (id integer PRIMARY KEY, day date NOT NULL CONSTRAINT b_one_year CHECK (extract(year FROM day) = 2024));
CREATE TABLE towns (id integer PRIMARY KEY, country char(2) NOT NULL CHECK (country IN ('DE', 'FR', 'PL')), slug text NOT NULL, CONSTRAINT e_not_its_country CHECK (slug IS DISTINCT FROM lower(country)));

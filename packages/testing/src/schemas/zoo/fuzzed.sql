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
  CONSTRAINT c_or_none CHECK (coalesce(left(slug, 2) = 'op', true))
);

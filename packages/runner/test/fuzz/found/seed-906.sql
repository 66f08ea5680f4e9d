-- Seed 906, empty: a deferred reference of a partition was told of the table that was loaded last, which stayed empty for it
-- Asked: 50 rows. Can hold: policies 20, readings 20, sites 20.
-- After repair.
CREATE TABLE policies (
  policies_id bigint NOT NULL PRIMARY KEY,
  title text,
  capacity integer,
  url text NOT NULL
);
CREATE TABLE readings (
  id bigint NOT NULL,
  valid_from date NOT NULL,
  policie_policies_id bigint NOT NULL REFERENCES policies DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (id, valid_from)
) PARTITION BY RANGE (valid_from);
CREATE TABLE readings_part1 PARTITION OF readings FOR VALUES FROM ('2024-01-01') TO ('2024-02-01');
CREATE TABLE readings_part2 PARTITION OF readings FOR VALUES FROM ('2024-02-01') TO ('2024-03-01');
CREATE TABLE sites (
  valid_until date NOT NULL,
  rank integer
);
CREATE FUNCTION policies_guard() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF hashtext(NEW.policies_id::text) % 3 = 0 THEN RAISE EXCEPTION 'refused by policies_guard'; END IF; RETURN NEW; END $$;
CREATE TRIGGER policies_guard BEFORE INSERT OR UPDATE ON policies FOR EACH ROW EXECUTE FUNCTION policies_guard();

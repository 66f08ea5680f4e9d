-- Seed 15, short: 41 rows of 50, and nothing says why: public.policies: 23505 duplicate key value violates unique constraint "policies_index_5" (Key (status)=(pmihqy) already exists.)
-- Asked: 50 rows. Can hold: policies 11.
CREATE TABLE policies (
  status text NOT NULL,
  finished_at timestamptz
);
CREATE UNIQUE INDEX policies_index_5 ON policies (status) WHERE finished_at IS NULL;
ALTER TABLE policies ADD CONSTRAINT policies_check_14 CHECK (((status IS DISTINCT FROM 'pmihqy'::text) IS NOT TRUE OR status IS DISTINCT FROM 'pmihqy'::text));

-- Seed 6, exception: TypeError: Cannot read properties of undefined (reading 'domain')     at absolute (file:///tmp/team/h5/wt/packages/inference/src/checks/atoms/linear-comparison.ts:95:84)     at linearComparison (file:///tmp/team/h5/wt/pa
-- Asked: 50 rows. Can hold: accounts 10.
CREATE TABLE accounts (
  task_id integer NOT NULL,
  quantity integer NOT NULL,
  month integer NOT NULL,
  stock integer NOT NULL
);
ALTER TABLE accounts ADD CONSTRAINT accounts_check_24 CHECK (CASE WHEN abs(stock) > month + stock THEN month % 7 <= quantity + quantity ELSE coalesce(task_id, 0) <= (16) END);

-- Seed 1175, wrong cap: 10 rows of 50, though 50 are possible: public.contracts: 23514 new row for relation "contracts" violates check constraint "contracts_check_27"
-- Asked: 50 rows. Can hold: contracts 50.
CREATE TABLE contracts (
  contracts_id integer PRIMARY KEY,
  slug char(2) NOT NULL,
  description text NOT NULL,
  ends_on date NOT NULL,
  born_on date NOT NULL,
  level smallint,
  message_id uuid NOT NULL
);
ALTER TABLE contracts ADD CONSTRAINT contracts_check_8 CHECK (slug IN ('DE', 'FR', 'PL'));
ALTER TABLE contracts ADD CONSTRAINT contracts_check_9 CHECK (length(description) > length(slug));
ALTER TABLE contracts ADD CONSTRAINT contracts_check_10 CHECK (born_on >= ends_on);
ALTER TABLE contracts ADD CONSTRAINT contracts_check_27 CHECK ((((length(description) < level OR ends_on - born_on IS DISTINCT FROM contracts_id * 2)) IS NOT TRUE OR NOT (message_id IS NULL)));

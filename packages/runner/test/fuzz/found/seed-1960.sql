-- Seed 1960, wrong cap: bounds of a child leave its parents their other keys
-- Asked: 50 rows. Can hold: accounts 8, shifts 12.
CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL
);
CREATE TABLE shifts (
  account_id_3 bigint NOT NULL
);
ALTER TABLE accounts ADD CONSTRAINT accounts_key_1 PRIMARY KEY (id);
ALTER TABLE shifts ADD CONSTRAINT shifts_fk_8 FOREIGN KEY (account_id_3) REFERENCES accounts (id);
ALTER TABLE shifts ADD CONSTRAINT shifts_check_33 CHECK (account_id_3 BETWEEN (1) AND (7));

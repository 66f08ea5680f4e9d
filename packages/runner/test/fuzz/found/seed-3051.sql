-- Seed 3051, wrong cap: 3 rows of 50, though 7 are possible: public.clients: 22001 value too long for type character(2); public.contracts: 23503 insert or update on table "contracts" violates foreign key constraint "contracts_fk_6" (Key (client
-- Asked: 50 rows. Can hold: clients 7, contracts 16.
CREATE TABLE clients (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  seats integer,
  status char(2)
);
CREATE TABLE contracts (
  client_id_2 bigint
);
ALTER TABLE clients ADD CONSTRAINT clients_key_1 PRIMARY KEY (id);
ALTER TABLE contracts ADD CONSTRAINT contracts_fk_6 FOREIGN KEY (client_id_2) REFERENCES clients (id);
ALTER TABLE clients ADD CONSTRAINT clients_check_10 CHECK (((seats + seats <= length(status)) IS NOT TRUE OR length(status) > (2)));
ALTER TABLE clients ADD CONSTRAINT clients_check_11 CHECK (CASE WHEN (id + id BETWEEN (2) AND (6) OR seats + seats <= length(status)) THEN id IS DISTINCT FROM seats + seats ELSE trim(status) <> 'AG'::text END);

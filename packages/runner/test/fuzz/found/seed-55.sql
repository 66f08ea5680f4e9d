-- Seed 55, empty: lengths of two texts, twice compared
-- Asked: 50 rows. Can hold: clients 17.
CREATE TABLE clients (first_name char(2) NOT NULL, url text NOT NULL);
ALTER TABLE clients ADD CONSTRAINT clients_check_2 CHECK (length(url) > length(first_name));
ALTER TABLE clients ADD CONSTRAINT clients_check_16 CHECK (length(url) >= length(first_name));

-- Seed 218, exception: invalid-blueprint: ip_address: "4" cannot be written as cidr in COPY's binary format. Write it as Postgres prints it, or load with COPY text.
-- Asked: 50 rows. Can hold: players 13.
CREATE TABLE players (
  ip_address cidr
);
ALTER TABLE players ADD CONSTRAINT players_check_8 CHECK (family(ip_address) = 4);

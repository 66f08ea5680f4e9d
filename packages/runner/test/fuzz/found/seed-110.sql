-- Seed 110, short: an order that only NULL can meet, beside others
-- Asked: 50 rows. Can hold: devices 6.
CREATE TABLE devices (id int primary key, valid_until date, ends_on date NOT NULL, born_on date NOT NULL,
CHECK (ends_on < born_on), CHECK (ends_on > valid_until), CHECK ((((id + id < valid_until - ends_on) IS NOT TRUE OR valid_until >= born_on) AND NOT (valid_until >= born_on))));

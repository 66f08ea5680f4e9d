-- Seed 10, empty: public.devices: P0001 refused by devices_guard_2; public.shifts: 23503 insert or update on table "shifts" violates foreign key constraint "shifts_fk_16" (Key (device_id, device_hired_on)=(19, 2024-05-31) is not present i
-- Asked: 50 rows. Can hold: devices 6, shifts 17.
CREATE TABLE devices (
  id bigint NOT NULL,
  hired_on date NOT NULL,
  points integer NOT NULL,
  rank integer NOT NULL
) PARTITION BY RANGE (hired_on);
CREATE TABLE devices_part1 PARTITION OF devices FOR VALUES FROM ('2024-01-01') TO ('2024-02-01');
CREATE TABLE devices_part2 PARTITION OF devices FOR VALUES FROM ('2024-02-01') TO ('2024-03-01');
CREATE TABLE devices_part3 PARTITION OF devices FOR VALUES FROM ('2024-04-01') TO ('2024-06-01');
CREATE TABLE shifts (
  device_id bigint,
  device_hired_on date
);
ALTER TABLE devices ADD CONSTRAINT devices_key_1 PRIMARY KEY (id, hired_on);
CREATE FUNCTION devices_guard_2() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NOT (NEW.rank >= NEW.points) THEN RAISE EXCEPTION 'refused by devices_guard_2'; END IF; RETURN NEW; END $$; CREATE TRIGGER devices_guard_2 BEFORE INSERT OR UPDATE ON devices FOR EACH ROW EXECUTE FUNCTION devices_guard_2();
ALTER TABLE shifts ADD CONSTRAINT shifts_fk_16 FOREIGN KEY (device_id, device_hired_on) REFERENCES devices (id, hired_on) DEFERRABLE INITIALLY DEFERRED;

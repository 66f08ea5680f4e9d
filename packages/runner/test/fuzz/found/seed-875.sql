-- Seed 875, empty: a partition key that rows of the table refer to
-- Asked: 50 rows. Can hold: devices 14, visits 8.
CREATE TABLE devices (
  id bigint NOT NULL,
  valid_until date NOT NULL,
  device_id bigint NOT NULL,
  device_valid_until date NOT NULL
) PARTITION BY RANGE (valid_until);
CREATE TABLE devices_part1 PARTITION OF devices FOR VALUES FROM ('2024-01-01') TO ('2024-02-01');
CREATE TABLE devices_part2 PARTITION OF devices FOR VALUES FROM ('2024-02-01') TO ('2024-03-01');
CREATE TABLE devices_part3 PARTITION OF devices FOR VALUES FROM ('2024-04-01') TO ('2024-06-01');
CREATE TABLE visits (
  device_id bigint,
  device_valid_until date
);
ALTER TABLE devices ADD CONSTRAINT devices_key_1 PRIMARY KEY (id, valid_until);
ALTER TABLE devices ADD CONSTRAINT devices_fk_5 FOREIGN KEY (device_id, device_valid_until) REFERENCES devices (id, valid_until);
ALTER TABLE visits ADD CONSTRAINT visits_fk_7 FOREIGN KEY (device_id, device_valid_until) REFERENCES devices (id, valid_until);
ALTER TABLE devices ADD CONSTRAINT devices_check_10 CHECK (abs(device_id) <> valid_until - device_valid_until);

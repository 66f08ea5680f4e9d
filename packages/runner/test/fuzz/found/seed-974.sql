-- Seed 974, empty: a column that is NULL from a trial on, and cases that compare it
-- Asked: 50 rows. Can hold: rooms 11, leases 18, branches 18.
-- After repair.
CREATE TABLE rooms (
  id integer NOT NULL
);
CREATE TABLE leases (
  id integer NOT NULL
);
CREATE TABLE branches (
  lease_id integer NOT NULL,
  room_id integer NOT NULL,
  room_id_2 integer NOT NULL,
  lease_id_2 integer NOT NULL,
  branche_lease_id integer,
  branche_room_id integer
);
ALTER TABLE rooms ADD CONSTRAINT rooms_key_1 PRIMARY KEY (id);
ALTER TABLE leases ADD CONSTRAINT leases_key_26 PRIMARY KEY (id);
ALTER TABLE branches ADD CONSTRAINT branches_key_32 PRIMARY KEY (lease_id, room_id);
ALTER TABLE branches ADD CONSTRAINT branches_fk_33 FOREIGN KEY (room_id_2) REFERENCES rooms (id);
ALTER TABLE branches ADD CONSTRAINT branches_key_37 UNIQUE (lease_id_2);
ALTER TABLE branches ADD CONSTRAINT branches_fk_38 FOREIGN KEY (branche_lease_id, branche_room_id) REFERENCES branches (lease_id, room_id);
ALTER TABLE branches ADD CONSTRAINT branches_check_43 CHECK ((room_id_2 - branche_lease_id <= (3) OR branche_lease_id IN ((16), (15), (14))));

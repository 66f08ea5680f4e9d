-- Seed 445, empty: a sequence that a child's bound moves, in sums of a circle of tables
-- Asked: 50 rows. Can hold: albums 20, bookings 19, orders 17.
CREATE TABLE albums (
  id integer NOT NULL,
  weight integer,
  booking_id integer NOT NULL
);
CREATE TABLE bookings (
  id integer NOT NULL,
  album_id integer,
  score integer
);
CREATE TABLE orders (
  album_id integer NOT NULL
);
ALTER TABLE albums ADD CONSTRAINT albums_key_1 PRIMARY KEY (id);
ALTER TABLE bookings ADD CONSTRAINT bookings_key_7 PRIMARY KEY (id);
ALTER TABLE bookings ADD CONSTRAINT bookings_fk_8 FOREIGN KEY (album_id) REFERENCES albums (id);
ALTER TABLE albums ADD CONSTRAINT albums_fk_18 FOREIGN KEY (booking_id) REFERENCES bookings (id);
ALTER TABLE orders ADD CONSTRAINT orders_fk_20 FOREIGN KEY (album_id) REFERENCES albums (id);
ALTER TABLE orders ADD CONSTRAINT orders_check_2 CHECK (album_id > 13);
ALTER TABLE albums ADD CONSTRAINT albums_check_28 CHECK (weight + weight <> id);
ALTER TABLE bookings ADD CONSTRAINT bookings_check_31 CHECK (album_id + album_id > score);

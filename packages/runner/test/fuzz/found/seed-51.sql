-- Seed 51, exception: invalid-blueprint: /tables/0/columns/0/generator: This column is made from itself: public.albums.id. (and 1 more)
-- Asked: 50 rows. Can hold: albums 16.
CREATE TABLE albums (
  id serial NOT NULL,
  album_id integer NOT NULL
);
ALTER TABLE albums ADD CONSTRAINT albums_key_1 PRIMARY KEY (id);
ALTER TABLE albums ADD CONSTRAINT albums_fk_2 FOREIGN KEY (album_id) REFERENCES albums (id);
ALTER TABLE albums ADD CONSTRAINT albums_check_7 CHECK (abs(id) >= greatest(album_id, album_id));

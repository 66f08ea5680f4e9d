-- Seed 1157, empty: a circle by a reference that is NULL in every case
-- Asked: 50 rows. Can hold: assets 5, albums 18, leases 11, products 12.
-- After repair.
CREATE TABLE assets (
  assets_id integer NOT NULL
);
CREATE TABLE albums (
  albums_id integer NOT NULL,
  asset_assets_id integer,
  asset_assets_id_2 integer NOT NULL
);
CREATE TABLE leases (
  id uuid DEFAULT gen_random_uuid() NOT NULL
);
CREATE TABLE products (
  lease_id uuid NOT NULL,
  album_albums_id integer NOT NULL,
  asset_assets_id integer NOT NULL
);
ALTER TABLE assets ADD CONSTRAINT assets_key_1 PRIMARY KEY (assets_id);
ALTER TABLE albums ADD CONSTRAINT albums_key_3 PRIMARY KEY (albums_id);
ALTER TABLE albums ADD CONSTRAINT albums_fk_4 FOREIGN KEY (asset_assets_id) REFERENCES assets (assets_id);
ALTER TABLE albums ADD CONSTRAINT albums_fk_5 FOREIGN KEY (asset_assets_id_2) REFERENCES assets (assets_id);
ALTER TABLE leases ADD CONSTRAINT leases_key_8 PRIMARY KEY (id);
ALTER TABLE products ADD CONSTRAINT products_fk_11 FOREIGN KEY (lease_id) REFERENCES leases (id);
ALTER TABLE products ADD CONSTRAINT products_fk_12 FOREIGN KEY (album_albums_id) REFERENCES albums (albums_id);
ALTER TABLE products ADD CONSTRAINT products_key_13 PRIMARY KEY (lease_id, album_albums_id);
ALTER TABLE albums ADD CONSTRAINT albums_check_19 CHECK (albums_id IS DISTINCT FROM asset_assets_id);

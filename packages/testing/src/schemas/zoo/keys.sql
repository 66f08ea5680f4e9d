-- Uniqueness of every kind (VALIDITY 4): partial, by expression, with NULLs, by a few values only.
CREATE TABLE owners (id integer PRIMARY KEY, email text NOT NULL);
CREATE UNIQUE INDEX b_lower_email ON owners (lower(email));
CREATE TABLE addresses (
  id integer PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners,
  is_default boolean NOT NULL,
  deleted_at timestamptz,
  label text NOT NULL
);
CREATE UNIQUE INDEX c_one_default ON addresses (owner_id) WHERE is_default;
CREATE UNIQUE INDEX c_live_labels ON addresses (owner_id, label) WHERE deleted_at IS NULL;
CREATE TABLE tokens (id integer PRIMARY KEY, token text, code text, note text);
CREATE UNIQUE INDEX c_pattern ON tokens (token) WHERE token !~ '^[0-9 ]*$';
CREATE UNIQUE INDEX b_present ON tokens (code) WHERE code IS NOT NULL;
CREATE UNIQUE INDEX b_hash ON tokens (md5(note));
CREATE TABLE preferences (id integer PRIMARY KEY, owner_id integer REFERENCES owners, name text NOT NULL);
CREATE UNIQUE INDEX b_coalesced ON preferences (COALESCE(owner_id, 0), name);
CREATE TABLE filters (id integer PRIMARY KEY, a integer, b integer, UNIQUE NULLS NOT DISTINCT (a, b));
CREATE FUNCTION canon(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT replace(lower($1), '-', '_') $$;
CREATE TABLE crates (id integer PRIMARY KEY, name text NOT NULL);
CREATE UNIQUE INDEX b_canonical ON crates (canon(name));
CREATE TABLE single (lock char(1) NOT NULL DEFAULT 'X' UNIQUE CONSTRAINT b_one_row CHECK (lock = 'X'), at integer NOT NULL);
CREATE TABLE flags (on_off boolean PRIMARY KEY, meaning text NOT NULL);
CREATE TABLE members (owner_id integer NOT NULL REFERENCES owners, crate_id integer NOT NULL REFERENCES crates, PRIMARY KEY (owner_id, crate_id));
CREATE TABLE profiles (owner_id integer PRIMARY KEY REFERENCES owners, bio text);
CREATE TABLE days (id integer PRIMARY KEY, owner_id integer NOT NULL REFERENCES owners, day date NOT NULL, UNIQUE (owner_id, day));
-- A key over a constant: one row of all may meet its predicate.
CREATE TABLE warehouses (id integer PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('own', 'transit', 'scrap')));
CREATE UNIQUE INDEX b_one_scrap ON warehouses ((true)) WHERE kind = 'scrap';
CREATE TABLE offices (id integer PRIMARY KEY, is_main boolean NOT NULL DEFAULT false);
CREATE UNIQUE INDEX b_one_main ON offices ((1)) WHERE is_main;

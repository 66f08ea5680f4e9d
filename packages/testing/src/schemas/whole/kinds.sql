-- A child fixes what its parent must be (VALIDITY 9, fifth line).
-- == a composite reference with a constant kind
CREATE TABLE items (id integer, kind text NOT NULL CHECK (kind IN ('book', 'disc')), PRIMARY KEY (id, kind));
CREATE TABLE discs (id integer PRIMARY KEY, kind text NOT NULL CHECK (kind = 'disc'), tracks integer NOT NULL, FOREIGN KEY (id, kind) REFERENCES items (id, kind));
-- == two children, each with its kind, beside a unique key of the parent
CREATE TABLE vehicles (id integer PRIMARY KEY, kind char(1) NOT NULL, UNIQUE (id, kind));
CREATE TABLE cars (id integer PRIMARY KEY, kind char(1) NOT NULL DEFAULT 'C' CHECK (kind = 'C'), doors integer, FOREIGN KEY (id, kind) REFERENCES vehicles (id, kind));
CREATE TABLE boats (id integer PRIMARY KEY, kind char(1) NOT NULL DEFAULT 'B' CHECK (kind = 'B'), masts integer, FOREIGN KEY (id, kind) REFERENCES vehicles (id, kind));
-- == a domain with two arms on the referencing column
CREATE DOMAIN code AS text CHECK (VALUE = 'none' OR VALUE ~ '^[A-Z]{3}$');
CREATE TABLE currencies (code text PRIMARY KEY);
CREATE TABLE prices (id integer PRIMARY KEY, currency code NOT NULL REFERENCES currencies);
-- == a list on the referencing column
CREATE TABLE states (id integer PRIMARY KEY, label text NOT NULL);
CREATE TABLE jobs (id integer PRIMARY KEY, state_id integer NOT NULL REFERENCES states CHECK (state_id IN (10, 20, 30)));
-- == a generated kind
CREATE TABLE shapes (id integer PRIMARY KEY, kind text NOT NULL CHECK (kind IN ('round', 'square')), UNIQUE (id, kind));
CREATE TABLE circles (id integer PRIMARY KEY, kind text GENERATED ALWAYS AS ('round') STORED, radius integer NOT NULL, FOREIGN KEY (id, kind) REFERENCES shapes (id, kind));

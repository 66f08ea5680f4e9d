-- Tables that must refer to each other (VALIDITY 5 and 9, third line).
-- == two tables, NOT NULL and immediate both ways
CREATE TABLE rooms (id integer PRIMARY KEY, first_event integer NOT NULL);
CREATE TABLE events (id integer PRIMARY KEY, room_id integer NOT NULL REFERENCES rooms);
ALTER TABLE rooms ADD FOREIGN KEY (first_event) REFERENCES events;
-- == three tables in a ring
CREATE TABLE a (id integer PRIMARY KEY, b_id integer NOT NULL);
CREATE TABLE b (id integer PRIMARY KEY, c_id integer NOT NULL);
CREATE TABLE c (id integer PRIMARY KEY, a_id integer NOT NULL REFERENCES a);
ALTER TABLE a ADD FOREIGN KEY (b_id) REFERENCES b;
ALTER TABLE b ADD FOREIGN KEY (c_id) REFERENCES c;
-- == NOT NULL only by a domain
CREATE DOMAIN present AS integer NOT NULL;
CREATE TABLE heads (id integer PRIMARY KEY, body_id present);
CREATE TABLE bodies (id integer PRIMARY KEY, head_id present REFERENCES heads);
ALTER TABLE heads ADD FOREIGN KEY (body_id) REFERENCES bodies;
-- == NOT NULL only by a CHECK
CREATE TABLE left_hands (id integer PRIMARY KEY, other integer CHECK (other IS NOT NULL));
CREATE TABLE right_hands (id integer PRIMARY KEY, other integer REFERENCES left_hands CHECK (other IS NOT NULL));
ALTER TABLE left_hands ADD FOREIGN KEY (other) REFERENCES right_hands;
-- == keys that are one to one with a third table
CREATE TABLE things (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE locks (id integer PRIMARY KEY REFERENCES things, key_id integer NOT NULL UNIQUE);
CREATE TABLE keys (id integer PRIMARY KEY REFERENCES things, lock_id integer NOT NULL UNIQUE REFERENCES locks);
ALTER TABLE locks ADD FOREIGN KEY (key_id) REFERENCES keys;
-- == a trigger writes the other side
CREATE TABLE accounts (id integer PRIMARY KEY, main_book integer NOT NULL);
CREATE TABLE books (id integer PRIMARY KEY, account_id integer NOT NULL REFERENCES accounts DEFERRABLE INITIALLY DEFERRED);
ALTER TABLE accounts ADD FOREIGN KEY (main_book) REFERENCES books DEFERRABLE INITIALLY DEFERRED;
CREATE FUNCTION open_book() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO books VALUES (NEW.main_book, NEW.id); RETURN NEW; END $$;
CREATE TRIGGER open_book BEFORE INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION open_book();
-- == deferrable one way
CREATE TABLE teams (id integer PRIMARY KEY, captain integer NOT NULL);
CREATE TABLE players (id integer PRIMARY KEY, team_id integer NOT NULL REFERENCES teams);
ALTER TABLE teams ADD FOREIGN KEY (captain) REFERENCES players DEFERRABLE INITIALLY DEFERRED;
-- == one way may be NULL
CREATE TABLE users (id integer PRIMARY KEY, avatar integer);
CREATE TABLE pictures (id integer PRIMARY KEY, user_id integer NOT NULL REFERENCES users);
ALTER TABLE users ADD FOREIGN KEY (avatar) REFERENCES pictures;

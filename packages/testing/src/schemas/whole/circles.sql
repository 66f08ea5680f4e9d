-- Tables that must refer to each other (VALIDITY 5 and 9, third line).
-- == two tables, NOT NULL and immediate both ways
-- of: 9.circle 5.not-null-cycle
-- tier: A
CREATE TABLE rooms (id integer PRIMARY KEY, first_event integer NOT NULL);
CREATE TABLE events (id integer PRIMARY KEY, room_id integer NOT NULL REFERENCES rooms);
ALTER TABLE rooms ADD FOREIGN KEY (first_event) REFERENCES events;
-- == three tables in a ring
-- of: 9.circle
-- tier: A
CREATE TABLE a (id integer PRIMARY KEY, b_id integer NOT NULL);
CREATE TABLE b (id integer PRIMARY KEY, c_id integer NOT NULL);
CREATE TABLE c (id integer PRIMARY KEY, a_id integer NOT NULL REFERENCES a);
ALTER TABLE a ADD FOREIGN KEY (b_id) REFERENCES b;
ALTER TABLE b ADD FOREIGN KEY (c_id) REFERENCES c;
-- == NOT NULL only by a domain
-- of: 9.circle
-- tier: A
CREATE DOMAIN present AS integer NOT NULL;
CREATE TABLE heads (id integer PRIMARY KEY, body_id present);
CREATE TABLE bodies (id integer PRIMARY KEY, head_id present REFERENCES heads);
ALTER TABLE heads ADD FOREIGN KEY (body_id) REFERENCES bodies;
-- == NOT NULL only by a CHECK
-- of: 9.circle
-- tier: B
CREATE TABLE left_hands (id integer PRIMARY KEY, other integer CHECK (other IS NOT NULL));
CREATE TABLE right_hands (id integer PRIMARY KEY, other integer REFERENCES left_hands CHECK (other IS NOT NULL));
ALTER TABLE left_hands ADD FOREIGN KEY (other) REFERENCES right_hands;
-- == keys that are one to one with a third table
-- of: 9.circle
-- tier: A
CREATE TABLE things (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE locks (id integer PRIMARY KEY REFERENCES things, key_id integer NOT NULL UNIQUE);
CREATE TABLE keys (id integer PRIMARY KEY REFERENCES things, lock_id integer NOT NULL UNIQUE REFERENCES locks);
ALTER TABLE locks ADD FOREIGN KEY (key_id) REFERENCES keys;
-- == a trigger writes the other side
-- of: 9.circle
-- tier: F
CREATE TABLE accounts (id integer PRIMARY KEY, main_book integer NOT NULL);
CREATE TABLE books (id integer PRIMARY KEY, account_id integer NOT NULL REFERENCES accounts DEFERRABLE INITIALLY DEFERRED);
ALTER TABLE accounts ADD FOREIGN KEY (main_book) REFERENCES books DEFERRABLE INITIALLY DEFERRED;
CREATE FUNCTION open_book() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO books VALUES (NEW.main_book, NEW.id); RETURN NEW; END $$;
CREATE TRIGGER open_book BEFORE INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION open_book();
-- == deferrable one way
-- of: 9.circle 5.deferrable-cycle
-- tier: A
CREATE TABLE teams (id integer PRIMARY KEY, captain integer NOT NULL);
CREATE TABLE players (id integer PRIMARY KEY, team_id integer NOT NULL REFERENCES teams);
ALTER TABLE teams ADD FOREIGN KEY (captain) REFERENCES players DEFERRABLE INITIALLY DEFERRED;
-- == one way may be NULL
-- of: 9.circle 5.nullable-cycle
-- tier: A
CREATE TABLE users (id integer PRIMARY KEY, avatar integer);
CREATE TABLE pictures (id integer PRIMARY KEY, user_id integer NOT NULL REFERENCES users);
ALTER TABLE users ADD FOREIGN KEY (avatar) REFERENCES pictures;
-- == a ring of four over composite keys, all NOT NULL and immediate
-- of: 9.circle
-- tier: A
CREATE TABLE w (t integer, n integer, x integer NOT NULL, PRIMARY KEY (t, n));
CREATE TABLE x (t integer, n integer, y integer NOT NULL, PRIMARY KEY (t, n));
CREATE TABLE y (t integer, n integer, z integer NOT NULL, PRIMARY KEY (t, n));
CREATE TABLE z (t integer, n integer, w integer NOT NULL, PRIMARY KEY (t, n), FOREIGN KEY (t, w) REFERENCES w);
ALTER TABLE w ADD FOREIGN KEY (t, x) REFERENCES x;
ALTER TABLE x ADD FOREIGN KEY (t, y) REFERENCES y;
ALTER TABLE y ADD FOREIGN KEY (t, z) REFERENCES z;
-- == synapse-like: the event's state group and the group's event, one deferrable, a trigger copies
-- of: 9.circle
-- tier: A
CREATE TABLE stream_events (event_id text PRIMARY KEY, group_no bigint NOT NULL, body jsonb NOT NULL);
CREATE TABLE state_groups (group_no bigint PRIMARY KEY, event_id text NOT NULL UNIQUE REFERENCES stream_events DEFERRABLE INITIALLY DEFERRED, room text NOT NULL);
ALTER TABLE stream_events ADD FOREIGN KEY (group_no) REFERENCES state_groups;
CREATE TABLE state_log (id serial PRIMARY KEY, group_no bigint NOT NULL, room text NOT NULL);
CREATE FUNCTION log_state() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO state_log (group_no, room) VALUES (NEW.group_no, NEW.room); RETURN NEW; END $$;
CREATE TRIGGER log_state AFTER INSERT ON state_groups FOR EACH ROW EXECUTE FUNCTION log_state();
-- == a cycle of NOT NULL edges under a BEFORE trigger that refuses some rows
-- of: 9.circle
-- tier: B
CREATE TABLE firms (id uuid PRIMARY KEY, boss uuid NOT NULL, size integer NOT NULL);
CREATE TABLE bosses (id uuid PRIMARY KEY, firm uuid NOT NULL REFERENCES firms, pay numeric(8, 2) NOT NULL);
ALTER TABLE firms ADD FOREIGN KEY (boss) REFERENCES bosses;
CREATE FUNCTION fair() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.pay < 1000 THEN RAISE EXCEPTION 'too little pay'; END IF; RETURN NEW; END $$;
CREATE TRIGGER fair BEFORE INSERT ON bosses FOR EACH ROW EXECUTE FUNCTION fair();
-- == a domain over a domain is what says NOT NULL, and both edges are also unique
-- of: 9.circle
-- tier: B
CREATE DOMAIN ref AS bigint;
CREATE DOMAIN must_ref AS ref NOT NULL CHECK (VALUE > 0);
CREATE TABLE husbands (id ref PRIMARY KEY, wife must_ref UNIQUE);
CREATE TABLE wives (id ref PRIMARY KEY, husband must_ref UNIQUE REFERENCES husbands);
ALTER TABLE husbands ADD FOREIGN KEY (wife) REFERENCES wives;
-- == one refers to the other at commit, whose code looks for it at once
-- of: 9.circle 5.deferrable-cycle
-- tier: A
CREATE TABLE passes (number text PRIMARY KEY, valid_to date NOT NULL);
CREATE TABLE guests (id serial PRIMARY KEY, name text NOT NULL, pass_number text NOT NULL UNIQUE REFERENCES passes DEFERRABLE INITIALLY DEFERRED);
CREATE FUNCTION is_somebodys() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE n integer; BEGIN
  SELECT count(id) INTO n FROM guests WHERE guests.pass_number = NEW.number; IF n > 0 THEN RETURN NEW; ELSE RAISE EXCEPTION 'a pass of nobody'; END IF; END $$;
CREATE TRIGGER is_somebodys BEFORE INSERT ON passes FOR EACH ROW EXECUTE FUNCTION is_somebodys();
CREATE TABLE visits (id serial PRIMARY KEY, guest_id integer NOT NULL REFERENCES guests, at date NOT NULL);

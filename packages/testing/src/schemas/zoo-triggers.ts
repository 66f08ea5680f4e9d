/** One small schema for each effect that triggers have on a load. */
export const triggerSchemas = {
  /** A trigger rejects any value in one column. */
  refusesAColumn: `
    CREATE TABLE notes (id integer PRIMARY KEY, body text NOT NULL, locked_at timestamptz);
    CREATE FUNCTION no_locked() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.locked_at IS NOT NULL THEN RAISE EXCEPTION 'a new note cannot be locked'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER no_locked BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION no_locked();`,
  /** Every row of one table brings its row of another. */
  writesTheOther: `
    CREATE TABLE songs (id integer PRIMARY KEY, name text NOT NULL);
    CREATE TABLE song_meta (id integer PRIMARY KEY REFERENCES songs, plays integer NOT NULL DEFAULT 0);
    CREATE FUNCTION add_meta() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO song_meta (id) VALUES (NEW.id); RETURN NULL; END $$;
    CREATE TRIGGER add_meta AFTER INSERT ON songs FOR EACH ROW EXECUTE FUNCTION add_meta();`,
  /** A trigger rejects one of a CHECK's two cases. */
  refusesACase: `
    CREATE TABLE kinds (id integer PRIMARY KEY, allows_text boolean NOT NULL DEFAULT false CHECK (NOT allows_text));
    CREATE TABLE attributes (id integer PRIMARY KEY, kind integer NOT NULL REFERENCES kinds, number integer, words text, CHECK ((number IS NULL) <> (words IS NULL)));
    CREATE FUNCTION no_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.words IS NOT NULL AND NOT (SELECT allows_text FROM kinds WHERE id = NEW.kind) THEN RAISE EXCEPTION 'this kind has no text'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER no_text BEFORE INSERT ON attributes FOR EACH ROW EXECUTE FUNCTION no_text();`,
  /** Two parents of a row must agree. */
  askingParentsToAgree: `
    CREATE TABLE rooms (id integer PRIMARY KEY);
    CREATE TABLE events (id integer PRIMARY KEY, room_id integer NOT NULL REFERENCES rooms);
    CREATE TABLE seen (id integer PRIMARY KEY, room_id integer NOT NULL REFERENCES rooms, event_id integer NOT NULL REFERENCES events);
    CREATE FUNCTION same_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NOT EXISTS (SELECT 1 FROM events WHERE id = NEW.event_id AND room_id = NEW.room_id) THEN RAISE EXCEPTION 'Incorrect room'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER same_room BEFORE INSERT ON seen FOR EACH ROW EXECUTE FUNCTION same_room();`,
  /** A work queue that another table's trigger empties. */
  drainsAQueue: `
    CREATE TABLE queue (id integer PRIMARY KEY, payload text NOT NULL);
    CREATE TABLE workers (id integer PRIMARY KEY, name text NOT NULL);
    CREATE FUNCTION drain() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM queue; RETURN NULL; END $$;
    CREATE TRIGGER drain AFTER INSERT ON workers FOR EACH ROW EXECUTE FUNCTION drain();`,
  /** A trigger rejects every row. */
  refusesAll: `
    CREATE TABLE closed (id integer PRIMARY KEY, name text);
    CREATE TABLE inside (id integer PRIMARY KEY, closed_id integer NOT NULL REFERENCES closed);
    CREATE TABLE open (id integer PRIMARY KEY, name text);
    CREATE FUNCTION never() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'this table is closed'; END $$;
    CREATE TRIGGER never BEFORE INSERT ON closed FOR EACH ROW EXECUTE FUNCTION never();`,
  /** The child's trigger writes the parent's row, under the same key. */
  writesItsParent: `
    CREATE TABLE entities (id integer PRIMARY KEY, kind text NOT NULL DEFAULT 'person');
    CREATE TABLE persons (id integer PRIMARY KEY REFERENCES entities, name text NOT NULL);
    CREATE FUNCTION add_entity() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO entities (id) VALUES (NEW.id); RETURN NEW; END $$;
    CREATE TRIGGER add_entity BEFORE INSERT ON persons FOR EACH ROW EXECUTE FUNCTION add_entity();`,
  /** A setting read by a function of the schema's own, and a lookup table that the script itself fills and a trigger counts on. */
  readsASettingThroughAFunction: `
    create table journal_batches (id serial primary key, opened_at timestamptz not null);
    create table actions (id int primary key, label text not null unique);
    insert into actions values (0, 'added'), (1, 'changed');
    create table journal (
      id serial primary key, batch_id int not null references journal_batches, action_id int not null references actions, subject text not null
    );
    create table books (id serial primary key, title text not null);
    create function session_number(name text) returns int language plpgsql as $$
      begin return current_setting(name)::int; exception when undefined_object then return 0; end $$;
    create function note_book() returns trigger language plpgsql as $$
      begin
        insert into journal (batch_id, action_id, subject)
        values (session_number('books.journal_batch_id'), (select id from actions where label = 'added'), new.title);
        return null;
      end $$;
    create trigger noted after insert on books for each row execute function note_book()`,
  /** A trigger reads a value from a setting of the session. */
  readsASetting: `
    CREATE TABLE tenants (id uuid PRIMARY KEY);
    CREATE TABLE accounts (id integer PRIMARY KEY, name text NOT NULL);
    CREATE TABLE audit (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, tenant_id uuid NOT NULL REFERENCES tenants, account_id integer NOT NULL);
    CREATE FUNCTION audited() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO audit (tenant_id, account_id) VALUES (current_setting('app.current_tenant_id')::uuid, NEW.id); RETURN NEW; END $$;
    CREATE TRIGGER audited AFTER INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION audited();`,
} as const;

-- Rows that are over are no parents any more (VALIDITY 9, eighth line).
-- == a closed account takes no booking
-- of: 9.ending
-- tier: B
CREATE TABLE accounts (id integer PRIMARY KEY, closed_at timestamptz);
CREATE TABLE bookings (id integer PRIMARY KEY, account_id integer NOT NULL REFERENCES accounts, amount integer NOT NULL);
CREATE FUNCTION account_open() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT closed_at FROM accounts WHERE id = NEW.account_id) IS NOT NULL THEN RAISE EXCEPTION 'the account is closed'; END IF; RETURN NEW; END $$;
CREATE TRIGGER account_open BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION account_open();
-- == a deleted project takes no task, a left member neither
-- of: 9.ending
-- tier: B
CREATE TABLE projects (id integer PRIMARY KEY, deleted_at timestamptz);
CREATE TABLE members (id integer PRIMARY KEY, left_on date);
CREATE TABLE tasks (id integer PRIMARY KEY, project_id integer NOT NULL REFERENCES projects, member_id integer NOT NULL REFERENCES members);
CREATE FUNCTION both_alive() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM projects p WHERE p.id = NEW.project_id AND p.deleted_at IS NOT NULL) THEN RAISE EXCEPTION 'deleted'; END IF;
  IF EXISTS (SELECT 1 FROM members m WHERE m.id = NEW.member_id AND m.left_on IS NOT NULL) THEN RAISE EXCEPTION 'left'; END IF;
  RETURN NEW; END $$;
CREATE TRIGGER both_alive BEFORE INSERT ON tasks FOR EACH ROW EXECUTE FUNCTION both_alive();
-- == only an active parent
-- of: 9.ending
-- tier: B
CREATE TABLE plans (id integer PRIMARY KEY, active boolean NOT NULL);
CREATE TABLE subscriptions (id integer PRIMARY KEY, plan_id integer NOT NULL REFERENCES plans);
CREATE FUNCTION plan_active() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  PERFORM 1 FROM plans WHERE id = NEW.plan_id AND active; IF NOT FOUND THEN RAISE EXCEPTION 'plan % is not active', NEW.plan_id; END IF; RETURN NEW; END $$;
CREATE TRIGGER plan_active BEFORE INSERT ON subscriptions FOR EACH ROW EXECUTE FUNCTION plan_active();
-- == a status that ends it, as an enum, two levels up
-- of: 9.ending
-- tier: C
CREATE TYPE life AS ENUM ('planned', 'running', 'cancelled', 'archived');
CREATE TABLE programmes (id uuid PRIMARY KEY, status life NOT NULL, archived_at timestamptz, CHECK ((status = 'archived') = (archived_at IS NOT NULL)));
CREATE TABLE courses (id uuid PRIMARY KEY, programme_id uuid NOT NULL REFERENCES programmes);
CREATE TABLE enrolments (course_id uuid NOT NULL REFERENCES courses, student_no integer NOT NULL, PRIMARY KEY (course_id, student_no));
CREATE FUNCTION programme_open() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT p.status FROM courses c JOIN programmes p ON p.id = c.programme_id WHERE c.id = NEW.course_id) IN ('cancelled', 'archived') THEN RAISE EXCEPTION 'the programme is over'; END IF; RETURN NEW; END $$;
CREATE TRIGGER programme_open BEFORE INSERT ON enrolments FOR EACH ROW EXECUTE FUNCTION programme_open();
-- == a revoked flag and an expiry, asked by a function in a WHEN clause
-- of: 9.ending
-- tier: B
CREATE TABLE keys (key_id text PRIMARY KEY, revoked boolean NOT NULL DEFAULT false, expires_at timestamptz);
CREATE TABLE requests (id bigserial PRIMARY KEY, key_id text NOT NULL REFERENCES keys, at timestamptz NOT NULL);
CREATE FUNCTION usable(k text) RETURNS boolean LANGUAGE sql STABLE AS $$ SELECT NOT revoked AND (expires_at IS NULL OR expires_at > now()) FROM keys WHERE key_id = k $$;
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NOT usable(NEW.key_id) THEN RAISE EXCEPTION 'key % is not usable', NEW.key_id; END IF; RETURN NEW; END $$;
CREATE TRIGGER refuse BEFORE INSERT ON requests FOR EACH ROW EXECUTE FUNCTION refuse();

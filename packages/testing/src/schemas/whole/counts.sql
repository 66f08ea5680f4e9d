-- Right in a sample of 200 rows, refused at the counts asked for (VALIDITY 7).
-- == a limit of rows at all
-- of: 7.asked-counts
-- rows: 3000
-- fewer: slips
-- tier: F
CREATE TABLE slips (id integer PRIMARY KEY, said text NOT NULL);
CREATE FUNCTION is_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT count(*) FROM slips) >= 1200 THEN RAISE EXCEPTION 'the box is full'; END IF; RETURN NEW; END $$;
CREATE TRIGGER is_full BEFORE INSERT ON slips FOR EACH ROW EXECUTE FUNCTION is_full();
-- == a sum over the rows of one parent stays below what the parent says
-- of: 7.asked-counts
-- rows: 3000
-- tier: F
CREATE TABLE lorries (id integer PRIMARY KEY, most_kg integer NOT NULL CHECK (most_kg BETWEEN 150 AND 300));
CREATE TABLE crates (id integer PRIMARY KEY, lorry_id integer NOT NULL REFERENCES lorries, kg integer NOT NULL CHECK (kg BETWEEN 1 AND 400));
CREATE FUNCTION is_light() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT coalesce(sum(kg), 0) FROM crates WHERE lorry_id = NEW.lorry_id) + NEW.kg > (SELECT most_kg FROM lorries WHERE id = NEW.lorry_id) THEN RAISE EXCEPTION 'too heavy'; END IF; RETURN NEW; END $$;
CREATE TRIGGER is_light BEFORE INSERT ON crates FOR EACH ROW EXECUTE FUNCTION is_light();
-- == a counter of the parent, kept by a trigger, runs out of its type
-- of: 7.asked-counts
-- rows: 3000
-- fewer: visits
-- tier: F
CREATE TABLE gate (one boolean PRIMARY KEY DEFAULT true CHECK (one), passed numeric(3, 0) NOT NULL DEFAULT 0 CHECK (passed BETWEEN 0 AND 10));
CREATE TABLE visits (id integer PRIMARY KEY, at timestamptz NOT NULL);
CREATE FUNCTION count_in() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE gate SET passed = passed + 1; RETURN NEW; END $$;
CREATE TRIGGER count_in AFTER INSERT ON visits FOR EACH ROW EXECUTE FUNCTION count_in();
-- == a sequence that a trigger draws from comes to its end
-- of: 7.asked-counts
-- rows: 3000
-- fewer: files
-- tier: F
CREATE SEQUENCE shelf_no MAXVALUE 999;
CREATE TABLE files (id integer PRIMARY KEY, title text NOT NULL, shelf integer);
CREATE FUNCTION shelve() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.shelf := nextval('shelf_no'); RETURN NEW; END $$;
CREATE TRIGGER shelve BEFORE INSERT ON files FOR EACH ROW EXECUTE FUNCTION shelve();
-- == no two lessons of a teacher or of a pupil overlap, by a trigger
-- of: 7.asked-counts 6.raises
-- rows: 3000
-- tier: D
CREATE TABLE teachers (id integer PRIMARY KEY);
CREATE TABLE pupils (id integer PRIMARY KEY);
CREATE TABLE lessons (id integer PRIMARY KEY, teacher_id integer NOT NULL REFERENCES teachers, pupil_id integer NOT NULL REFERENCES pupils, starts_at timestamptz NOT NULL, ends_at timestamptz NOT NULL, CHECK (ends_at > starts_at));
CREATE FUNCTION no_clash() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM lessons l WHERE l.id <> NEW.id AND (l.teacher_id = NEW.teacher_id OR l.pupil_id = NEW.pupil_id) AND (l.starts_at, l.ends_at) OVERLAPS (NEW.starts_at, NEW.ends_at))
  THEN RAISE EXCEPTION 'double booked'; END IF; RETURN NEW; END $$;
CREATE TRIGGER no_clash BEFORE INSERT OR UPDATE ON lessons FOR EACH ROW EXECUTE FUNCTION no_clash();
-- == stays of one room that are not cancelled, by comparing both ends, counted into a variable
-- of: 7.asked-counts
-- rows: 3000
-- tier: D
CREATE TABLE rooms (id integer PRIMARY KEY);
CREATE TABLE stays (id integer PRIMARY KEY, room_id integer NOT NULL REFERENCES rooms, check_in date NOT NULL, check_out date NOT NULL, status text NOT NULL CHECK (status IN ('held', 'confirmed', 'cancelled')), CHECK (check_out > check_in));
CREATE FUNCTION is_vacant() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE n integer; BEGIN
  SELECT count(*) INTO n FROM stays s WHERE s.room_id = NEW.room_id AND s.status <> 'cancelled' AND s.check_in < NEW.check_out AND NEW.check_in < s.check_out;
  IF n > 0 THEN RAISE EXCEPTION 'room % is taken', NEW.room_id; END IF; RETURN NEW; END $$;
CREATE TRIGGER is_vacant BEFORE INSERT ON stays FOR EACH ROW EXECUTE FUNCTION is_vacant();
-- == either end between those of another row, whose number was found
-- of: 7.asked-counts
-- rows: 3000
-- tier: D
CREATE TABLE cars (id integer PRIMARY KEY);
CREATE TABLE rentals (id integer PRIMARY KEY, car_id integer NOT NULL REFERENCES cars, from_day date NOT NULL, to_day date NOT NULL, CHECK (to_day >= from_day));
CREATE FUNCTION is_in() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE other integer; BEGIN
  SELECT r.id INTO other FROM rentals r WHERE r.car_id = NEW.car_id AND (NEW.from_day BETWEEN r.from_day AND r.to_day OR NEW.to_day BETWEEN r.from_day AND r.to_day) LIMIT 1;
  IF other IS NOT NULL THEN RAISE EXCEPTION 'car % is out', NEW.car_id; END IF; RETURN NEW; END $$;
CREATE TRIGGER is_in BEFORE INSERT ON rentals FOR EACH ROW EXECUTE FUNCTION is_in();
-- == a key that only code keeps, in any case of its letters
-- of: 7.asked-counts
-- rows: 3000
-- tier: B
CREATE TABLE members (id integer PRIMARY KEY, nick varchar(12) NOT NULL);
CREATE FUNCTION nick_is_free() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM members m WHERE lower(m.nick) = lower(NEW.nick)) THEN RAISE EXCEPTION 'nick is taken'; END IF; RETURN NEW; END $$;
CREATE TRIGGER nick_is_free BEFORE INSERT ON members FOR EACH ROW EXECUTE FUNCTION nick_is_free();
-- == one main card of a holder, by a trigger
-- of: 7.asked-counts
-- rows: 3000
-- tier: C
CREATE TABLE holders (id integer PRIMARY KEY);
CREATE TABLE cards (id integer PRIMARY KEY, holder_id integer NOT NULL REFERENCES holders, is_main boolean NOT NULL DEFAULT false);
CREATE FUNCTION one_main() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.is_main AND EXISTS (SELECT 1 FROM cards WHERE holder_id = NEW.holder_id AND is_main AND id <> NEW.id) THEN RAISE EXCEPTION 'a main card is there'; END IF; RETURN NEW; END $$;
CREATE TRIGGER one_main BEFORE INSERT ON cards FOR EACH ROW EXECUTE FUNCTION one_main();
-- == two exclusions over one range
-- of: 7.asked-counts 4.exclusion
-- rows: 3000
-- tier: A
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE TABLE judges (id integer PRIMARY KEY);
CREATE TABLE courts (id integer PRIMARY KEY);
CREATE TABLE hearings (id integer PRIMARY KEY, judge_id integer NOT NULL REFERENCES judges, court_id integer NOT NULL REFERENCES courts, during tstzrange NOT NULL,
  EXCLUDE USING gist (judge_id WITH =, during WITH &&), EXCLUDE USING gist (court_id WITH =, during WITH &&));
-- == numbers that a trigger draws are too long after the 999th
-- of: 7.asked-counts
-- rows: 3000
-- fewer: cases
-- tier: F
CREATE SEQUENCE case_no;
CREATE TABLE cases (id integer PRIMARY KEY, code text UNIQUE, title text NOT NULL);
CREATE FUNCTION number_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.code := 'C' || nextval('case_no'); IF length(NEW.code) > 4 THEN RAISE EXCEPTION 'out of numbers'; END IF; RETURN NEW; END $$;
CREATE TRIGGER number_it BEFORE INSERT ON cases FOR EACH ROW EXECUTE FUNCTION number_it();
-- == a small counter of each kind, kept by a trigger
-- of: 7.asked-counts
-- rows: 6000
-- fewer: uses
-- tier: F
CREATE TABLE kinds (code text PRIMARY KEY CHECK (code IN ('a', 'b', 'c')), uses smallint NOT NULL DEFAULT 0 CHECK (uses >= 0));
CREATE TABLE uses (id integer PRIMARY KEY, kind text NOT NULL REFERENCES kinds, weight smallint NOT NULL CHECK (weight BETWEEN 10 AND 50));
CREATE FUNCTION count_use() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE kinds SET uses = uses + NEW.weight WHERE code = NEW.kind; RETURN NULL; END $$;
CREATE TRIGGER count_use AFTER INSERT ON uses FOR EACH ROW EXECUTE FUNCTION count_use();
-- == two references of a row differ, one of them by way of frozen rows
-- of: 7.asked-counts
-- rows: 3000
-- fewer: recipes
-- tier: F
CREATE TABLE wares (ware_no text PRIMARY KEY, name text NOT NULL);
CREATE TABLE recipes (ware_no text NOT NULL REFERENCES wares, version integer NOT NULL CHECK (version > 0), PRIMARY KEY (ware_no, version));
CREATE FUNCTION sum_is_even() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE s integer := 0; c text; BEGIN
  FOREACH c IN ARRAY regexp_split_to_array(NEW.ware_no || NEW.version, '') LOOP s := s + ascii(c); END LOOP;
  IF s % 2 = 1 THEN RAISE EXCEPTION 'odd'; END IF; RETURN NEW; END $$;
CREATE TRIGGER sum_is_even BEFORE INSERT ON recipes FOR EACH ROW EXECUTE FUNCTION sum_is_even();
CREATE TABLE ingredients (ware_no text NOT NULL, version integer NOT NULL, line integer NOT NULL, input text NOT NULL REFERENCES wares, PRIMARY KEY (ware_no, version, line),
  FOREIGN KEY (ware_no, version) REFERENCES recipes, CHECK (input <> ware_no));
-- == a trigger tells the owner of what a remark is about: rows beside those that it writes would meet one of them by chance
-- of: 7.asked-counts 5.filled-by-trigger
-- rows: 13000
-- tier: A
CREATE TABLE members (id integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE changes (id integer PRIMARY KEY, member_id integer NOT NULL REFERENCES members);
CREATE TABLE remarks (id integer PRIMARY KEY, change_id integer NOT NULL REFERENCES changes, said text NOT NULL);
CREATE TABLE remark_readers (member_id integer NOT NULL REFERENCES members, remark_id integer NOT NULL REFERENCES remarks, PRIMARY KEY (member_id, remark_id));
CREATE FUNCTION tell_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO remark_readers (member_id, remark_id) (SELECT c.member_id, NEW.id FROM changes c WHERE c.id = NEW.change_id); RETURN NULL; END $$;
CREATE TRIGGER tell_owner AFTER INSERT ON remarks FOR EACH ROW EXECUTE FUNCTION tell_owner();

/** How large a schema of deferrable constraints is, and every how many tables something occurs. */
export type DeferrableOptions = {
  readonly tables: number;
  /** Pairs of tables that need each other; a trigger drops some rows of one of them, so that the other's keys are violated. */
  readonly circles?: number;
  /** Trees of which only one row is a root, with tables that refer to them. */
  readonly trees?: number;
};

/**
 * A large schema as object-relational mappers and hand-written back ends have them: nearly every key is deferrable, a third
 * of them initially deferred; every third table has a trigger, which stamps, logs, looks up or refuses rows.
 */
export function deferrableSchema({ tables, circles = 4, trees = 2 }: DeferrableOptions): string {
  const parts = [FUNCTIONS];
  const deferred = (i: number): string => (i % 3 === 0 ? 'DEFERRABLE INITIALLY DEFERRED' : 'DEFERRABLE');
  for (let i = 0; i < circles; i++) parts.push(circle(i));
  for (let i = 0; i < trees; i++) parts.push(tree(i));
  for (let i = 0; i < tables; i++) {
    const parents = i < 5 ? [] : [...new Set([Math.floor(i / 4), (i * 7) % i])].slice(0, i % 3 === 1 ? 2 : 1);
    const keys = parents.map((parent, at) => `parent_${at} integer NOT NULL REFERENCES thing_${parent} ${deferred(i + at)}`);
    const within = trees > 0 && i % 25 === 7 ? [`place_id integer NOT NULL REFERENCES places_${i % trees} ${deferred(i)}`] : [];
    const unique = i % 10 === 4 ? [`code text NOT NULL UNIQUE ${deferred(i)}`] : ['code text'];
    const columns = [
      'id serial PRIMARY KEY',
      'title text NOT NULL',
      'changed_at timestamptz',
      'amount integer NOT NULL DEFAULT 0',
      ...unique,
      ...keys,
      ...within,
    ];
    parts.push(`CREATE TABLE thing_${i} (${columns.join(', ')});`);
    parts.push(...triggersOf(i, parents.length > 0));
  }
  return parts.join('\n');
}

function triggersOf(i: number, hasParent: boolean): string[] {
  const on = (when: string, call: string): string => `CREATE TRIGGER ${call} ${when} ON thing_${i} FOR EACH ROW EXECUTE FUNCTION ${call}();`;
  if (i % 9 === 1) return [on('BEFORE INSERT OR UPDATE', 'stamp')];
  if (i % 9 === 4) return [on('AFTER INSERT OR UPDATE', 'log_change')];
  if (i % 45 === 7 && hasParent) return [on('BEFORE INSERT', 'same_parity')];
  if (i % 9 === 7)
    return [`CREATE CONSTRAINT TRIGGER looked_after AFTER INSERT ON thing_${i} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION looked_after();`];
  return [];
}

const FUNCTIONS = `
  CREATE TABLE changes (id bigserial PRIMARY KEY, of_table text NOT NULL, row_id integer NOT NULL);
  CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.changed_at := now(); RETURN NEW; END $$;
  CREATE FUNCTION log_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO changes (of_table, row_id) VALUES (TG_TABLE_NAME, NEW.id); RETURN NULL; END $$;
  CREATE FUNCTION looked_after() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.amount < -1000000 THEN RAISE EXCEPTION 'too small: %', NEW.amount; END IF; RETURN NULL; END $$;
  CREATE FUNCTION same_parity() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (NEW.parent_0 + NEW.amount) % 2 = 1 THEN RAISE EXCEPTION 'parent % does not go with %', NEW.parent_0, NEW.amount; END IF; RETURN NEW; END $$;
  CREATE FUNCTION drop_some() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.id % 7 = 3 THEN RETURN NULL; END IF; RETURN NEW; END $$;`;

const circle = (i: number): string => `
  CREATE TABLE ledgers_${i} (id integer PRIMARY KEY, main_entry integer NOT NULL);
  CREATE TABLE entries_${i} (id integer PRIMARY KEY, ledger_id integer NOT NULL REFERENCES ledgers_${i} DEFERRABLE INITIALLY DEFERRED, kind text NOT NULL);
  ALTER TABLE ledgers_${i} ADD FOREIGN KEY (main_entry) REFERENCES entries_${i} DEFERRABLE INITIALLY DEFERRED;
  CREATE TRIGGER drop_some BEFORE INSERT ON entries_${i} FOR EACH ROW EXECUTE FUNCTION drop_some();`;

const tree = (i: number): string => `
  CREATE TABLE places_${i} (id integer PRIMARY KEY, inside integer REFERENCES places_${i} DEFERRABLE, kind text NOT NULL CHECK (kind IN ('world', 'land', 'town')), name text NOT NULL);
  CREATE FUNCTION grows_${i}() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE above text; BEGIN
    IF NEW.kind = 'world' THEN
      IF EXISTS (SELECT FROM places_${i} WHERE kind = 'world') THEN RAISE EXCEPTION 'there is a world already'; END IF;
      IF NEW.inside IS NOT NULL THEN RAISE EXCEPTION 'a world is in nothing'; END IF;
      RETURN NEW;
    END IF;
    EXECUTE 'SELECT kind FROM places_${i} WHERE id = $1' INTO above USING NEW.inside;
    IF above IS NULL OR (NEW.kind = 'land' AND above <> 'world') OR (NEW.kind = 'town' AND above <> 'land') THEN RAISE EXCEPTION '% cannot be in %', NEW.kind, above; END IF;
    RETURN NEW; END $$;
  CREATE TRIGGER grows_${i} BEFORE INSERT ON places_${i} FOR EACH ROW EXECUTE FUNCTION grows_${i}();`;

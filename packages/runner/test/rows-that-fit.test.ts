import { foldConstants, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { infer, type Repaired } from '@seedbed/inference';
import type { Diagnostic } from '@seedbed/contract';
import { deferrableSchema } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { repairIn } from '../src/proof/repair.ts';

type Tried = Repaired & { readonly inferred: readonly Diagnostic[] };

/** Infers a schema with its code read, and tries it. */
async function tried(ddl: string, rows = 60): Promise<Tried> {
  const { catalog, sandbox } = await loadSchema(ddl, testServer());
  try {
    const client = await connect(sandbox.owner);
    const tools = { parse: parseExpressions, bodies: parseBodies, fold: (expressions: string[]) => foldConstants(client, expressions) };
    const { blueprint, diagnostics } = await infer(catalog, tools, { rows });
    await client.end();
    return { ...(await repairIn(sandbox, catalog, blueprint)), inferred: diagnostics };
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

const kept = ({ report }: Repaired): Record<string, number> => Object.fromEntries(report.tables.map((one) => [one.table.replace('public.', ''), one.kept]));

test('a pair that a trigger looks up in another table is taken from one of its rows', async () => {
  const result = await tried(`
    CREATE TABLE firms (firm_no integer PRIMARY KEY, title text NOT NULL);
    CREATE TABLE splits (id serial PRIMARY KEY, pot_label varchar(20) NOT NULL, firm_no integer NOT NULL REFERENCES firms, share numeric(5, 2) NOT NULL);
    CREATE TABLE pots (id serial PRIMARY KEY, firm_no integer NOT NULL REFERENCES firms, label varchar(20) NOT NULL);
    CREATE FUNCTION pot_there() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE found_pot record; BEGIN
      SELECT * INTO found_pot FROM pots p WHERE p.label = NEW.pot_label AND NEW.firm_no = p.firm_no LIMIT 1;
      IF NOT FOUND THEN RAISE EXCEPTION 'no pot % at firm %', NEW.pot_label, NEW.firm_no; END IF; RETURN NEW; END $$;
    CREATE TRIGGER pot_there BEFORE INSERT OR UPDATE ON splits FOR EACH ROW EXECUTE FUNCTION pot_there();`);
  expect(result.repairs).toEqual([]);
  expect(kept(result)).toEqual({ firms: 60, splits: 60, pots: 60 });
  // Declared on both sides, the company is reached through the pot.
  expect(result.blueprint.relations.map(({ from, to }) => `${from.columns.join()} → ${to.table}`)).toContain('pot_label,firm_no → public.pots');
});

test('a pair of two references that a trigger looks up among the pairs of another table is one of these', async () => {
  const result = await tried(`
    CREATE TABLE people (id integer PRIMARY KEY);
    CREATE TABLE boats (id integer PRIMARY KEY);
    CREATE TABLE crews (boat_id integer NOT NULL REFERENCES boats, person_id integer NOT NULL REFERENCES people, PRIMARY KEY (person_id, boat_id));
    CREATE TABLE watches (id bigserial PRIMARY KEY, person_id integer NOT NULL REFERENCES people, boat_id integer NOT NULL REFERENCES boats, hours numeric(3, 1) NOT NULL);
    CREATE FUNCTION of_the_crew() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NOT EXISTS (SELECT FROM crews c WHERE c.boat_id = NEW.boat_id AND c.person_id = NEW.person_id) THEN RAISE EXCEPTION 'not of this crew'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER of_the_crew AFTER INSERT ON watches FOR EACH ROW EXECUTE FUNCTION of_the_crew();`);
  expect(result.repairs).toEqual([]);
  expect(kept(result)).toEqual({ people: 60, boats: 60, crews: 60, watches: 60 });
});

test('a pair that a trigger forbids in another table is not used as a reference', async () => {
  const result = await tried(`
    CREATE TABLE barred (id integer PRIMARY KEY, town text NOT NULL, street text NOT NULL);
    CREATE TABLE stalls (id integer PRIMARY KEY, street text NOT NULL, town text NOT NULL);
    CREATE FUNCTION not_barred() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF EXISTS (SELECT FROM barred b WHERE b.town = NEW.town AND b.street = NEW.street) THEN RAISE EXCEPTION 'barred'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER not_barred BEFORE INSERT ON stalls FOR EACH ROW EXECUTE FUNCTION not_barred();`);
  expect(result.blueprint.relations).toEqual([]);
  expect(kept(result)).toEqual({ barred: 60, stalls: 60 });
});

test('tables whose triggers write one table with their own numbers do not collide', async () => {
  const result = await tried(`
    CREATE TABLE balances (doc_id bigint PRIMARY KEY, open numeric NOT NULL DEFAULT 0);
    CREATE TABLE docs (id bigserial PRIMARY KEY, remark text);
    CREATE TABLE credits (reason text) INHERITS (docs); ALTER TABLE credits ADD PRIMARY KEY (id);
    CREATE TABLE bills (due date NOT NULL) INHERITS (docs); ALTER TABLE bills ADD PRIMARY KEY (id);
    CREATE TABLE receipts (paid date NOT NULL) INHERITS (docs); ALTER TABLE receipts ADD PRIMARY KEY (id);
    CREATE FUNCTION open_balance() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO balances (doc_id) VALUES (NEW.id); RETURN NULL; END $$;
    CREATE TRIGGER a AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION open_balance();
    CREATE TRIGGER b AFTER INSERT ON bills FOR EACH ROW EXECUTE FUNCTION open_balance();
    CREATE TRIGGER c AFTER INSERT ON credits FOR EACH ROW EXECUTE FUNCTION open_balance();`);
  expect(result.repairs).toEqual([]);
  // Counts a table's own rows, without those of tables that inherit from it.
  expect(kept(result)).toEqual({ balances: 180, docs: 60, credits: 60, bills: 60, receipts: 60 });
});

test('requested rows have priority over an undeclared scope', async () => {
  const result = await tried(
    `
    CREATE TABLE workspaces (id text PRIMARY KEY, name text NOT NULL);
    CREATE TABLE halls (id text PRIMARY KEY, "workspaceId" text NOT NULL REFERENCES workspaces);
    CREATE TABLE guest (id text PRIMARY KEY, email text NOT NULL, "hallId" text NOT NULL REFERENCES halls, "workspaceId" text NOT NULL REFERENCES workspaces, UNIQUE ("workspaceId", email));
    CREATE TABLE guest_list (id text PRIMARY KEY, name text NOT NULL, "hallId" text NOT NULL REFERENCES halls, "workspaceId" text NOT NULL REFERENCES workspaces);
    CREATE TABLE list_guests (id text PRIMARY KEY, "guestId" text NOT NULL REFERENCES guest, "listId" text NOT NULL REFERENCES guest_list, UNIQUE ("guestId", "listId"));`,
    200,
  );
  expect(kept(result)['list_guests']).toBe(200);
  expect([...result.inferred, ...result.diagnostics].filter((one) => /no more values/.test(one.message))).toEqual([]);
  expect(result.inferred.find((one) => one.code === 'freed-relation')?.message).toMatch(
    /^listId refers to any row of public\.guest_list, and not only to rows within the scope of guestId: these have values for \d+ rows of 200\.$/,
  );
});

test('a reference by number and kind points to rows of its kind, and rejected rows are replaced', async () => {
  const result = await tried(
    `
    CREATE TYPE aim AS ENUM ('none', 'class', 'label');
    CREATE TABLE exams (id bigserial PRIMARY KEY);
    CREATE TABLE permits (id bigserial PRIMARY KEY, exam_id bigint NOT NULL REFERENCES exams, number integer NOT NULL, aim aim NOT NULL DEFAULT 'none', token uuid,
      UNIQUE (id, aim), UNIQUE (exam_id, number), CHECK ((aim = 'none') = (token IS NULL)), CHECK ((number = 0) = (aim = 'none')));
    CREATE TABLE classes (id bigserial PRIMARY KEY);
    CREATE TABLE class_permits (id bigserial PRIMARY KEY, permit_id bigint NOT NULL, aim aim NOT NULL DEFAULT 'class' CHECK (aim = 'class'), class_id bigint NOT NULL REFERENCES classes,
      UNIQUE (permit_id, class_id), FOREIGN KEY (permit_id, aim) REFERENCES permits (id, aim) ON DELETE CASCADE);`,
    200,
  );
  expect(kept(result)).toEqual({ exams: 200, permits: 200, classes: 200, class_permits: 200 });
});

const CIRCLE_THAT_LEAKS = `
  CREATE TABLE ledgers (id integer PRIMARY KEY, main_entry integer NOT NULL);
  CREATE TABLE ledger_entries (id integer PRIMARY KEY, ledger_id integer NOT NULL REFERENCES ledgers DEFERRABLE INITIALLY DEFERRED, kind text NOT NULL);
  ALTER TABLE ledgers ADD FOREIGN KEY (main_entry) REFERENCES ledger_entries DEFERRABLE INITIALLY DEFERRED;
  CREATE FUNCTION drop_some() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.id % 7 = 3 THEN RETURN NULL; END IF; RETURN NEW; END $$;
  CREATE TRIGGER drop_some BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION drop_some();`;

const TREE_OF_ONE_ROOT = `
  CREATE TABLE places (id integer PRIMARY KEY, inside integer REFERENCES places, kind text NOT NULL CHECK (kind IN ('world', 'land', 'town')), name text NOT NULL);
  CREATE FUNCTION grows() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE above text; BEGIN
    IF NEW.kind = 'world' THEN
      IF EXISTS (SELECT FROM places WHERE kind = 'world') THEN RAISE EXCEPTION 'there is a world already'; END IF;
      IF NEW.inside IS NOT NULL THEN RAISE EXCEPTION 'a world is in nothing'; END IF;
      RETURN NEW;
    END IF;
    EXECUTE 'SELECT kind FROM places WHERE id = $1' INTO above USING NEW.inside;
    IF above IS NULL OR (NEW.kind = 'land' AND above <> 'world') OR (NEW.kind = 'town' AND above <> 'land') THEN RAISE EXCEPTION '% cannot be in %', NEW.kind, above; END IF;
    RETURN NEW; END $$;
  CREATE TRIGGER grows BEFORE INSERT ON places FOR EACH ROW EXECUTE FUNCTION grows();`;

test('a tree with a unique root is filled next to a leaking cycle of deferred references, and so are its dependants', async () => {
  const lots = Array.from(
    { length: 30 },
    (_, i) => `CREATE TABLE lot_${i} (id integer PRIMARY KEY, place_id integer NOT NULL REFERENCES places, size numeric(8, 2) NOT NULL);`,
  );
  const result = await tried([CIRCLE_THAT_LEAKS, TREE_OF_ONE_ROOT, ...lots].join('\n'));
  const { ledgers, ledger_entries: entries, places, ...others } = kept(result);
  expect(places).toBe(60);
  expect(Object.values(others)).toEqual(lots.map(() => 60));
  // In the cycle, the rows remain that lead to existing rows.
  expect([ledgers, entries].every((rows) => rows! > 0 && rows! < 60)).toBe(true);
  expect(result.report.tables.filter((table) => table.refused > 0)).toEqual([]);
});

test('where nearly every key is deferrable, circles that leak take no rows from other tables', async () => {
  const { ledgers_0: _ledgers, entries_0: _entries, changes: _written, ...others } = kept(await tried(deferrableSchema({ tables: 30, circles: 1, trees: 1 })));
  expect(Object.values(others)).toEqual(Array.from({ length: 31 }, () => 60));
});

test('a reference in a cycle stays NULL if a trigger accepts the rows and rejects the UPDATE that would set it', async () => {
  const result = await tried(`
    CREATE FUNCTION version_counts_up() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'UPDATE' AND NEW.version <> OLD.version + 1 THEN RAISE EXCEPTION 'changed by somebody else: version %', NEW.version; END IF;
      RETURN NEW; END $$;
    CREATE TABLE owners (id serial PRIMARY KEY, name text NOT NULL, version integer NOT NULL DEFAULT 0);
    CREATE TABLE contacts (id serial PRIMARY KEY, surname text NOT NULL, owner_id integer REFERENCES owners, version integer NOT NULL DEFAULT 0);
    ALTER TABLE owners ADD main_contact_id integer REFERENCES contacts;
    CREATE TRIGGER owners_version BEFORE INSERT OR UPDATE ON owners FOR EACH ROW EXECUTE FUNCTION version_counts_up();
    CREATE TRIGGER contacts_version BEFORE INSERT OR UPDATE ON contacts FOR EACH ROW EXECUTE FUNCTION version_counts_up();`);
  expect(kept(result)).toEqual({ owners: 60, contacts: 60 });
  expect(result.repairs).toEqual([
    expect.objectContaining({
      how: expect.stringMatching(/_id always NULL: the UPDATE that sets it .* is refused \(“changed by somebody else: version \d+”\)$/),
    }),
  ]);
});

test('an undeclared relation does not keep a table empty if its parent accepts no row', async () => {
  const result = await tried(`
    CREATE TABLE apps (app_id text PRIMARY KEY, name text);
    CREATE FUNCTION announce() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM worker.send('x'); RETURN NEW; END $$;
    CREATE TRIGGER announce AFTER INSERT ON apps FOR EACH ROW EXECUTE FUNCTION announce();
    CREATE TABLE daily_use (id serial PRIMARY KEY, app_id text NOT NULL, day date NOT NULL);
    CREATE TABLE releases (id bigint PRIMARY KEY, app_id text NOT NULL REFERENCES apps, label text);
    CREATE TABLE downloads (id serial PRIMARY KEY, release_id bigint NOT NULL, taken_at timestamptz NOT NULL);`);
  expect(result.inferred.filter(({ code }) => code === 'inferred-relation').map(({ table }) => table)).toEqual(['public.daily_use', 'public.downloads']);
  expect(kept(result)).toEqual({ daily_use: 60, downloads: 60 });
  expect(result.blueprint.relations.map(({ from }) => from.table)).toEqual(['public.releases']);
  expect(result.repairs.map(({ table, how }) => `${table}: ${how}`)).toContain(
    'public.daily_use: app_id no longer refers to public.apps, which has no rows: the schema declares no such foreign key',
  );
});

test('a row that a trigger looks up by name is generated and loaded first', async () => {
  const result = await tried(`
    CREATE TABLE users (uid bigserial PRIMARY KEY, email text NOT NULL UNIQUE);
    CREATE TABLE roles (id serial PRIMARY KEY, name text NOT NULL UNIQUE);
    CREATE TABLE workspaces (id uuid PRIMARY KEY, owner_uid bigint NOT NULL REFERENCES users);
    CREATE TABLE workspace_members (
      uid bigint NOT NULL REFERENCES users, role_id int NOT NULL REFERENCES roles, workspace_id uuid NOT NULL REFERENCES workspaces, PRIMARY KEY (uid, workspace_id));
    CREATE FUNCTION add_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO public.workspace_members (uid, role_id, workspace_id) VALUES (NEW.owner_uid, (SELECT id FROM public.roles WHERE name = 'Zephyr'), NEW.id);
      RETURN NEW; END $$;
    CREATE TRIGGER add_owner AFTER INSERT ON workspaces FOR EACH ROW EXECUTE FUNCTION add_owner();
    CREATE TABLE invitations (id uuid PRIMARY KEY, workspace_id uuid NOT NULL REFERENCES workspaces, role_id int NOT NULL);`);
  expect(kept(result)).toMatchObject({ workspaces: 60, workspace_members: 60, invitations: 60 });
  expect(result.repairs.map(({ table, how }) => `${table}: ${how}`)).toEqual([
    "public.roles: name is 'Zephyr' in a row, for the triggers of public.workspaces look for it",
  ]);
});

test('no setting is tried if the code of a table calls what does not exist', async () => {
  const result = await tried(`
    CREATE FUNCTION session_id() RETURNS uuid LANGUAGE plpgsql STABLE AS $$ BEGIN
      IF coalesce(current_setting('claims.sub', true), '') = '' THEN RETURN NULL; END IF;
      RETURN current_setting('claims.sub', true)::uuid; END $$;
    CREATE TABLE people (id serial PRIMARY KEY, name text NOT NULL);
    CREATE FUNCTION queue_job() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM session_id(); INSERT INTO queues.jobs VALUES (NEW.id); RETURN NEW; END $$;
    CREATE TRIGGER queue_job AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION queue_job();
    CREATE TABLE fuels (id serial PRIMARY KEY, name text NOT NULL, changed_by uuid);
    CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.changed_by := session_id(); RETURN NEW; END $$;
    CREATE TRIGGER stamp BEFORE INSERT ON fuels FOR EACH ROW EXECUTE FUNCTION stamp();`);
  expect(kept(result)).toEqual({ fuels: 60 });
  expect(result.blueprint.settings).toBeUndefined();
  expect(result.diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('relation "queues.jobs" does not exist')]);
});

test.each([
  ['uuid', 'DEFAULT gen_random_uuid()'],
  ['text', "CHECK (id ~ '^[a-z]{3}_[0-9A-Za-z]{8}$')"],
  ['integer', 'CHECK (id BETWEEN 1000 AND 9999)'],
])('two references to one key are ordered by it: %s', async (type, more) => {
  const ends = `a ${type} NOT NULL REFERENCES players, b ${type} NOT NULL REFERENCES players`;
  const result = await tried(
    `CREATE TABLE players (id ${type} PRIMARY KEY ${more}, nick text NOT NULL);
    CREATE TABLE friends (${ends}, since date, PRIMARY KEY (a, b), CHECK (a < b));
    CREATE TABLE rivals (id integer PRIMARY KEY, ${ends}, CHECK (b >= a), UNIQUE (b, a));
    CREATE TABLE chats (id integer PRIMARY KEY, ${ends}, is_open boolean NOT NULL, CHECK (a <> b));
    CREATE UNIQUE INDEX ON chats (least(a, b), greatest(a, b));
    CREATE TABLE duels (id integer PRIMARY KEY, ${ends}, CHECK (least(a, b) = b AND a <> b));`,
    400,
  );
  expect(result.repairs).toEqual([]);
  expect(result.diagnostics.filter(({ level }) => level === 'warning')).toEqual([]);
  expect(result.blueprint.tables.flatMap(({ groups = [] }) => groups.map(({ tier }) => tier))).toEqual(['D', 'D', 'D', 'D']);
  expect(kept(result)).toEqual({ players: 200, friends: 200, rivals: 200, chats: 200, duels: 200 });
});

test.each([
  ['uuid', 'uuid'],
  ['integer', 'integer'],
])('two references within one tenant are ordered by their keys: %s', async (_, type) => {
  const ends = `tenant_id integer NOT NULL, a ${type} NOT NULL, b ${type} NOT NULL,
    FOREIGN KEY (tenant_id, a) REFERENCES players, FOREIGN KEY (tenant_id, b) REFERENCES players, CHECK (a < b)`;
  const result = await tried(
    `CREATE TABLE tenants (id integer PRIMARY KEY);
    CREATE TABLE players (tenant_id integer NOT NULL REFERENCES tenants, id ${type} NOT NULL, nick text NOT NULL, PRIMARY KEY (tenant_id, id));
    CREATE TABLE duels (id integer PRIMARY KEY, ${ends});
    CREATE TABLE friends (${ends}, PRIMARY KEY (tenant_id, a, b));`,
    100,
  );
  expect(result.repairs).toEqual([]);
  expect(kept(result).duels).toBe(100);
  // As many friends as there are pairs within the tenants, if those are fewer than 100 rows.
  expect(kept(result).friends).toBe(result.blueprint.tables.find(({ name }) => name === 'public.friends' || name === 'friends')!.rows);
});

test('a reference leads where one of two others does', async () => {
  const ends = `id integer PRIMARY KEY, home integer NOT NULL REFERENCES teams, away integer NOT NULL REFERENCES teams`;
  const result = await tried(
    `CREATE TABLE teams (id integer PRIMARY KEY, name text NOT NULL);
    CREATE TABLE finals (${ends}, winner integer NOT NULL REFERENCES teams, CHECK (winner IN (home, away)), CHECK (home <> away));
    CREATE TABLE games (${ends}, winner integer REFERENCES teams, CHECK (winner IN (home, away)), UNIQUE (home, away));
    CREATE TABLE polls (${ends}, won_by integer REFERENCES teams, CHECK (won_by IS NULL OR won_by = home OR won_by = away));
    CREATE TABLE leagues (id integer PRIMARY KEY);
    CREATE TABLE clubs (league integer NOT NULL REFERENCES leagues, id integer, PRIMARY KEY (league, id));
    CREATE TABLE cups (id integer PRIMARY KEY, league integer NOT NULL, one integer NOT NULL, two integer NOT NULL, winner integer NOT NULL,
      FOREIGN KEY (league, one) REFERENCES clubs, FOREIGN KEY (league, two) REFERENCES clubs, FOREIGN KEY (league, winner) REFERENCES clubs,
      CHECK (winner = one OR winner = two));`,
    500,
  );
  expect(result.repairs).toEqual([]);
  expect(result.diagnostics.filter(({ level }) => level === 'warning')).toEqual([]);
  expect(kept(result)).toMatchObject({ finals: 200, games: 200, polls: 200, cups: 200 });
});

test.each([
  [
    'a weighted sum of digits',
    "n ~ '^\\d{13}$' AND (SELECT sum(substr(n, i, 1)::int * CASE WHEN i % 2 = 0 THEN 3 ELSE 1 END) FROM generate_series(1, 13) i) % 10 = 0",
  ],
  ['a letter for a number', "n ~ '^\\d{8}[A-Z]$' AND right(n, 1) = substr('TRWAGMYFPDXBNJZSQVHLCKE', left(n, 8)::int % 23 + 1, 1)"],
])('a last letter that follows from the others gives a value for every row: %s', async (_, condition) => {
  const result = await tried(
    `CREATE FUNCTION is_sound(n text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT ${condition} $$;
    CREATE TABLE goods (id integer PRIMARY KEY, code text NOT NULL UNIQUE CHECK (is_sound(code)));`,
    400,
  );
  expect(result.inferred).toEqual([]);
  expect(result.blueprint.tables[0]!.rows).toBe(400);
  expect(kept(result)).toEqual({ goods: 200 });
});

test('a row that points back at a child of its own, by a composite key, has one of its own', async () => {
  const result = await tried(
    `CREATE TABLE crews (id integer PRIMARY KEY, name text NOT NULL, leader_id integer);
    CREATE TABLE sailors (id integer PRIMARY KEY, crew_id integer NOT NULL REFERENCES crews, nick text NOT NULL, UNIQUE (crew_id, id));
    ALTER TABLE crews ADD FOREIGN KEY (id, leader_id) REFERENCES sailors (crew_id, id);
    CREATE TABLE polls (id uuid PRIMARY KEY, question text NOT NULL, winner uuid NOT NULL UNIQUE);
    CREATE TABLE choices (poll uuid NOT NULL REFERENCES polls, id uuid NOT NULL, label text NOT NULL, PRIMARY KEY (poll, id));
    ALTER TABLE polls ADD FOREIGN KEY (winner, id) REFERENCES choices (id, poll) DEFERRABLE INITIALLY DEFERRED;`,
    60,
  );
  expect([...result.repairs, ...result.reported]).toEqual([]);
  expect(kept(result)).toEqual({ crews: 60, sailors: 60, polls: 60, choices: 60 });
});

test('a list of codes in a key without room for numbers continues with other codes of its form', async () => {
  const result = await tried(
    `CREATE TABLE cancellation_reasons (code varchar(3) PRIMARY KEY, detail text NOT NULL);
    CREATE TABLE bookings (id integer PRIMARY KEY, cancelled_for varchar(3) REFERENCES cancellation_reasons);`,
  );
  expect([...result.inferred, ...result.reported]).toEqual([]);
  expect(kept(result)).toEqual({ cancellation_reasons: 60, bookings: 60 });
});

test('a case in which a key equals another column is taken where that column can follow it', async () => {
  const result = await tried(
    `CREATE TYPE account_kind AS ENUM ('ROBOT', 'CITIZEN', 'STAFF', 'OTHER');
    CREATE TABLE staff (id uuid PRIMARY KEY);
    CREATE TABLE accounts (id uuid PRIMARY KEY, kind account_kind NOT NULL, citizen_id uuid, staff_id uuid UNIQUE REFERENCES staff, name text NOT NULL,
      CHECK (CASE kind WHEN 'ROBOT' THEN id = '00000000-0000-0000-0000-000000000000' AND num_nonnulls(citizen_id, staff_id) = 0
        WHEN 'CITIZEN' THEN (id = citizen_id OR citizen_id IS NULL) AND staff_id IS NULL
        WHEN 'STAFF' THEN (id = staff_id OR staff_id IS NULL) AND citizen_id IS NULL
        WHEN 'OTHER' THEN num_nonnulls(citizen_id, staff_id) = 0 END));`,
    120,
  );
  expect(result.repairs).toEqual([]);
  expect(kept(result)).toEqual({ staff: 120, accounts: 120 });
});

test('what a range asks of a third column is no end of it: rows get the slots of its ends', async () => {
  const result = await tried(`
    CREATE TABLE people (id uuid PRIMARY KEY);
    CREATE TABLE stays (id serial PRIMARY KEY, guest uuid REFERENCES people, room integer NOT NULL, arrives date NOT NULL, leaves date NOT NULL, CHECK (arrives < leaves),
      EXCLUDE USING gist (int4range(room, room, '[]') WITH &&, daterange(CASE WHEN guest IS NULL THEN arrives ELSE arrives + 0 END, leaves) WITH &&));`);
  expect(kept(result)).toEqual({ people: 60, stays: 60 });
  expect([...result.inferred, ...result.diagnostics].filter(({ level }) => level === 'warning')).toEqual([]);
});

test('joined columns differ in the form that a key sees', async () => {
  const result = await tried(
    `CREATE TABLE hosts (id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL);
     CREATE UNIQUE INDEX hosts_name ON hosts (lower(first_name || ' ' || last_name));
     CREATE TABLE places (id integer PRIMARY KEY, city text NOT NULL, street text NOT NULL, number integer NOT NULL);
     CREATE UNIQUE INDEX places_all ON places (upper(trim(city || ', ' || street || ' ' || number)));`,
    300,
  );
  expect(result.repairs).toEqual([]);
  expect(kept(result)).toEqual({ hosts: 200, places: 200 });
});

test('members of a document vary over what CHECKs allow', async () => {
  const { blueprint, repairs } = await tried(`
    CREATE TABLE widgets (id integer PRIMARY KEY, layout jsonb NOT NULL, CHECK (jsonb_typeof(layout) = 'object'), CHECK (layout ?& ARRAY['side', 'columns', 'pinned']),
      CHECK (layout->>'side' IN ('left', 'right')), CHECK ((layout->>'columns')::int BETWEEN 5 AND 60), CHECK (jsonb_typeof(layout->'pinned') = 'boolean'));`);
  expect(repairs).toEqual([]);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const layouts = textRows(plan, plan.table('public.widgets'), 0, 60, ['layout']).map(([text]) => JSON.parse(text!) as Record<string, unknown>);
  const seen = (key: string) => new Set(layouts.map((layout) => layout[key]));
  expect([seen('side'), seen('pinned')]).toEqual([new Set(['left', 'right']), new Set([true, false])]);
  expect(seen('columns').size).toBeGreaterThan(20);
  expect(layouts.every(({ columns }) => Number(columns) >= 5 && Number(columns) <= 60)).toBe(true);
});

const schemaIn = (country: string, zone: string): string => `
  CREATE TABLE clinics (id int PRIMARY KEY, name text NOT NULL, city text NOT NULL, postcode text NOT NULL, country_code char(2) NOT NULL ${country},
    timezone text NOT NULL ${zone}, phone text NOT NULL);
  CREATE TABLE owners (id int PRIMARY KEY, full_name text NOT NULL, city text NOT NULL, postcode text NOT NULL, phone text NOT NULL);`;

const BRITISH = /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/;
const shareOf = (all: readonly unknown[], some: readonly unknown[]): number => some.length / all.length;

test.each([
  ['a country', "DEFAULT 'GB'", ''],
  ['a time zone of one country', '', "DEFAULT 'Europe/London'"],
])('a DEFAULT that names %s tells where people live', async (_, country, zone) => {
  const { blueprint, rows } = await madeRows(schemaIn(country, zone), 300);
  expect(blueprint.locale).toBe('en-GB');
  const owners = rows.get('owners')!;
  expect(
    shareOf(
      owners,
      owners.filter(({ postcode }) => BRITISH.test(postcode!)),
    ),
  ).toBeGreaterThan(0.8);
  const clinics = rows.get('clinics')!;
  expect(clinics.filter((row) => row['country_code'] === 'GB' && row['timezone'] !== 'Europe/London')).toEqual([]);
  expect(clinics.filter((row) => row['country_code'] !== 'GB' && row['timezone'] === 'Europe/London')).toEqual([]);
});

test.each([
  ['none is named', schemaIn('', '')],
  ['two are named', schemaIn("DEFAULT 'GB'", '').replace('postcode text NOT NULL, phone', "postcode text NOT NULL, country text NOT NULL DEFAULT 'IE', phone")],
  ['its people speak another language', schemaIn("DEFAULT 'PL'", '')],
])('the country stays as it is where %s', async (_, ddl) => {
  const { blueprint } = await madeRows(ddl, 10);
  expect(blueprint.locale).toBe('en-US');
});

test('rows of a school fit: excuses of the absent, surnames of families, numbers of houses, names of packages, and lines that bill these', async () => {
  const { rows, proved } = await madeRows(
    `CREATE TABLE households (id int PRIMARY KEY, surname text NOT NULL, street text NOT NULL, house_no text NOT NULL, city text NOT NULL);
     CREATE TABLE pupils (id int PRIMARY KEY, household_id int NOT NULL REFERENCES households, first_name text NOT NULL, last_name text NOT NULL, email text UNIQUE);
     CREATE TABLE lessons (id int PRIMARY KEY, topic text NOT NULL, held_on date NOT NULL);
     CREATE TABLE attendance (lesson_id int REFERENCES lessons, pupil_id int REFERENCES pupils, present boolean NOT NULL, minutes_late int, excuse text,
       PRIMARY KEY (lesson_id, pupil_id));
     CREATE TABLE packages (id int PRIMARY KEY, name text NOT NULL, lesson_count int NOT NULL, price numeric(8, 2) NOT NULL);
     CREATE TABLE bills (id int PRIMARY KEY, household_id int NOT NULL REFERENCES households, total numeric(10, 2) NOT NULL);
     CREATE TABLE bill_lines (bill_id int REFERENCES bills, line_no int, description text NOT NULL, quantity int NOT NULL, unit_price numeric(8, 2) NOT NULL,
       PRIMARY KEY (bill_id, line_no));`,
    300,
  );
  expect(proved).toBe(true);
  const attendance = rows.get('attendance')!;
  expect(attendance.filter(({ present, excuse }) => present === 'true' && excuse !== null)).toEqual([]);
  expect(attendance.filter(({ present, minutes_late: late }) => present === 'false' && Number(late ?? 0) > 0)).toEqual([]);
  expect(
    shareOf(
      attendance,
      attendance.filter(({ present }) => present === 'true'),
    ),
  ).toBeGreaterThan(0.8);
  expect(attendance.some(({ excuse }) => excuse !== null)).toBe(true);
  const surname = new Map(rows.get('households')!.map((row) => [row['id'], row['surname']!]));
  const pupils = rows.get('pupils')!;
  expect(pupils.filter((row) => row['last_name'] !== surname.get(row['household_id']!))).toEqual([]);
  const letters = (text: string): string =>
    text
      .normalize('NFD')
      .replaceAll(/[^a-z]/gi, '')
      .toLowerCase();
  const plain = pupils.filter(({ email, last_name: name }) => email !== null && /^[a-z]+$/i.test(name!));
  expect(plain.filter(({ email, last_name: name }) => !letters(email!).includes(letters(name!)))).toEqual([]);
  expect(rows.get('households')!.filter(({ street, house_no: no }) => /\d{2}/.test(street!) || !/^\d/.test(no!))).toEqual([]);
  const packages = rows.get('packages')!.map(({ name }) => name);
  expect(packages.filter((name) => /[a-z]-[a-z]/.test(name!))).toEqual([]);
  expect(rows.get('bill_lines')!.filter(({ description }) => !packages.includes(description!))).toEqual([]);
});

test('lines of an invoice are work where a schema sells no goods', async () => {
  const { rows } = await madeRows(
    `CREATE TABLE clients (id int PRIMARY KEY, name text NOT NULL);
     CREATE TABLE invoices (id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, total numeric(10, 2) NOT NULL);
     CREATE TABLE invoice_lines (invoice_id int REFERENCES invoices, line_no int, description text NOT NULL, quantity int NOT NULL, unit_price numeric(8, 2) NOT NULL,
       PRIMARY KEY (invoice_id, line_no));`,
    100,
  );
  const said = new Set(rows.get('invoice_lines')!.map(({ description }) => description));
  expect(said).toContain('Travel');
  expect(said.size).toBeLessThan(30);
});

test('kinds that a letter tells apart decide who has the name of a company', async () => {
  const { rows } = await madeRows(
    `CREATE TABLE customers (id int PRIMARY KEY, kind char(1) NOT NULL DEFAULT 'P' CHECK (kind IN ('P', 'B')), company_name text, last_name text NOT NULL, vat_no text);`,
    200,
  );
  const customers = rows.get('customers')!;
  expect(customers.filter(({ kind, company_name: company }) => (kind === 'B') !== (company !== null))).toEqual([]);
  expect(customers.filter(({ kind, vat_no: vat }) => kind === 'P' && vat !== null)).toEqual([]);
  expect(customers.some(({ kind }) => kind === 'B')).toBe(true);
});

test('payments that a CHECK wants other than 0 add up to their bill', async () => {
  const { rows, proved } = await madeRows(
    `CREATE TABLE invoices (id int PRIMARY KEY, amount numeric(10, 2) NOT NULL);
     CREATE TABLE payments (id int PRIMARY KEY, invoice_id int NOT NULL REFERENCES invoices, amount numeric(10, 2) NOT NULL CHECK (amount <> 0), received_on date NOT NULL);`,
    100,
  );
  expect(proved).toBe(true);
  const paid = Map.groupBy(rows.get('payments')!, (row) => row['invoice_id']);
  const open = rows.get('invoices')!.filter(({ id, amount }) => {
    const own = paid.get(id!) ?? [];
    return own.length > 0 && own.reduce((sum, row) => sum + Math.round(Number(row['amount']) * 100), 0) !== Math.round(Number(amount) * 100);
  });
  expect(open).toEqual([]);
});

test('nobody who has left is in charge of what comes after', async () => {
  const { rows } = await madeRows(
    `CREATE TABLE members (id int PRIMARY KEY, name text NOT NULL, status text NOT NULL CHECK (status IN ('active', 'resigned', 'deceased')));
     CREATE TABLE regattas (id int PRIMARY KEY, title text NOT NULL, race_officer_id int NOT NULL REFERENCES members, starts_on date NOT NULL);`,
    100,
  );
  const left = new Set(rows.get('members')!.flatMap(({ id, status }) => (status === 'active' ? [] : [id])));
  expect(left.size).toBeGreaterThan(0);
  expect(rows.get('regattas')!.filter((row) => left.has(row['race_officer_id']!))).toEqual([]);
});

test('several members of one place under a key over the row’s reference and a part of theirs: who attended a session was enrolled in its course', async () => {
  const counts: Readonly<Record<string, number>> = { students: 100, courses: 5, sessions: 40, attendances: 1000 };
  const { rows, proved } = await madeRows(
    `CREATE TABLE courses (id integer PRIMARY KEY, title text NOT NULL);
     CREATE TABLE students (id integer PRIMARY KEY, name text NOT NULL);
     CREATE TABLE enrolments (student_id integer NOT NULL REFERENCES students, course_id integer NOT NULL REFERENCES courses, PRIMARY KEY (student_id, course_id));
     CREATE TABLE sessions (id integer PRIMARY KEY, course_id integer NOT NULL REFERENCES courses, held_at timestamptz NOT NULL);
     CREATE TABLE attendances (session_id integer NOT NULL REFERENCES sessions, student_id integer NOT NULL, course_id integer NOT NULL,
       FOREIGN KEY (student_id, course_id) REFERENCES enrolments, PRIMARY KEY (session_id, student_id));`,
    undefined,
    (blueprint) => ({ ...blueprint, tables: blueprint.tables.map((table) => (counts[table.name] ? { ...table, rows: counts[table.name]! } : table)) }),
  );
  const courseOf = new Map(rows.get('sessions')!.map(({ id, course_id }) => [id, course_id]));
  const attended = rows.get('attendances')!;
  expect(attended).toHaveLength(1000);
  expect(attended.filter(({ session_id, course_id }) => courseOf.get(session_id!) !== course_id)).toEqual([]);
  expect(proved).toBe(true);
});

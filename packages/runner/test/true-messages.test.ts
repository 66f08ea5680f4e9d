import type { Diagnostic } from '@seedbed/contract';
import { foldConstants, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { infer, type Repaired } from '@seedbed/inference';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { repairIn } from '../src/proof/repair.ts';
import { trialDiagnostics } from '../src/proof/trial-diagnostics.ts';

type Outcome = { readonly repaired: Repaired; readonly all: readonly Diagnostic[] };

/** All diagnostics about a schema after inference and trials. */
async function outcomeOf(ddl: string, rows: number): Promise<Outcome> {
  const { catalog, sandbox } = await loadSchema(ddl, testServer());
  try {
    const client = await connect(sandbox.owner);
    const tools = { parse: parseExpressions, bodies: parseBodies, fold: (expressions: string[]) => foldConstants(client, expressions) };
    const { blueprint, diagnostics } = await infer(catalog, tools, { rows });
    await client.end();
    const repaired = await repairIn(sandbox, catalog, blueprint, { diagnostics });
    return { repaired, all: [...repaired.reported, ...repaired.diagnostics, ...repaired.report.tables.flatMap((table) => trialDiagnostics(table))] };
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

type Case = {
  readonly ddl: string;
  readonly rows?: number;
  /** The diagnostics about the table, and those about no table. */
  readonly of: string;
  readonly says: RegExp;
  readonly never?: RegExp;
};

/** Every message about a limit, an error or an empty table must match Postgres' behaviour. */
const PLACES: Readonly<Record<string, Case>> = {
  'engine and inference, no more values: a row beyond the limit was refused': {
    ddl: `CREATE TABLE flags (is_on boolean PRIMARY KEY, label text NOT NULL);`,
    rows: 9,
    of: 'public.flags',
    says: /^public\.flags can have 2 rows, not 9: .* there are no more values\.$/,
  },
  'inference, no more values: the partitions have no place for others': {
    ddl: `CREATE TABLE kinds (name varchar(20) PRIMARY KEY) PARTITION BY LIST (name);
      CREATE TABLE kinds_ab PARTITION OF kinds FOR VALUES IN ('a', 'b');`,
    rows: 9,
    of: 'public.kinds',
    says: /^public\.kinds can have 2 rows, not 9: its partitions have a place for no more values of \(name\), which differ in every row by kinds_pkey\.$/,
    never: /no more values\.$/,
  },
  'a list without a key repeats its entries': {
    ddl: `CREATE TABLE regions (id integer PRIMARY KEY, name varchar(60) NOT NULL);`,
    rows: 300,
    of: 'public.regions',
    says: /^public\.regions gets \d+ rows, not 300: it is a list, .*; regions=300 does, with entries that repeat or are made up\.$/,
  },
  'engine and inference, no more values: a row beyond the limit was taken': {
    ddl: `CREATE TABLE users (id integer PRIMARY KEY CHECK (id BETWEEN 1 AND 3), name text NOT NULL);
      CREATE TABLE likes (recipient_id integer NOT NULL REFERENCES users, sender_id integer NOT NULL REFERENCES users, note text, PRIMARY KEY (recipient_id, sender_id));`,
    rows: 9,
    of: 'public.likes',
    says: /^public\.likes gets 6 rows, not 9: .*; Seedbed makes no more of them, though Postgres takes others \(recipient_id 1, sender_id 1\)\.$/,
    never: /public\.likes can have/,
  },
  'engine, a limit of its own choice: by name, and in place of the wider limit of inference': {
    ddl: `CREATE TABLE hotels (id integer PRIMARY KEY CHECK (id BETWEEN 1 AND 3), name text NOT NULL);
      CREATE TABLE guests (id integer PRIMARY KEY CHECK (id BETWEEN 1 AND 10), hotel_id integer NOT NULL REFERENCES hotels, email text NOT NULL);
      CREATE TABLE ratings (guest_id integer REFERENCES guests, hotel_id integer REFERENCES hotels, stars smallint NOT NULL, PRIMARY KEY (guest_id, hotel_id));`,
    rows: 400,
    of: 'public.ratings',
    says: /^public\.ratings gets 20 rows, not 400: \(guest_id, hotel_id\) must be different in every row, and hotel_id leads to another row of public\.hotels than that of guest_id\.$/,
    never: /public\.ratings can have/,
  },
  'engine and inference, no more values: one message where an order leaves fewer pairs': {
    ddl: `CREATE TABLE guests (id integer PRIMARY KEY CHECK (id BETWEEN 1 AND 10), email text NOT NULL);
      CREATE TABLE pairs (a integer NOT NULL REFERENCES guests, b integer NOT NULL REFERENCES guests, CHECK (a < b), PRIMARY KEY (a, b));`,
    rows: 400,
    of: 'public.pairs',
    says: /^public\.pairs can have 45 rows, not 400: /,
    never: /public\.pairs can have 100/,
  },
  'inference, a key that may be NULL: rows without it are possible': {
    ddl: `CREATE TABLE devs (id integer PRIMARY KEY CHECK (id BETWEEN 1 AND 12), name text NOT NULL);
      CREATE TABLE lockers (id serial PRIMARY KEY, number smallint NOT NULL UNIQUE CHECK (number BETWEEN 1 AND 50), dev_id integer UNIQUE REFERENCES devs);`,
    rows: 40,
    of: 'public.lockers',
    says: /^public\.lockers gets 12 rows, not 40: lockers_dev_id_key asks that \(dev_id\) be different in every row that has dev_id; lockers=40 makes the others without it\.$/,
    never: /public\.lockers can have/,
  },
  'repair, stays empty: with the words of the refusal, and who waits': {
    ddl: `CREATE TABLE vaults (id integer PRIMARY KEY); CREATE TABLE coins (id integer PRIMARY KEY, vault_id integer NOT NULL REFERENCES vaults);
      CREATE FUNCTION shut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'shut for good'; END $$;
      CREATE TRIGGER shut BEFORE INSERT ON vaults FOR EACH ROW EXECUTE FUNCTION shut();`,
    of: 'public.vaults',
    says: /^public\.vaults stays empty: Postgres took no row that was tried \(“shut for good”\)\. 1 table waits for it: public\.coins\.$/,
    // A waiting table is not a root cause, and failed repairs are not reported.
    never: /^public\.coins stays empty: (?!it waits for)|loaded last/,
  },
  'repair, rows that Postgres took: what refused the others': {
    ddl: `CREATE TABLE tickets (id integer PRIMARY KEY, seat text NOT NULL UNIQUE);
      CREATE FUNCTION free_seat() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE c integer; BEGIN
        EXECUTE 'SELECT (hashtext($1::text) & 3)::int' INTO c USING NEW.seat; IF c = 0 THEN RAISE EXCEPTION 'seat % is taken', NEW.seat; END IF; RETURN NEW; END $$;
      CREATE TRIGGER free_seat BEFORE INSERT ON tickets FOR EACH ROW EXECUTE FUNCTION free_seat();`,
    of: 'public.tickets',
    says: /^public\.tickets gets \d+ rows, not 40: the \d+ rows of 40 that Postgres took, as they are; free_seat\(\) refused others \(“seat .+ is taken”\)\.$/,
  },
  'repair, rows that Postgres took: others in place of refused ones, with other numbers': {
    ddl: `CREATE TABLE lockers (id integer PRIMARY KEY, number integer NOT NULL UNIQUE);
      CREATE FUNCTION no_bad_luck() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE c integer; BEGIN
        EXECUTE 'SELECT (hashtext($1::text) & 3)::int' INTO c USING NEW.number; IF c = 0 THEN RAISE EXCEPTION 'locker % is stuck', NEW.number; END IF; RETURN NEW; END $$;
      CREATE TRIGGER no_bad_luck BEFORE INSERT ON lockers FOR EACH ROW EXECUTE FUNCTION no_bad_luck();`,
    of: 'public.lockers',
    says: /^40 rows that Postgres took, \d+ of them in place of refused ones, as they are$/,
    never: /fewer|stays empty/,
  },
  'repair, a rule: the constraint that refused, where the table has no trigger': {
    ddl: `CREATE TABLE boxes (id integer PRIMARY KEY, note text);
      CREATE TABLE lids (id integer PRIMARY KEY, box_id integer NOT NULL REFERENCES boxes, seal text, colour text NOT NULL);
      CREATE FUNCTION is_unsealed(l lids) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN RETURN (row_to_json(l)->>'seal') IS NULL; END $$;
      ALTER TABLE lids ADD CONSTRAINT unsealed CHECK (is_unsealed(lids));`,
    of: 'public.lids',
    says: /^seal is NULL: without it unsealed refused rows$/,
    never: /trigger/,
  },
  'repair, a pool of combinations: a sample of the rows says nothing about their number': {
    ddl: `CREATE TABLE players (id integer PRIMARY KEY);
      CREATE TABLE games (id integer PRIMARY KEY, a integer NOT NULL REFERENCES players, b integer NOT NULL REFERENCES players, c integer NOT NULL REFERENCES players, CHECK (a < b AND b < c));`,
    rows: 450,
    of: 'public.games',
    says: /^a, b, c from the 2000 combinations that Postgres takes$/,
    never: /gets 200 rows/,
  },
  'inference, values that were searched: more of them may exist': {
    ddl: `CREATE FUNCTION mod_eleven(n text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT n ~ '^\\d{3}$' AND (SELECT sum(substr(n, i, 1)::int * (5 - i)) FROM generate_series(1, 3) i) % 11 = 0 $$;
      CREATE TABLE passes (id integer PRIMARY KEY, number text NOT NULL UNIQUE CHECK (mod_eleven(number)));`,
    rows: 150,
    of: 'public.passes',
    says: /^public\.passes gets \d{2} rows, not 150: .* Seedbed found no more values that passes_number_check accepts\.$/,
    never: /there are no more values/,
  },
  'trial, dropped: rows that are not there': {
    ddl: `CREATE TABLE drafts (id integer PRIMARY KEY, body text NOT NULL);
      CREATE FUNCTION keep_odd() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.id % 2 = 0 THEN RETURN NULL; END IF; RETURN NEW; END $$;
      CREATE TRIGGER keep_odd BEFORE INSERT ON drafts FOR EACH ROW EXECUTE FUNCTION keep_odd();`,
    of: 'public.drafts',
    says: /^20 of 40 rows were taken and are not there: a trigger or a rule removed them$/,
  },
  'repair, circles: rows that refer to rows that are not there, and what dropped those': {
    ddl: `CREATE TABLE heads (id integer PRIMARY KEY, first_part integer NOT NULL);
      CREATE TABLE parts (id integer PRIMARY KEY, head_id integer NOT NULL REFERENCES heads DEFERRABLE INITIALLY DEFERRED);
      ALTER TABLE heads ADD FOREIGN KEY (first_part) REFERENCES parts DEFERRABLE INITIALLY DEFERRED;
      CREATE FUNCTION drop_some() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.id % 7 = 3 THEN RETURN NULL; END IF; RETURN NEW; END $$;
      CREATE TRIGGER drop_some BEFORE INSERT ON parts FOR EACH ROW EXECUTE FUNCTION drop_some();`,
    of: 'public.parts',
    says: /that Postgres took.*; of the others, a trigger or a rule of the table drops its rows without an error/,
    never: /stays empty/,
  },
};

test.each(Object.entries(PLACES))('%s', async (_, { ddl, rows = 40, of, says, never }) => {
  const { repaired, all } = await outcomeOf(ddl, rows);
  const own = all.filter(({ table }) => table === of).map(({ message }) => message);
  expect(own).toContainEqual(expect.stringMatching(says));
  if (never) expect(all.filter(({ message }) => never.test(message))).toEqual([]);
  // Tables reported as empty are empty, and counts equal the actual rows.
  const kept = new Map(repaired.report.tables.map((table) => [table.table, table.kept]));
  for (const { code, table, largest } of all) {
    if (code === 'given-up') expect(kept.get(table!) ?? 0).toBe(0);
    if ((code === 'fewer-rows' || code === 'unsatisfiable') && largest !== undefined && largest > 0) expect(kept.get(table!)).toBe(largest);
  }
});

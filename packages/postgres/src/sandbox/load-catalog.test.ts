import { describe, expect, test } from 'vitest';
import type { Catalog } from '@seedbed/contract';
import { testServer } from '../../test/support/cluster.ts';
import { introspect } from '../introspect/introspect.ts';
import { connect } from '../sql/connect.ts';
import { loadCatalog } from './load-catalog.ts';
import { readSchemaFromDdl } from './read-schema.ts';

async function again(catalog: Catalog): Promise<{ made: Catalog; notices: Catalog['notices'] }> {
  const {
    sandbox,
    catalog: { notices },
  } = await loadCatalog(catalog, testServer());
  const client = await connect(sandbox.owner);
  const made = await introspect(client);
  await client.end();
  await sandbox[Symbol.asyncDispose]();
  return { made, notices };
}

const DDL = `
  CREATE EXTENSION citext; CREATE EXTENSION btree_gist; CREATE SCHEMA "My Shop";
  CREATE TYPE "My Shop".mood AS ENUM ('sad', 'it''s ok'); CREATE TYPE pair AS (a int, b text); CREATE TYPE span AS RANGE (subtype = float8);
  CREATE FUNCTION is_good(x text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ select x <> '' $$;
  CREATE DOMAIN good AS text DEFAULT 'g' NOT NULL CONSTRAINT fine CHECK (is_good(VALUE)); CREATE DOMAIN better AS good CHECK (length(VALUE) < 9);
  CREATE SEQUENCE numbers INCREMENT 5 START 10;
  CREATE TABLE base (id int PRIMARY KEY, kind text);
  CREATE TABLE "My Shop"."Order" (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, n int DEFAULT nextval('numbers') NOT NULL, mail citext, m "My Shop".mood[], p pair, b better, r span,
    twice int GENERATED ALWAYS AS (n * 2) STORED, "select" text COLLATE "C" CHECK ("select" ~ '^a'), base_id int REFERENCES base ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED,
    during daterange, UNIQUE NULLS NOT DISTINCT (mail), UNIQUE (n, base_id) DEFERRABLE, EXCLUDE USING gist (base_id WITH =, during WITH &&) WHERE (n > 0));
  CREATE UNIQUE INDEX live ON "My Shop"."Order" (lower("select"), n) WHERE base_id IS NOT NULL;
  CREATE TABLE child (more text) INHERITS (base); CREATE TABLE room (id int, span daterange, PRIMARY KEY (id, span WITHOUT OVERLAPS));
  CREATE TABLE stay (room int, span daterange, FOREIGN KEY (room, PERIOD span) REFERENCES room (id, PERIOD span));
  CREATE FUNCTION kind_of(b base, fallback text DEFAULT 'x', OUT kind text) LANGUAGE sql BEGIN ATOMIC SELECT coalesce(b.kind, fallback); END;
  CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS $$ begin new.kind := TG_ARGV[0]; return new; end $$;
  CREATE TRIGGER stamp BEFORE INSERT OR UPDATE OF kind ON base FOR EACH ROW WHEN (new.id > 3) EXECUTE FUNCTION stamp('it''s', 'x');
  CREATE RULE away AS ON INSERT TO room WHERE new.id < 0 DO INSTEAD NOTHING;
  ALTER TABLE stay ENABLE ROW LEVEL SECURITY; ALTER TABLE stay FORCE ROW LEVEL SECURITY; CREATE POLICY own ON stay FOR INSERT WITH CHECK (room > 0);
  ALTER DATABASE shop SET search_path TO public, "My Shop";`;

describe('a schema created from its catalog', () => {
  test('is the same', async () => {
    const catalog = await readSchemaFromDdl(DDL, testServer());
    const { made, notices } = await again(catalog);
    expect(notices).toEqual([]);
    expect(made).toEqual(catalog);
  });

  test('partitions become the CHECK that they imply', async () => {
    const catalog = await readSchemaFromDdl(
      `CREATE TABLE a (id int, at date NOT NULL, PRIMARY KEY (id, at)) PARTITION BY RANGE (at);
      CREATE TABLE a_1 PARTITION OF a FOR VALUES FROM ('2024-01-01') TO ('2025-01-01'); CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$ begin return new; end $$;
      CREATE TRIGGER t BEFORE INSERT ON a_1 FOR EACH ROW EXECUTE FUNCTION f()`,
      testServer(),
    );
    const { made, notices } = await again(catalog);
    expect(notices).toEqual([]);
    const conditions = ({ tables }: Catalog): string[] => tables[0]!.checks.map((check) => check.expression.replace(/[()]/g, ''));
    expect(conditions(made)).toEqual(conditions(catalog));
    expect(made.tables[0]!.triggers.map((trigger) => trigger.name)).toEqual(['t']);
  });

  test('partitions by hash accept every row', async () => {
    const catalog = await readSchemaFromDdl(
      'CREATE TABLE a (id int PRIMARY KEY) PARTITION BY HASH (id); CREATE TABLE a_0 PARTITION OF a FOR VALUES WITH (MODULUS 1, REMAINDER 0)',
      testServer(),
    );
    const { made, notices } = await again(catalog);
    expect(notices).toEqual([]);
    expect(made.tables[0]!.checks).toEqual([]);
  });

  test('objects that cannot be created are reported', async () => {
    const catalog = await readSchemaFromDdl('CREATE TABLE a (id int); CREATE TABLE b (id int PRIMARY KEY)', testServer());
    catalog.tables[0]!.columns.push({ name: 'at', type: 'public.geometry' });
    const { made, notices } = await again(catalog);
    expect(made.tables.map((table) => table.name)).toEqual(['b']);
    expect(notices).toMatchObject([{ place: 'public.a', message: expect.stringContaining('geometry') }]);
  });
});

const USED_BY_CODE = `
  CREATE TEXT SEARCH CONFIGURATION public.english_plain (COPY = pg_catalog.english);
  CREATE TEXT SEARCH DICTIONARY public.simple_de (TEMPLATE = pg_catalog.simple, STOPWORDS = english);
  ALTER TEXT SEARCH CONFIGURATION public.english_plain ALTER MAPPING FOR asciiword WITH public.simple_de, english_stem;
  CREATE TABLE docs (id integer PRIMARY KEY, body text NOT NULL, words tsvector GENERATED ALWAYS AS (to_tsvector('public.english_plain'::regconfig, body)) STORED);
  CREATE FUNCTION index_doc() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM to_tsvector('english_plain', NEW.body); RETURN NEW; END $$;
  CREATE TRIGGER index_doc BEFORE INSERT ON docs FOR EACH ROW EXECUTE FUNCTION index_doc();
  CREATE TABLE points (id integer PRIMARY KEY, x integer NOT NULL, y integer NOT NULL);
  CREATE TABLE visits (id integer PRIMARY KEY, at points, CHECK ((at).x IS NULL OR (at).x > 0));
  CREATE FUNCTION far(p points) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT p.x > 100 $$;
  CREATE VIEW near_points AS SELECT id, x, y FROM points WHERE x < 100;
  CREATE TABLE walks (id integer PRIMARY KEY, x integer NOT NULL);
  CREATE FUNCTION via_view() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO near_points VALUES (NEW.id + 100000, 5, 5); RETURN NEW; END $$;
  CREATE TRIGGER via_view AFTER INSERT ON walks FOR EACH ROW EXECUTE FUNCTION via_view();
  CREATE VIEW joined AS SELECT w.id, p.y FROM walks w JOIN points p ON p.id = w.id;
  CREATE TABLE joins (id integer PRIMARY KEY, y integer NOT NULL);
  CREATE FUNCTION into_joined() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE points SET y = NEW.y WHERE id = NEW.id; RETURN NEW; END $$;
  CREATE TRIGGER into_joined INSTEAD OF INSERT ON joined FOR EACH ROW EXECUTE FUNCTION into_joined();
  CREATE FUNCTION via_joined() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO joined VALUES (NEW.id, NEW.y); RETURN NEW; END $$;
  CREATE TRIGGER via_joined AFTER INSERT ON joins FOR EACH ROW EXECUTE FUNCTION via_joined();
`;

test('objects used by code are created: text search configurations, row types of tables, views that triggers write through', async () => {
  const catalog = await readSchemaFromDdl(USED_BY_CODE, testServer());
  const { made, notices } = await again(catalog);
  expect(notices).toEqual([]);
  expect(made).toEqual(catalog);
});

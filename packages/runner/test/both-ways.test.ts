import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scrubPsqlLines } from '@seedbed/postgres/sandbox';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { openRunner, type Runner } from '../src/index.ts';

/**
 * Catalog features with several spellings: labels, domains, composites, row types, text search, keys out of order, views that triggers
 * write through, partitions.
 */
const OWN = `
  CREATE SCHEMA sales;
  CREATE TYPE sales.stage AS ENUM ('new', 'Paid', 'sent''off');
  CREATE DOMAIN sales.code AS varchar(12) DEFAULT 'A-1' CONSTRAINT code_form CHECK (VALUE ~ '^[A-Z]-[0-9]+$');
  CREATE TYPE sales.price AS (amount numeric(10,2), currency char(3));
  CREATE TEXT SEARCH CONFIGURATION public.plain (COPY = simple);
  CREATE SEQUENCE sales.numbers START 500 INCREMENT 5;
  CREATE TABLE sales.customer (zip text, id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "Full Name" text NOT NULL,
    found tsvector GENERATED ALWAYS AS (to_tsvector('public.plain', "Full Name")) STORED, UNIQUE (zip, "Full Name"));
  CREATE TABLE sales.orders (id serial PRIMARY KEY, number int DEFAULT nextval('sales.numbers'), code sales.code, stage sales.stage NOT NULL DEFAULT 'Paid',
    stages sales.stage[], cost sales.price, buyer bigint NOT NULL REFERENCES sales.customer ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    placed timestamptz(3) DEFAULT CURRENT_TIMESTAMP, due date, CHECK (due >= placed::date), EXCLUDE USING gist (int4range(number, number, '[]') WITH &&));
  CREATE UNIQUE INDEX one_open ON sales.orders (buyer, lower(code::text)) WHERE stage = 'new';
  CREATE TABLE public.copies (id int PRIMARY KEY, of sales.orders, note text DEFAULT E'a\\'b\\n');
  CREATE TABLE public.events (at date NOT NULL, kind text CHECK (kind IN ('b', 'a'))) PARTITION BY RANGE (at);
  CREATE TABLE public.events_2026 PARTITION OF public.events FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');
  CREATE VIEW public.buyers AS SELECT id, "Full Name" AS name FROM sales.customer;
  CREATE FUNCTION public.write_buyer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO sales.customer ("Full Name") VALUES (NEW.name); RETURN NEW; END $$;
  CREATE TRIGGER write_buyer INSTEAD OF INSERT ON public.buyers FOR EACH ROW EXECUTE FUNCTION public.write_buyer();
  COMMENT ON COLUMN sales.orders.due IS 'when it must be there';`;

/** Schemas of public projects, in a folder next to the repository if available; `pnpm both-ways` reads all of them. */
const FOLDER = join(import.meta.dirname, '../../../../shared/schemas');
const REAL = ['chinook', 'pagila', 'supabase_auth'].filter((name) => existsSync(join(FOLDER, `${name}.sql`)));
const SCHEMAS: [string, string][] = [
  ['a schema of our own', OWN],
  ...REAL.map((name): [string, string] => [name, readFileSync(join(FOLDER, `${name}.sql`), 'utf8')]),
];

let runner: Runner;
let server: TargetServer;
beforeAll(async () => {
  runner = openRunner();
  server = await openTargetServer();
});
afterAll(async () => {
  await runner?.[Symbol.asyncDispose]();
  await server?.[Symbol.asyncDispose]();
});

const among = REAL.length > 0 ? '' : ' (no real schemas lie beside the repository: our own alone)';
test.each(SCHEMAS)(`%s: a live database is read as its DDL is${among}`, async (_, ddl) => {
  await using target = await server.freshTarget('superuser');
  await target.client.query(scrubPsqlLines(ddl).text);
  const written = await runner.inferDdl(ddl);
  const live = await runner.inferAddress(target.url);
  expect(written.catalog.tables.length).toBeGreaterThan(0);
  expect({ ...live.catalog, notices: [] }).toEqual({ ...written.catalog, notices: [] });
  // To the byte: names and values in the same order.
  expect(JSON.stringify(live.blueprint)).toBe(JSON.stringify(written.blueprint));
});

import { foldConstants, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { infer, type Repaired } from '@seedbed/inference';
import { codeSchemas, triggerSchemas } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { repairIn } from '../src/proof/repair.ts';

/** Infers a schema with its code read, and tries it. */
async function tried(ddl: string, rows = 40): Promise<Repaired> {
  const { catalog, sandbox } = await loadSchema(ddl, testServer());
  try {
    const client = await connect(sandbox.owner);
    const tools = { parse: parseExpressions, bodies: parseBodies, fold: (expressions: string[]) => foldConstants(client, expressions) };
    const { blueprint } = await infer(catalog, tools, { rows });
    await client.end();
    return await repairIn(sandbox, catalog, blueprint);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

const kept = ({ report }: Repaired, table: string): number => report.tables.find((one) => one.table === table)?.kept ?? 0;

test('rows satisfy conditions checked by code at the first attempt', async () => {
  // All in one database, for each costs its start.
  const result = await tried(Object.values(codeSchemas).join('\n'));
  expect(result.repairs).toEqual([]);
  expect(
    result.report.tables.filter((table) => table.kept === 0 || table.refused > 0).map((table) => [table.table, table.counterexamples[0]?.message]),
  ).toEqual([]);
  // Rows written by triggers are added to ours, numbered after them.
  expect(kept(result, 'public.journal')).toBe(80);
  // References choose among the rows of their kind.
  const chosen = result.blueprint.relations
    .flatMap((one) => (one.where ? [[one.from.table, one.where] as const] : []))
    .toSorted(([one], [other]) => one.localeCompare(other));
  expect(chosen).toEqual([
    ['public.machine_roles', { kind: { in: ['machine'] } }],
    ['public.person_roles', { kind: { in: ['person'] } }],
  ]);
});

test('a count that includes the row itself is a key over the counted rows', async () => {
  const { blueprint, repairs } = await tried(codeSchemas.oneIsMarked, 300);
  expect(repairs).toEqual([]);
  expect(blueprint.tables.flatMap(({ uniqueKeys = [] }) => uniqueKeys.map(({ columns, when }) => [columns, when]))).toEqual([
    [['domain_id'], { catches_all: 'true' }],
    [['domain_id'], { is_first: 'true' }],
  ]);
});

test('combinations that a trigger accepts are found by its condition if no reference declares them', async () => {
  const result = await tried(`
    CREATE TABLE kinds (id integer PRIMARY KEY);
    CREATE TABLE marks (id integer PRIMARY KEY, root integer NOT NULL REFERENCES marks);
    CREATE TABLE ties (id integer PRIMARY KEY, kind_id integer NOT NULL REFERENCES kinds);
    CREATE TABLE allowed (kind_id integer NOT NULL REFERENCES kinds, mark_id integer NOT NULL REFERENCES marks, PRIMARY KEY (kind_id, mark_id));
    CREATE TABLE tie_marks (id integer PRIMARY KEY, tie_id integer NOT NULL REFERENCES ties, mark_id integer NOT NULL REFERENCES marks, note text NOT NULL);
    CREATE FUNCTION is_allowed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NOT EXISTS (SELECT 1 FROM ties t JOIN allowed a ON a.kind_id = t.kind_id JOIN marks m ON m.root = a.mark_id WHERE t.id = NEW.tie_id AND m.id = NEW.mark_id)
      THEN RAISE EXCEPTION 'this mark is not allowed'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER is_allowed BEFORE INSERT ON tie_marks FOR EACH ROW EXECUTE FUNCTION is_allowed();`);
  expect(result.repairs).toEqual([{ table: 'public.tie_marks', tier: 'F', how: expect.stringContaining('combinations that Postgres takes') }]);
  expect(kept(result, 'public.tie_marks')).toBe(40);
});

test('a companion table is left to the trigger that writes it', async () => {
  const result = await tried(triggerSchemas.writesTheOther);
  expect(result.repairs).toEqual([]);
  expect(kept(result, 'public.song_meta')).toBe(40);
});

test('texts that a trigger forbids in another table begin with a word of their own', async () => {
  const result = await tried(
    `
    CREATE TABLE parcels (id integer PRIMARY KEY, name text NOT NULL UNIQUE, note text NOT NULL);
    CREATE TABLE banned_names (name varchar(40) PRIMARY KEY);
    CREATE FUNCTION canon(text) RETURNS text LANGUAGE sql AS $$ SELECT replace(lower($1), '-', '_') $$;
    CREATE FUNCTION not_banned() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF canon(NEW.name) IN (SELECT canon(name) FROM banned_names) THEN RAISE EXCEPTION 'banned'; END IF; RETURN NEW; END $$;
    CREATE FUNCTION not_in_use() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF EXISTS (SELECT FROM parcels p WHERE p.note <> '' AND canon(p.name) = canon(NEW.name::text)) THEN RAISE EXCEPTION 'in use'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER not_banned BEFORE INSERT ON parcels FOR EACH ROW EXECUTE FUNCTION not_banned();
    CREATE TRIGGER not_in_use BEFORE INSERT ON banned_names FOR EACH ROW EXECUTE FUNCTION not_in_use();`,
    200,
  );
  expect(result.repairs).toEqual([]);
  expect([kept(result, 'public.parcels'), kept(result, 'public.banned_names')]).toEqual([200, 200]);
  const names = result.blueprint.tables.map((table) => [table.name, table.columns.find((column) => column.name === 'name')?.domain?.patterns]);
  const begins = { syntax: 'regex', ignoreCase: true, pattern: '^banned' };
  expect(Object.fromEntries(names)).toEqual({ banned_names: [begins], parcels: [{ ...begins, negated: true }] });
});

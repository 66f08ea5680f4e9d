import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { infer } from '@seedbed/inference';
import { foldConstants, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { openTrial } from '@seedbed/postgres/proof';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { prove } from '../src/proof/prove.ts';
import { repairIn } from '../src/proof/repair.ts';

/** Infers and repairs a schema, and tries all rows of the result. */
async function triedWhole(ddl: string, rows: number) {
  const server = testServer();
  const { catalog, sandbox } = await loadSchema(ddl, server);
  try {
    const client = await connect(sandbox.owner);
    const tools = { parse: parseExpressions, bodies: parseBodies, fold: (expressions: string[]) => foldConstants(client, expressions) };
    const { blueprint } = await infer(catalog, tools, { rows });
    await client.end();
    const repaired = await repairIn(sandbox, catalog, blueprint);
    const proof = await prove(repaired.blueprint, server, { ddl });
    await using trial = await openTrial(sandbox);
    return { repaired, proof, report: await trial.load(await compileBlueprint(repaired.blueprint)) };
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

test('frozen rows refer to parents as they are at the requested counts', async () => {
  const { repaired, proof, report } = await triedWhole(
    `
    CREATE TABLE labels (label text PRIMARY KEY, is_main boolean NOT NULL);
    CREATE TABLE shelves (id integer PRIMARY KEY);
    CREATE TABLE shelf_labels (shelf_id integer NOT NULL REFERENCES shelves, label text NOT NULL REFERENCES labels, PRIMARY KEY (shelf_id, label));
    CREATE FUNCTION no_main_label() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM shelf_labels s JOIN labels l ON l.label = s.label WHERE s.shelf_id = NEW.shelf_id AND l.is_main) > 0
      THEN RAISE EXCEPTION 'a main label'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER no_main_label AFTER INSERT ON shelf_labels FOR EACH ROW EXECUTE FUNCTION no_main_label();
    CREATE TABLE notes (id integer PRIMARY KEY, shelf_id integer NOT NULL, label text NOT NULL, FOREIGN KEY (shelf_id, label) REFERENCES shelf_labels);`,
    // Too many to be proved completely.
    6000,
  );
  expect(new Set(repaired.repairs.map((one) => `${one.table} ${one.tier}`))).toEqual(new Set(['public.shelf_labels F']));
  const tables = new Map(report.tables.map((table) => [table.table, table]));
  expect(tables.get('public.labels')).toMatchObject({ kept: 6000, refused: 0 });
  expect(tables.get('public.shelf_labels')!.refused).toBe(0);
  expect(tables.get('public.shelf_labels')!.kept).toBeGreaterThan(20);
  for (const name of ['public.shelf_labels', 'public.notes']) {
    expect(proof.byTable.find((table) => table.table === name)).toMatchObject({ accepted: true });
    expect(proof.byTable.find((table) => table.table === name)!.rows).toBeGreaterThan(20);
  }
});

test('rows avoid the keys of rows that a trigger of another table writes', async () => {
  const { report } = await triedWhole(
    `
    CREATE TABLE sign_ups (id uuid PRIMARY KEY, email text NOT NULL UNIQUE, wants_news boolean NOT NULL);
    CREATE TABLE readers (id uuid PRIMARY KEY, email text NOT NULL UNIQUE, visits integer NOT NULL DEFAULT 0);
    CREATE FUNCTION subscribe() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.wants_news THEN INSERT INTO readers (id, email) VALUES (NEW.id, NEW.email); END IF; RETURN NEW; END $$;
    CREATE TRIGGER subscribe AFTER INSERT ON sign_ups FOR EACH ROW EXECUTE FUNCTION subscribe();
    CREATE TABLE visits (id integer PRIMARY KEY, reader_id uuid NOT NULL REFERENCES readers);`,
    3000,
  );
  const tables = new Map(report.tables.map((table) => [table.table, table]));
  expect([...tables.values()].map((table) => [table.table, table.refused])).toEqual([...tables.keys()].map((name) => [name, 0]));
  expect(tables.get('public.readers')!.kept).toBeGreaterThan(1000);
  expect(tables.get('public.visits')!.kept).toBeGreaterThan(1000);
});

test('rows that must agree through a third table are found in large tables, even if the first rows rarely match', async () => {
  const { repaired, proof, report } = await triedWhole(
    `
    CREATE TABLE dishes (id integer PRIMARY KEY);
    CREATE TABLE servings (id integer PRIMARY KEY, dish_id integer NOT NULL REFERENCES dishes);
    CREATE TABLE extras (id integer PRIMARY KEY, main_id integer NOT NULL REFERENCES extras);
    CREATE TABLE dish_extras (dish_id integer NOT NULL REFERENCES dishes, extra_id integer NOT NULL REFERENCES extras, PRIMARY KEY (dish_id, extra_id));
    CREATE TABLE serving_extras (serving_id integer NOT NULL REFERENCES servings, extra_id integer NOT NULL REFERENCES extras, PRIMARY KEY (serving_id, extra_id));
    CREATE FUNCTION goes_with_dish() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NOT EXISTS (SELECT 1 FROM (VALUES (NEW.serving_id, NEW.extra_id)) asked (serving, extra) JOIN servings s ON s.id = asked.serving
        JOIN extras e ON e.id = asked.extra JOIN dish_extras d ON d.dish_id = s.dish_id AND d.extra_id = e.main_id)
      THEN RAISE EXCEPTION 'not with this dish'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER goes_with_dish BEFORE INSERT ON serving_extras FOR EACH ROW EXECUTE FUNCTION goes_with_dish();`,
    8000,
  );
  expect(repaired.diagnostics.filter(({ level }) => level === 'error')).toEqual([]);
  const found = report.tables.find((table) => table.table === 'public.serving_extras')!;
  expect(found.refused).toBe(0);
  expect(found.kept).toBeGreaterThan(40);
  expect(proof.byTable.find((table) => table.table === 'public.serving_extras')).toMatchObject({ accepted: true });
});

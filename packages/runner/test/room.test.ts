import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunner, type Runner } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

const room = readFileSync(join(import.meta.dirname, '../../testing/src/schemas/zoo/room.sql'), 'utf8');

let runner: Runner;
beforeAll(() => {
  runner = openRunner({ throwaway: testServer() });
});
afterAll(() => runner[Symbol.asyncDispose]());

/** Each table's final rows, accepted by Postgres with everything on, and its diagnostics. */
async function proved(ddl: string, rows: number) {
  const { blueprint, diagnostics } = await runner.inferDdl(ddl, { rows, repair: true });
  const { byTable } = await runner.prove(blueprint, { ddl, diagnostics });
  return { blueprint, byTable, diagnostics };
}

test('tables with room for the requested rows get all of them', async () => {
  const { byTable, diagnostics } = await proved(room, 200);
  expect(byTable.filter((each) => each.rows !== 200)).toEqual([]);
  expect(diagnostics.filter((one) => one.code === 'unsatisfiable')).toEqual([]);
});

test('a text that a trigger looks up among functions is the name of one of ours', async () => {
  const { blueprint, byTable } = await proved(
    `
    CREATE FUNCTION shorten(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT left($1, 3) $$;
    CREATE FUNCTION has_function() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF to_regproc(NEW.filter) IS NULL THEN RAISE EXCEPTION 'no function %', NEW.filter; END IF; RETURN NEW; END $$;
    CREATE TABLE columns_shown (id integer PRIMARY KEY, filter text NOT NULL);
    CREATE TRIGGER has_function BEFORE INSERT ON columns_shown FOR EACH ROW EXECUTE FUNCTION has_function();`,
    200,
  );
  expect(byTable.map((each) => each.rows)).toEqual([200]);
  expect(blueprint.tables[0]!.columns[1]!.domain?.in?.toSorted()).toEqual(['has_function', 'shorten']);
});

import { openTargetServer } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { openRunner } from '../src/operations/open-runner.ts';

const throwaway = (): Parameters<typeof openRunner>[0] => ({ throwaway: testServer() });

test('a table whose trigger drops every row reports it', async () => {
  await using runner = openRunner(throwaway());
  const ddl = `
    CREATE TABLE offers (id integer PRIMARY KEY, price integer NOT NULL);
    CREATE FUNCTION dropped() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM 1 FROM offers WHERE id = NEW.id; IF FOUND THEN RAISE EXCEPTION 'twice'; END IF; RETURN NULL; END $$;
    CREATE TRIGGER dropped BEFORE INSERT ON offers FOR EACH ROW EXECUTE FUNCTION dropped();`;
  const result = await runner.inferDdl(ddl, { rows: 30, repair: true });
  expect(result.firstTry).toEqual([]);
  expect(result.diagnostics.filter(({ level }) => level === 'warning').map(({ code, table, message }) => [code, table, message])).toEqual([
    ['given-up', 'public.offers', 'public.offers stays empty: its rows disappeared without an error: a trigger or a rule drops them.'],
  ]);
});

test('rows that are dropped because they repeat their parent are replaced', async () => {
  await using runner = openRunner(throwaway());
  const ddlWith = (search: string) => `
    CREATE TABLE cases (id integer PRIMARY KEY);
    CREATE TABLE letters (id integer PRIMARY KEY, case_id integer NOT NULL REFERENCES cases);
    CREATE TABLE further_cases (id integer PRIMARY KEY, letter_id integer NOT NULL REFERENCES letters, case_id integer NOT NULL REFERENCES cases);
    CREATE FUNCTION no_repetition() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE found_one integer; BEGIN
      ${search} RETURN NEW; END $$;
    CREATE TRIGGER no_repetition BEFORE INSERT ON further_cases FOR EACH ROW EXECUTE FUNCTION no_repetition();`;
  // The explicit condition in the code is respected from the start.
  const read = ddlWith('PERFORM 1 FROM letters WHERE letters.case_id = NEW.case_id AND letters.id = NEW.letter_id; IF FOUND THEN RETURN NULL; END IF;');
  const first = await runner.inferDdl(read, { rows: 90, repair: true });
  expect(first.diagnostics.filter(({ code }) => code === 'mended')).toEqual([]);
  expect((await runner.prove(first.blueprint, { ddl: read })).byTable.find(({ table }) => table === 'public.further_cases')?.rows).toBe(90);
  const ddl = ddlWith(`EXECUTE 'SELECT 1 FROM letters WHERE case_id = $1 AND id = $2' INTO found_one USING NEW.case_id, NEW.letter_id;
      IF found_one IS NOT NULL THEN RETURN NULL; END IF;`);
  const { blueprint, diagnostics } = await runner.inferDdl(ddl, { rows: 90, repair: true });
  expect(diagnostics.filter(({ code }) => code === 'mended').map(({ table, message }) => [table, message])).toEqual([
    ['public.further_cases', 'letter_id without regard to case_id: where both agreed, a trigger or a rule took no row'],
  ]);
  // One in ninety has the case of its letter by chance.
  const proof = await runner.prove(blueprint, { ddl });
  expect(proof.byTable.find(({ table }) => table === 'public.further_cases')?.rows).toBeGreaterThan(80);
});

test('a load counts the rows that a trigger writes instead of those sent', async () => {
  const ddl = `
    CREATE TABLE boxes (id integer PRIMARY KEY);
    CREATE TABLE usage (box_id integer PRIMARY KEY REFERENCES boxes, bytes bigint NOT NULL, mails integer NOT NULL DEFAULT 0);
    CREATE FUNCTION merged() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.mails < 0 THEN NEW.mails = -NEW.mails - 1; RETURN NEW; END IF;
      UPDATE usage SET bytes = bytes + NEW.bytes WHERE box_id = NEW.box_id;
      IF NOT FOUND THEN INSERT INTO usage VALUES (NEW.box_id, NEW.bytes, -NEW.mails - 1); END IF;
      RETURN NULL; END $$;
    CREATE TRIGGER merged BEFORE INSERT ON usage FOR EACH ROW EXECUTE FUNCTION merged();`;
  await using runner = openRunner(throwaway());
  await using server = await openTargetServer();
  await using target = await server.freshTarget('plain');
  const { blueprint } = await runner.inferDdl(ddl, { rows: 25, repair: true });
  const report = await runner.load(blueprint, target.url, { create: ddl });
  expect(report.tables.map(({ table, rows }) => [table, rows])).toEqual([
    ['public.boxes', 25],
    ['public.usage', 25],
  ]);
  expect(report.rows).toBe(50);
  expect(report.diagnostics.filter(({ code }) => code === 'rows-differ')).toEqual([]);
});

import { foldConstants, parseBodies, parseExpressions } from '@seedbed/postgres/catalog';
import { loadSchema } from '@seedbed/postgres/sandbox';
import { connect } from '@seedbed/postgres/sql';
import { infer, type Repaired } from '@seedbed/inference';
import { expect, test } from 'vitest';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { repairIn } from '../src/proof/repair.ts';

async function tried(ddl: string): Promise<Repaired> {
  const { catalog, sandbox } = await loadSchema(ddl, testServer());
  try {
    const client = await connect(sandbox.owner);
    const { blueprint } = await infer(
      catalog,
      { parse: parseExpressions, bodies: parseBodies, fold: (expressions) => foldConstants(client, expressions) },
      { rows: 40 },
    );
    await client.end();
    return await repairIn(sandbox, catalog, blueprint);
  } finally {
    await sandbox[Symbol.asyncDispose]();
  }
}

test('each row has the child that must refer to it with a certain value, by a key of several columns', async () => {
  const { repairs, report } = await tried(`
    CREATE TABLE depots (id uuid PRIMARY KEY, region text NOT NULL, UNIQUE (id, region));
    CREATE TABLE gates (id uuid PRIMARY KEY, depot_id uuid NOT NULL, region text NOT NULL, use text NOT NULL CHECK (use IN ('spare', 'main', 'rail')),
      FOREIGN KEY (depot_id, region) REFERENCES depots (id, region));
    CREATE UNIQUE INDEX one_main ON gates (depot_id) WHERE use = 'main';
    CREATE FUNCTION has_gate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NOT EXISTS (SELECT 1 FROM gates WHERE depot_id = NEW.id AND use = 'main') THEN RAISE EXCEPTION 'no main gate'; END IF; RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER has_gate AFTER INSERT ON depots DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION has_gate();`);
  expect(repairs).toEqual([]);
  expect(report.tables.map((one) => [one.table, one.kept, one.refused])).toEqual([
    ['public.depots', 40, 0],
    ['public.gates', 40, 0],
  ]);
});

test('sums that must be zero in groups: the rows of a parent agree in what groups them', async () => {
  const { blueprint, repairs, report } = await tried(`
    CREATE TABLE vouchers (id int PRIMARY KEY, title text NOT NULL);
    CREATE TABLE postings (voucher_id int NOT NULL REFERENCES vouchers, line int NOT NULL, side text NOT NULL CHECK (side IN ('D', 'C')),
      amount numeric(12, 2) NOT NULL CHECK (amount > 0), currency char(3) NOT NULL, PRIMARY KEY (voucher_id, line));
    CREATE FUNCTION balanced() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF EXISTS (SELECT 1 FROM postings WHERE voucher_id = NEW.voucher_id GROUP BY currency
        HAVING sum(CASE side WHEN 'D' THEN amount ELSE -amount END) <> 0) THEN RAISE EXCEPTION 'does not balance'; END IF; RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER balanced AFTER INSERT ON postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION balanced();`);
  expect(repairs).toEqual([]);
  expect(report.tables.map((one) => [one.kept, one.refused])).toEqual([
    [40, 0],
    [80, 0],
  ]);
  const currency = blueprint.tables.flatMap((table) => table.columns).find((one) => one.name === 'currency')!;
  expect(currency.generator).toEqual({ kind: 'values', parameters: { values: ['USD'] } });
});

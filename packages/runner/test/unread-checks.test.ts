import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunner, type Runner } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

let runner: Runner;
beforeAll(() => {
  runner = openRunner({ throwaway: testServer() });
});
afterAll(() => runner[Symbol.asyncDispose]());

/** An unreadable condition that most values satisfy. */
const DDL = `CREATE FUNCTION is_good(n integer) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$ BEGIN RETURN (n::bigint * 7919) % 10007 <> 3; END $$;
  CREATE TABLE parts (id integer PRIMARY KEY, code integer NOT NULL, CONSTRAINT good CHECK (is_good(code)))`;

async function proved(rows: number, code?: { readonly min: number; readonly max: number }) {
  const { blueprint } = await runner.inferDdl(DDL, { rows, repair: true });
  const tables = blueprint.tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => {
      if (column.name !== 'code' || !code) return column;
      const { domain: _, ...rest } = column;
      return { ...rest, generator: { kind: 'number.int', parameters: code } };
    }),
  }));
  const proof = await runner.prove({ ...blueprint, tables }, { ddl: DDL });
  const good = proof.byTable[0]!.constraints.find(({ name }) => name === 'good')!;
  return { ok: proof.ok, tier: good.tier, how: good.how, accepted: good.accepted, evidence: good.evidence, diagnostics: proof.diagnostics };
}

test('values chosen by trial are tried for all rows, not only for those of the sample', async () => {
  expect(await proved(5_000)).toMatchObject({ ok: true, tier: 'E', how: 'not read: Postgres accepts the values of code in all 5000 rows', diagnostics: [] });
});

test('a row outside the sample that the CHECK rejects is named, and the proof is not accepted', async () => {
  const { ok, tier, accepted, evidence } = await proved(60_000, { min: 1, max: 1_000_000_000 });
  expect([ok, tier, accepted]).toEqual([false, 'G', false]);
  const [, row, value] = /^row (\d+): good refuses code = (\d+)$/.exec(evidence)!;
  expect(Number(row)).toBeGreaterThan(200);
  expect((BigInt(value!) * 7919n) % 10007n).toBe(3n);
});

test('for more rows than are tried the result covers those, and a warning names the column', async () => {
  // No value of this range violates it.
  const { ok, tier, how, diagnostics } = await proved(120_000, { min: 1, max: 20 });
  expect([ok, tier, how]).toEqual([true, 'F', 'not read: Postgres accepts the values of code in the first 100000 of 120000 rows; the others are not checked']);
  expect(diagnostics).toEqual([
    expect.objectContaining({ level: 'warning', code: 'checked-for-proved-rows', table: 'public.parts', column: 'code', constraint: 'good' }),
  ]);
});

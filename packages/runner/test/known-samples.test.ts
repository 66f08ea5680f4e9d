import type { Blueprint } from '@seedbed/contract';
import { schemaCache } from '@seedbed/postgres/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunner, type Runner } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

const schemas = schemaCache(1);
let runner: Runner;
beforeAll(() => {
  runner = openRunner({ throwaway: { ...testServer(), schemas } });
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await schemas.take(DDL)?.sandbox[Symbol.asyncDispose]();
});

const DDL = `CREATE TABLE plans (id integer PRIMARY KEY, name text NOT NULL);
  CREATE TABLE members (id bigint PRIMARY KEY, plan_id integer NOT NULL REFERENCES plans, level smallint NOT NULL CONSTRAINT levels CHECK (level BETWEEN 1 AND 9));`;

/** The tables that a proof loads, and its result for `members`. */
async function proved(blueprint: Blueprint) {
  const loaded: string[] = [];
  const proof = await runner.prove(blueprint, { ddl: DDL, onProgress: ({ table }) => void loaded.push(table) });
  return { loaded, ok: proof.ok, members: proof.byTable.find(({ table }) => table === 'public.members')! };
}

test('a sample that repair saw accepted is not loaded again; its edges are', async () => {
  const { blueprint: small } = await runner.inferDdl(DDL, { rows: 40, repair: true });
  const whole = await proved(small);
  expect([whole.ok, whole.loaded, whole.members.rows]).toEqual([true, [], 40]);
  expect(whole.members.constraints.every(({ accepted, evidence }) => accepted && evidence.includes('took 40 rows'))).toBe(true);

  const { blueprint: large } = await runner.inferDdl(DDL, { rows: 50_000, repair: true });
  const edges = await proved(large);
  expect([edges.ok, edges.loaded, edges.members.rows]).toEqual([true, ['public.plans', 'public.members'], 200]);
  expect(edges.members.extremes).toBeGreaterThan(5);
});

test('any other rows are loaded, and rejected ones are tried each time', async () => {
  const { blueprint } = await runner.inferDdl(DDL, { rows: 40, repair: true });
  const level = (max: number): Blueprint => {
    const edited = structuredClone(blueprint);
    const column = edited.tables.find(({ name }) => name === 'members')!.columns.find(({ name }) => name === 'level')!;
    column.domain = { min: 1, max };
    column.generator = { kind: 'number.int', parameters: { min: 1, max } };
    return edited;
  };
  expect(await proved(level(5))).toMatchObject({ ok: true, loaded: ['public.plans', 'public.members'] });
  for (let time = 0; time < 2; time++) expect(await proved(level(90))).toMatchObject({ ok: false, loaded: ['public.plans', 'public.members'] });
  expect((await proved(blueprint)).loaded).toEqual([]);
});

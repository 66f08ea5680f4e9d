import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { openParallelLoad, readSchemaScript, takeMadeBack, type MadeSchema } from '@seedbed/postgres/load';
import { connect } from '@seedbed/postgres/sql';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { openRunner, type LoadOptions, type Runner } from '../src/index.ts';

/** A label cannot be used in the transaction that added it, and cannot move into CREATE TYPE past a renamed one. */
const DDL = `create type mood as enum ('low'); alter type mood rename value 'low' to 'sad'; alter type mood add value 'happy';
  create table kind (id int primary key, mood mood not null); create index on kind (mood);
  create table thing (id int primary key, kind_id int not null references kind, n int not null);`;
const COLUMNS = { kind: ['id', 'mood'], thing: ['id', 'kind_id', 'n'] };
const LEFT = `select (select count(*) from pg_class where relnamespace = 'public'::regnamespace) + (select count(*) from pg_type where typname = 'mood') as left`;

let server: TargetServer;
let runner: Runner;
let blueprint: Blueprint;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
  blueprint = (await runner.inferDdl(DDL, { rows: { kind: 50, thing: 20_000 } })).blueprint;
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const fresh = (): Promise<Target> => server.freshTarget('plain');

const left = async ({ client }: Target): Promise<number> => Number((await client.query<{ left: string }>(LEFT)).rows[0]!.left);
const rowsIn = async ({ client }: Target): Promise<unknown> =>
  (
    await client.query(
      `select (select count(*)::int from public.kind) as kind, (select count(*)::int from public.thing) as thing, (select count(*)::int from pg_constraint where contype in ('p', 'f') and connamespace = 'public'::regnamespace) as keys`,
    )
  ).rows[0];

const load = (at: Target, options: LoadOptions = {}) => runner.load(blueprint, at.url, { create: DDL, ...options });

describe('a schema that is committed before its rows, for labels that it adds to an enum', () => {
  test('the whole schema exists, with its keys; before the first row a message warns that it is not one transaction', async () => {
    await using at = await fresh();
    const steps: string[] = [];
    const made: MadeSchema[] = [];
    const proofs: unknown[] = [];
    const report = await load(at, {
      onStep: ({ what }) => void steps.push(what),
      proveMade: async (each) => void made.push(each),
      prove: async (proof) => void proofs.push(proof),
    });
    expect(await rowsIn(at)).toEqual({ kind: 50, thing: 20_000, keys: 3 });
    expect(steps).toContain('the schema: it is committed before the rows');
    expect(report.diagnostics).toContainEqual(expect.objectContaining({ code: 'schema-kept-first' }));
    expect(report.readBack?.tables).toEqual([
      { table: 'public.kind', rows: 50 },
      { table: 'public.thing', rows: 20_000 },
    ]);
    // One proof of the schema, and one of all rows.
    expect([made.length, proofs]).toEqual([1, [expect.objectContaining({ made: made[0], due: report.readBack?.tables })]]);
  });

  test('after a rejected row or a cancelled load the schema is removed as well', async () => {
    await using at = await fresh();
    const before = await left(at);
    await expect(load(at, { create: `${DDL} alter table thing add check (id < 15000);` })).rejects.toMatchObject({ type: 'load-rejected' });
    expect(await left(at)).toBe(before);
    const stop = new AbortController();
    let gone = false;
    const options = {
      signal: stop.signal,
      onTakenBack: () => void (gone = true),
      onProgress: ({ rows }: { rows: number }) => void (rows > 0 && stop.abort(new Error('stopped'))),
    };
    await expect(load(at, options)).rejects.toThrow('stopped');
    expect([gone, await left(at)]).toEqual([true, before]);
  });

  test('leftovers of a load that died before its rows are removed by its record; objects used by others stay', async () => {
    await using at = await fresh();
    const before = await left(at);
    await using client = await connect({ ...at.connection });
    /** The state after a process that dies between the two transactions. */
    const died = async (): Promise<MadeSchema> => {
      const tables = Object.entries(COLUMNS).map(([table, names]) => ({ schema: 'public', table, columns: names.map((name) => ({ name })), keys: [] }));
      const create = await readSchemaScript(DDL);
      await using schema = await openParallelLoad(
        client,
        { mode: 'empty', tables, create, keysStay: true },
        { connections: 1, connect: () => connect({ ...at.connection }) },
      );
      schema.keep();
      return schema.made!;
    };
    const first = await died();
    expect(await rowsIn(at)).toEqual({ kind: 0, thing: 0, keys: 3 });
    expect(await takeMadeBack(client, first)).toBe(true);
    expect(await left(at)).toBe(before);
    const second = await died();
    await at.client.query(`insert into kind values (1, 'sad')`);
    await expect(takeMadeBack(client, second)).rejects.toThrow(/of an earlier attempt of this load.*rows of others are in kind/);
    expect(await rowsIn(at)).toEqual({ kind: 1, thing: 0, keys: 3 });
  });
});

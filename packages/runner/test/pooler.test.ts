import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { openRunner, type Runner } from '../src/index.ts';
import { openPooler } from './support/pooler.ts';

let server: TargetServer;
let runner: Runner;
let blueprint: Blueprint;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
  blueprint = (await runner.inferDdl(DDL, { rows: { a: 1_000, b: 3_000 } })).blueprint;
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const DDL = 'create table a (id int primary key); create table b (a int not null references a, n int not null);';
const through = ({ url, connection }: Target, port: number): string => url.replace(`:${connection.port}/`, `:${port}/`);
const rowsIn = async ({ client }: Target): Promise<unknown> =>
  (await client.query('select (select count(*)::int from a) as a, (select count(*)::int from b) as b')).rows[0];

test('through a transaction pooler: in one transaction, over several sessions, in parts and by shards, each row arrives once', async () => {
  const ways = [{}, { connections: 2 }, { parts: true, connections: 2, partRows: 500 }, { partRows: 500, shard: { index: 1, count: 1 } }];
  for (const options of ways) {
    await using target = await server.freshTarget('plain');
    await target.client.query(`set role ${target.connection.user}; ${DDL}; reset role`);
    await using pooler = await openPooler(target.connection.port, { places: 4 });
    expect((await runner.load(blueprint, through(target, pooler.port), options)).rows).toBe(4_000);
    expect(await rowsIn(target)).toEqual({ a: 1_000, b: 3_000 });
  }
});

test('P7, P9: a pool that is too small, and one without transactions, are found before the first row, with the remedy', async () => {
  await using target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}; reset role`);
  const tooFew = {
    type: 'load-rejected',
    facts: { begun: false, given: 2 },
    message: expect.stringMatching(/gives this load 2 of the \d sessions.*default_pool_size/),
  };
  await using small = await openPooler(target.connection.port, { places: 2 });
  for (const options of [{ connections: 3 }, { parts: true, connections: 3 }]) await expect(runner.load(blueprint, through(target, small.port), options)).rejects.toMatchObject(tooFew); // prettier-ignore
  await using none = await openPooler(target.connection.port, { places: 9, statements: true });
  for (const options of [{}, { parts: true }])
    await expect(runner.load(blueprint, through(target, none.port), options)).rejects.toMatchObject({
      type: 'load-rejected',
      message: expect.stringContaining('pool_mode'),
    });
  expect(await rowsIn(target)).toEqual({ a: 0, b: 0 });
});

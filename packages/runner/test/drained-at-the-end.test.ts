import { expect, test } from 'vitest';
import { openTargetServer } from '@seedbed/testing';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { openRunner } from '../src/index.ts';

const DDL = `
  create table queue (id int primary key, payload text not null);
  create table workers (id int primary key, name text not null);
  create function drain() returns trigger language plpgsql as $$ begin delete from queue; return null; end $$;
  create constraint trigger drains after insert on workers deferrable initially deferred for each row execute function drain();`;

test('a table that triggers empty at the end of the transaction is filled after them: in trial, proof and load', async () => {
  await using server = await openTargetServer();
  await using runner = openRunner({ throwaway: testServer() });
  await using target = await server.freshTarget('plain');
  const { blueprint } = await runner.inferDdl(DDL, { rows: 40, repair: true });
  const proof = await runner.prove(blueprint, { ddl: DDL });
  expect(proof.byTable.map((table) => [table.table, table.rows])).toEqual([
    ['public.queue', 40],
    ['public.workers', 40],
  ]);
  await runner.load(blueprint, target.url, { create: DDL });
  const { rows } = await target.client.query('select (select count(*)::int from queue) as queue, (select count(*)::int from workers) as workers');
  expect(rows).toEqual([{ queue: 40, workers: 40 }]);
});

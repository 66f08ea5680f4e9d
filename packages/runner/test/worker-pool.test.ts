import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import type { WorkerData } from '../src/load/parallel/part.ts';
import { openWorkerPool, type PartJob } from '../src/load/parallel/worker-pool.ts';
import { openRunner } from '../src/operations/open-runner.ts';

const DDL = 'create table public.one (id int primary key)';

let server: TargetServer;
let data: WorkerData;
let close: () => Promise<void>;
beforeAll(async () => {
  server = await openTargetServer();
  const target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${DDL}; reset role`);
  await using runner = openRunner();
  data = { blueprint: (await runner.inferDdl(DDL, { rows: { one: 10 } })).blueprint, url: target.url, policy: undefined };
  close = async () => await target[Symbol.asyncDispose]();
});
afterAll(async () => {
  await close();
  await server[Symbol.asyncDispose]();
});

const PARTS: PartJob[] = [{ table: 'public.one', first: 0, count: 10, sent: () => {}, began: () => {} }];

test('a cancel between the start of the threads and the first part is reported immediately', async () => {
  const stop = new AbortController();
  const pool = await openWorkerPool(2, data, stop.signal);
  stop.abort(new Error('stopped by its user'));
  // Resolves when the threads have ended.
  await pool[Symbol.asyncDispose]();
  await expect(pool.send(PARTS)).rejects.toThrow('stopped by its user');
});

test('a part for an ended thread is an error, not a wait', async () => {
  const pool = await openWorkerPool(1, data, undefined);
  await pool[Symbol.asyncDispose]();
  await expect(pool.send(PARTS)).rejects.toThrow('ended unexpectedly');
});

test('a cancel while the threads start ends them', async () => {
  const stop = new AbortController();
  const opening = openWorkerPool(2, data, stop.signal);
  stop.abort(new Error('stopped by its user'));
  await expect(opening).rejects.toThrow('stopped by its user');
  await expect(openWorkerPool(2, data, stop.signal)).rejects.toThrow('stopped by its user');
});

import { parentPort } from 'node:worker_threads';
import { encode, generate } from '../../../src/index.ts';
import { wholePlan } from './digests.ts';

/** Rows of one table, requested from a thread that has its own plan. */
export type Part = { readonly id: number; readonly table: string; readonly first: number; readonly count: number; readonly batchRows: number };

const plan = await wholePlan('en-US');

parentPort!.on('message', ({ id, table, first, count, batchRows }: Part) => {
  const chunks = [...encode('copy-text', plan.table(table), generate(plan, table, first, count, undefined, batchRows))];
  parentPort!.postMessage({ id, bytes: Buffer.concat(chunks) });
});

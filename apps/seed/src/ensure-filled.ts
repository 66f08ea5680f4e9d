import {
  createConnectionRoute,
  getRunRoute,
  listConnectionsRoute,
  listRunsRoute,
  RUN_ENDED,
  startRunRoute,
  type Connection,
  type Dataset,
  type Run,
} from '@seedbed/contract';
import type { Client } from '@seedbed/client';

const CONNECTION_NAME = 'Demo database';
const POLL_MS = 500;

/** Loads the dataset into the target once: schema and rows. A run that succeeded before is the answer on later calls. */
export async function ensureFilled(client: Client, dataset: Dataset, target: string): Promise<{ target: string; rows: number; made: boolean }> {
  const connection = await ensureConnection(client, target);
  const runs = await client.request(listRunsRoute, { query: { datasetId: dataset.id, limit: 100 } });
  const done = runs.items.find((run) => run.connectionId === connection.id && run.state === 'succeeded');
  if (done) return { target: done.target, rows: done.rows, made: false };
  const open = runs.items.find((run) => run.connectionId === connection.id && !RUN_ENDED.has(run.state));
  const run = open ?? (await client.request(startRunRoute, { body: { datasetId: dataset.id, connectionId: connection.id, create: true } }));
  const ended = await untilEnded(client, run);
  if (ended.state !== 'succeeded') throw new Error(`loading ${dataset.name} into ${ended.target} ${ended.state}: ${ended.error?.detail ?? 'no reason given'}`);
  return { target: ended.target, rows: ended.rowsDone, made: true };
}

async function ensureConnection(client: Client, address: string): Promise<Connection> {
  const { items } = await client.request(listConnectionsRoute, { query: { limit: 100 } });
  return items.find((each) => each.name === CONNECTION_NAME) ?? client.request(createConnectionRoute, { body: { name: CONNECTION_NAME, address } });
}

async function untilEnded(client: Client, started: Run): Promise<Run> {
  let run = started;
  while (!RUN_ENDED.has(run.state)) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    run = await client.request(getRunRoute, { params: { id: run.id } });
  }
  return run;
}

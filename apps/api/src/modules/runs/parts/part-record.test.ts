import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openRecord, type RecordTools } from './part-record.ts';
import type { PartRow } from './part-rows.ts';
import type { RunView } from '../run-views.ts';

const run = { id: 'run', state: 'finishing', progress: [{ table: 'public.users' }] } as unknown as RunView;
const part = { runId: 'run', number: 0, token: 1, work: { kind: 'whole' } } as unknown as PartRow;

function recordOf(renew: RecordTools['parts']['renew'], report: RecordTools['report'] = () => undefined) {
  const tools = { runs: {}, parts: { renew }, clock: () => new Date(0), report } as unknown as RecordTools;
  const record = openRecord(tools, run, part, new AbortController());
  record.tools.note({ table: 'public.users', state: 'running', rows: 10, total: 10, bytes: 100, seconds: null });
  return record;
}

test('closing waits for a pending renewal: one that arrived after the end of its part would be lost', async () => {
  const [requested, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  const record = recordOf(async () => {
    requested.resolve();
    await answer.promise;
    order.push('renewed');
    return { stop: null };
  });
  await requested.promise;
  const closing = record[Symbol.asyncDispose]().then(() => order.push('closed'));
  await setImmediate();
  answer.resolve();
  await closing;
  expect(order).toEqual(['renewed', 'closed']);
});

test('what a renewal could not save is saved at the end of the part; later values win', async () => {
  const [requested, refused, reported] = [Promise.withResolvers<void>(), Promise.withResolvers<never>(), Promise.withResolvers<void>()];
  const record = recordOf(
    () => (requested.resolve(), refused.promise),
    () => reported.resolve(),
  );
  await requested.promise;
  refused.reject(new Error('our database is away'));
  await reported.promise;
  await record[Symbol.asyncDispose]();
  expect(record.changes()).toEqual({ 'public.users': { state: 'running', rows: 10, bytes: 100, seconds: 0 } });
});

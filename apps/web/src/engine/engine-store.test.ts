import type { Blueprint } from '@seedbed/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftStore, edit } from '../workspace/draft/draft-store.ts';
import { createEngineStore } from './engine-store.ts';

type Message = { readonly id: number; readonly call: string; readonly args: readonly unknown[] };

/** The messages that the worker was sent, and has not answered. */
let sent: Message[] = [];
let worker: { onmessage?: (event: { data: unknown }) => void };

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        // oxlint-disable-next-line typescript/no-this-alias
        worker = this as typeof worker;
      }
      postMessage(message: Message) {
        sent.push(message);
      }
      terminate() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const calls = () => sent.map(({ call }) => call);

/** The worker answers all that it was sent. */
async function answerAll(): Promise<void> {
  for (const { id, call, args } of sent.splice(0)) {
    const value = call === 'compile' ? { edition: args[0], tables: [], notices: [], blocks: [] } : null;
    worker.onmessage!({ data: { id, value } });
  }
  await vi.advanceTimersByTimeAsync(0);
}

test('an edit is compared with the rows before it once it rests, and not while the rows of the next are made', async () => {
  const blueprint: Blueprint = { format: 1, generatorVersion: 1, seed: '1', locale: 'en-US', referenceDate: '2026-01-01', tables: [], relations: [] };
  const draft = createDraftStore('dataset', 1, blueprint, null);
  const store = createEngineStore(draft, 0);
  const seed = (to: string) => edit(draft, `seed ${to}`, (one) => void (one.seed = to));
  await answerAll();
  seed('2');
  await answerAll();
  await vi.advanceTimersByTimeAsync(150);
  seed('3');
  await vi.advanceTimersByTimeAsync(150);
  expect(calls()).toEqual(['compile']);
  await answerAll();
  await vi.advanceTimersByTimeAsync(250);
  expect(calls()).toEqual(['compare']);
  store.dispose();
});

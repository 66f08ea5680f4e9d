import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { toSse, withPings } from './server-sent.ts';

const text = (chunks: Uint8Array[]) => chunks.map((chunk) => new TextDecoder().decode(chunk));

test('a quiet stream sends keep-alives and loses no event', async () => {
  async function* slow() {
    yield toSse('1', 'log', { a: 'x\ny' });
    await sleep(70);
    yield toSse('2', 'log', {});
  }
  const seen = text(await Array.fromAsync(withPings(slow(), 30)));
  expect(seen[0]).toBe('id: 1\nevent: log\ndata: {"a":"x\\ny"}\n\n');
  expect(seen.filter((chunk) => chunk.startsWith(':')).length).toBeGreaterThanOrEqual(1);
  expect(seen.at(-1)).toContain('id: 2');
});

test('an error of the source reaches the reader', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield toSse('1', 'log', {});
    throw new Error('broken');
  }
  await expect(Array.fromAsync(withPings(broken(), 30))).rejects.toThrow('broken');
});

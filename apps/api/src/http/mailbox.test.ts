import { expect, test } from 'vitest';
import { openMailbox } from './mailbox.ts';

test('delivers items in order, and only the newest of those that replace each other', async () => {
  const box = openMailbox<string>((item) => item.startsWith('progress'));
  for (const item of ['progress 1', 'log 1', 'progress 2', 'log 2', 'progress 3']) box.push(item);
  const reader = box.read();
  expect([(await reader.next()).value, (await reader.next()).value, (await reader.next()).value]).toEqual(['log 1', 'log 2', 'progress 3']);
});

test('waits for the next item, and ends when closed', async () => {
  const box = openMailbox<number>(() => false);
  setTimeout(() => box.push(1), 5);
  setTimeout(() => box.close(), 20);
  expect(await Array.fromAsync(box.read())).toEqual([1]);
});

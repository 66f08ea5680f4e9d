import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import type { Io } from '../io.ts';
import { progressLines } from './progress.ts';

function ioOf(isTTY: boolean): { io: Io; output: () => string } {
  const stderr = Object.assign(new PassThrough(), { isTTY });
  const io: Io = { stdin: new PassThrough(), stdout: new PassThrough(), stderr, cwd: '/', env: {} };
  return { io, output: () => String(stderr.read() ?? '') };
}

const half = { table: 'public.orders', state: 'running', rows: 500, total: 1000, bytes: 5000, seconds: 2 } as const;

test('on a terminal one line: rows, rows a second since the first row, time left, then the key being built', () => {
  const { io, output } = ioOf(true);
  let now = 5000;
  const progress = progressLines(io, () => now);
  progress.step({ kind: 'schema', what: 'CreateStmt', done: 0, total: 3 });
  expect(output()).toContain('making the schema (1 of 3)');
  now = 60_000;
  progress.update({ ...half, rows: 0 });
  now = 62_000;
  progress.update(half);
  expect(output().split('\r').at(-1)).toBe('\x1b[K50 %  500 of 1,000 rows · 250 rows/s · 2.0 s left · public.orders');
  progress.step({ kind: 'keys', what: 'orders_pkey on public.orders', done: 1, total: 4 });
  expect(output()).toBe('\r\x1b[Kbuilding orders_pkey on public.orders (2 of 4 keys and indexes)');
  progress.end();
  expect(output()).toBe('\r\x1b[K');
});

test('in a pipe one line a table, and one when the keys start', () => {
  const { io, output } = ioOf(false);
  const progress = progressLines(io, () => 0);
  progress.update(half);
  progress.step({ kind: 'schema', what: 'CreateStmt', done: 0, total: 3 });
  progress.update({ ...half, state: 'done', rows: 1000 });
  progress.step({ kind: 'keys', what: 'a', done: 0, total: 2 });
  progress.step({ kind: 'keys', what: 'b', done: 1, total: 2 });
  progress.end();
  expect(output()).toBe('public.orders  1,000 rows sent\nbuilding 2 keys and indexes\n');
});

test('in a pipe one line every 10 seconds reports progress, and no line tables whose files are listed', () => {
  const { io, output } = ioOf(false);
  let now = 1000;
  const progress = progressLines(io, () => now, { tables: false });
  progress.update({ ...half, rows: 0 });
  now += 9000;
  progress.update(half);
  now += 1000;
  progress.update(half);
  now += 9000;
  progress.update(half);
  progress.update({ ...half, state: 'done' });
  expect(output()).toBe('50 %  500 of 1,000 rows · 50 rows/s · 10.0 s left · public.orders\n');
});

import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { noRoom } from './no-room.ts';

test('a full disk is known by the system, and by SQLite behind the row that it refused', () => {
  const full = expect.objectContaining({ type: 'storage-full', message: expect.stringContaining('The disk is full at /tmp/a.db') });
  expect(noRoom(Object.assign(new Error('write'), { code: 'ENOSPC' }), '/tmp/a.db')).toEqual(full);
  using database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE t (a); PRAGMA max_page_count = 2');
  const other = new Error('no such column');
  expect(noRoom(other, '/tmp/a.db')).toBe(other);
  try {
    database.prepare('INSERT INTO t VALUES (?)').run('x'.repeat(100_000));
    expect.unreachable();
  } catch (cause) {
    expect(noRoom(new Error('row 1 of t', { cause }), '/tmp/a.db')).toEqual(full);
  }
});

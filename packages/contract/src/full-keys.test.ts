import { expect, test } from 'vitest';
import { fullKeys, isKeyWithin } from './full-keys.ts';

const BOOKINGS = {
  primaryKey: ['id'],
  uniqueKeys: [
    { columns: ['room_id', 'day'] },
    { columns: ['guest_id'], predicate: "state = 'open'", when: { state: 'open' } },
    { columns: ['code'], predicate: 'length(code) > 2' },
    { columns: ['room_id', 'period'], withoutOverlaps: true },
  ],
};

test('lists the keys that hold over all rows', () => {
  expect(fullKeys(BOOKINGS)).toEqual([['id'], ['room_id', 'day'], ['code'], ['room_id', 'period']]);
  expect(fullKeys({})).toEqual([]);
  expect(fullKeys({ primaryKey: [] })).toEqual([]);
});

test('finds a key within a list of columns', () => {
  expect(isKeyWithin(BOOKINGS, ['day', 'note', 'room_id'])).toBe(true);
  expect(isKeyWithin(BOOKINGS, ['room_id'])).toBe(false);
  expect(isKeyWithin(BOOKINGS, ['guest_id'])).toBe(false);
  expect(isKeyWithin(BOOKINGS, ['room_id', 'period'])).toBe(true);
});

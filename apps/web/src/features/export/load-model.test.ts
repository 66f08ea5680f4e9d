import { expect, test } from 'vitest';
import { requestOf, BY_ADDRESS, modeOf, targetOf, timeWords } from './load-model.ts';

const staging = { id: 'c1', name: 'staging', user: 'ana', host: 'db', port: 5432, database: 'shop' };
const other = { ...staging, id: 'c2', name: 'other' };

test('the target is the chosen one, that of the previous run, the first connection, then an address', () => {
  expect(targetOf([staging, other], undefined, 'c2', null)).toMatchObject({ chosen: 'c2', where: 'other', shown: 'postgres://ana@db:5432/shop' });
  expect(targetOf([staging, other], { connectionId: 'c2', target: 'x' }, null, null).chosen).toBe('c2');
  expect(targetOf([staging], undefined, null, null).chosen).toBe('c1');
  expect(targetOf([], undefined, null, null)).toMatchObject({ chosen: BY_ADDRESS, where: null, address: '' });
});

test('the address of the previous run is restored without its password', () => {
  const before = { connectionId: null, target: 'ana@db:5432/shop' };
  expect(targetOf([staging], before, null, null)).toMatchObject({ chosen: BY_ADDRESS, address: 'postgres://ana@db:5432/shop' });
  // The connection of that run no longer exists.
  expect(targetOf([staging], { connectionId: 'gone', target: 'x' }, null, null)).toMatchObject({ chosen: BY_ADDRESS, address: '' });
  expect(targetOf([], before, null, ' postgres://ana:secret@db:5432/shop ').shown).toBe('postgres://ana@db:5432/shop');
});

test('an address is checked once typing pauses and it names a database', () => {
  const written = (address: string) => targetOf([], undefined, null, address);
  expect(requestOf(targetOf([staging], undefined, null, null), '')).toEqual({ connectionId: 'c1' });
  expect(requestOf(written('postgres://a@db/shop'), 'postgres://a@db/sh')).toBeNull();
  expect(requestOf(written('postgres://a@db/shop'), 'postgres://a@db/shop')).toEqual({ address: 'postgres://a@db/shop' });
  expect(requestOf(written('nonsense'), 'nonsense')).toBeNull();
});

test('a mode that the target does not allow is replaced by its first one', () => {
  const found = { said: '', create: false, modes: ['append', 'truncate'] as const, blocked: false };
  expect(modeOf(found, 'truncate')).toBe('truncate');
  expect(modeOf(found, 'empty')).toBe('append');
  expect(modeOf(found, undefined)).toBe('append');
  expect(modeOf(null, 'append')).toBe('empty');
});

test('an estimate names the load that it is based on', () => {
  expect(timeWords(null)).toBe('No time estimate yet.');
  const by = { rows: 1_000_000, at: '2026-11-24T10:00:00Z' };
  expect(timeWords({ seconds: 20, rowsPerSecond: 50_000, fixed: 3, by } as never)).toMatch(
    /^About 20 s, at 50,000 rows\/s and 3 s to begin as measured by the load of 1,000,000 rows on 2026-11-2\d\.$/,
  );
});

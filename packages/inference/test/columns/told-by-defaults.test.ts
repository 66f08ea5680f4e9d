import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const valuesOf = async (table: string, columns: readonly string[], name: string) =>
  (await columnsOf(table, columns)).get(name)!.generator?.parameters?.['values'] as (string | number)[];

test('the state of a permanent thing is its DEFAULT', async () => {
  expect(await valuesOf('locations', ["status varchar(32) not null default 'optimal'"], 'status')).toEqual(['optimal', 'degraded', 'overloaded', 'offline']);
  expect(await valuesOf('gadgets', ["status text default 'ONLINE'"], 'status')).toContain('OFFLINE');
});

test('a percentage is at most a hundred', async () => {
  const values = (await valuesOf('providers', ['uptime_pct numeric(5,2) default 99.99'], 'uptime_pct')) as number[];
  expect(values[0]).toBe(99.99);
  expect(Math.max(...values)).toBeLessThanOrEqual(100);
  expect(values.length).toBeGreaterThan(2);
});

test('a DEFAULT far below the usual range of a name indicates another unit', async () => {
  const values = (await valuesOf('blends', ['strength double precision not null default 0.5'], 'strength')) as number[];
  expect(values[0]).toBe(0.5);
  expect(Math.max(...values)).toBeLessThanOrEqual(1);
});

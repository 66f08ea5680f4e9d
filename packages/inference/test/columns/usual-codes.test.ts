import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const made = async (column: string) => (await columnsOf('memberships', [column])).get(column.split(' ')[0]!)!.generator!;

test('a numeric state is mostly its DEFAULT, and the next ones less often', async () => {
  const { kind, parameters } = await made('status integer not null default 0');
  expect(kind).toBe('values');
  expect(parameters!.values).toEqual([0, 1, 2, 3]);
  expect((parameters!.weights as number[])[0]).toBeGreaterThan(60);
});

test('a DEFAULT of one starts there', async () => {
  expect((await made('visibility_type integer not null default 1')).parameters!.values).toEqual([1, 2, 3, 4]);
});

test('a step counter is mostly past its DEFAULT; a count is not a code', async () => {
  const payments = await columnsOf('payments', ['status integer not null default 0', 'item_count integer not null default 0']);
  const [first, second] = payments.get('status')!.generator!.parameters!.weights as [number, number];
  expect(second).toBeGreaterThan(first * 2);
  expect(payments.get('item_count')!.generator!.kind).not.toBe('values');
});

test('codes without a DEFAULT do not change', async () => {
  expect((await made('visibility_type integer not null')).kind).toBe('number.code');
});

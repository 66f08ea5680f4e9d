import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const shareOf = async (table: string, column: string): Promise<number> => {
  const { generator } = (await columnsOf(table, [column])).get(column.split(' ')[0]!)!;
  return (generator!.parameters as { probability: number }).probability;
};

test('a flag without a clear name follows its DEFAULT', async () => {
  expect(await shareOf('settings', 'show_avatars boolean not null default true')).toBeGreaterThan(0.8);
  expect(await shareOf('settings', 'show_avatars boolean not null default false')).toBeLessThan(0.2);
});

test('later events of rows do not follow the DEFAULT', async () => {
  const columns = await columnsOf('memberships', ['begin_year smallint', 'end_year smallint', 'ended boolean not null default false']);
  expect((columns.get('ended')!.generator!.parameters as { probability: number }).probability).toBeGreaterThan(0.2);
  expect(await shareOf('addresses', 'is_verified boolean not null default false')).toBeGreaterThan(0.6);
});

test('yes and no in an enum are distributed like a boolean of that name', async () => {
  const types = { yes_no: { kind: 'enum', labels: ['y', 'n'] } } as never;
  const made = await columnsOf('hosts', ['checks_enabled yes_no', 'is_flapping yes_no'], types);
  const weights = (name: string) => (made.get(name)!.generator!.parameters as { values: string[]; weights: number[] }).weights;
  expect(weights('checks_enabled')[0]).toBeGreaterThan(80);
  expect(weights('is_flapping')[0]).toBeLessThan(15);
});

import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

async function madeOf(table: string, columns: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, JSON.stringify(generator)]));
}

test('a validity from day to day starts at midnight and ends days later', async () => {
  const made = await madeOf('prices', ['valid_from timestamptz', 'valid_to timestamptz', 'price numeric']);
  expect(made.valid_from).toContain('"latest":0');
  expect(made.valid_to).toContain('"after":"valid_from"');
  expect(made.valid_to).toContain('date.due');
});

test('a billing period starts with a day, a meeting at its hour', async () => {
  const usage = await madeOf('daily_usages', ['from_datetime timestamp', 'to_datetime timestamp']);
  expect(usage.from_datetime).toContain('"latest":0');
  expect(usage.to_datetime).toContain('[1]');
  const meeting = await madeOf('meetings', ['start_date timestamp', 'end_date timestamp']);
  expect(meeting.start_date).not.toContain('"latest":0');
  expect(meeting.end_date).toContain('date.end');
});

import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const kindsOf = async (table: string, columns: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, generator?.kind ?? '']));
};

test('texts named after a time hold one', async () => {
  const flights = await kindsOf('flights', ['scheduled_departure text', 'actual_arrival text', 'departure_city text']);
  expect(flights['scheduled_departure']).toMatch(/^date\./);
  expect(flights['actual_arrival']).toMatch(/^date\./);
  expect(flights['departure_city']).toBe('location.city');
  expect((await kindsOf('staff', ['shift_start text', 'shift_end text']))['shift_start']).toBe('date.timeOfDay');
  expect((await kindsOf('booking_history', ['action_time text']))['action_time']).toMatch(/^date\./);
});

test('only cards expire in a month of a year', async () => {
  expect((await kindsOf('passports', ['number text', 'expiry_date text']))['expiry_date']).toBe('date.expires');
  expect((await kindsOf('cards', ['number text', 'cvv text', 'expiry_date text']))['expiry_date']).toBe('finance.creditCardExpiry');
});

test('a birth date in a text has no time of day', async () => {
  const { blueprint } = await infer(makeCatalog([{ name: 'passengers', columns: ['id bigint not null', 'date_of_birth text'] }]), noTools);
  expect(blueprint.tables[0]!.columns[1]!.generator?.parameters).toMatchObject({ unit: 'd' });
});

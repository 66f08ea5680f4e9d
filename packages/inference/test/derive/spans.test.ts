import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

/** The generator of one column of a table. */
async function madeOf(table: string, columns: readonly string[], name: string): Promise<{ kind: string; parameters?: Record<string, unknown> }> {
  return (await columnsOf(table, columns)).get(name)!.generator as { kind: string; parameters?: Record<string, unknown> };
}

test.each([
  [
    'parking_sessions',
    ['entry_time timestamp not null', 'exit_time timestamp', 'duration_minutes integer'],
    'duration_minutes',
    'greatest(exit_time - entry_time, 0) / 60',
  ],
  ['travel_expenses', ['start_date date', 'end_date date', 'num_days integer'], 'num_days', 'end_date - start_date + 1'],
  ['reservations', ['check_in date not null', 'check_out date not null', 'nights integer'], 'nights', 'check_out - check_in'],
  ['travel_expenses', ['year integer', 'start_date date', 'end_date date', 'created_at timestamp'], 'year', 'year(start_date)'],
  ['patients', ['name text', 'registration_date date', 'created_at timestamptz not null'], 'registration_date', 'date(created_at)'],
])('%s: %s', async (table, columns, name, expression) => {
  expect((await madeOf(table, columns, name)).parameters?.['expression']).toBe(expression);
});

test('a place in a queue expires within the hour, a visitor pass within the day', async () => {
  const columns = ['created_at timestamp not null', 'expires_at timestamp not null'];
  expect((await madeOf('waiting_queue', columns, 'expires_at')).parameters!['days']).toBeLessThan(1 / 24);
  expect(
    (await madeOf('visitors', ['created_at timestamp not null', 'valid_until timestamp not null'], 'valid_until')).parameters!['days'],
  ).toBeLessThanOrEqual(1);
});

test('a Spanish bill is due within weeks of its issue, although the column is named after expiry', async () => {
  const columns = ['numero_factura text', 'fecha_emision date not null', 'fecha_vencimiento date not null', 'subtotal numeric(10,2)'];
  expect(await madeOf('facturas', columns, 'fecha_vencimiento')).toMatchObject({
    kind: 'date.due',
    parameters: { after: 'fecha_emision', days: [15, 30, 30, 60] },
  });
});

test('dates in texts end after they began', async () => {
  const columns = ['title text', 'start_date text not null', 'end_date text not null'];
  expect(await madeOf('elections', columns, 'end_date')).toMatchObject({ kind: 'date.end', parameters: { start: 'start_date' } });
});

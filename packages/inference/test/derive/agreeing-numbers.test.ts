import type { BlueprintColumn } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

function expressionsOf(columns: ReadonlyMap<string, BlueprintColumn>): Record<string, unknown> {
  return Object.fromEntries([...columns].map(([name, { generator }]) => [name, generator?.parameters?.['expression']]));
}

test('a count and a unit price multiply to a total, whatever their names', async () => {
  const rental = expressionsOf(
    await columnsOf('rentals', ['days int', 'daily_rate numeric(8,2)', 'subtotal numeric(10,2)', 'tax numeric(10,2)', 'total numeric(10,2)']),
  );
  expect(rental['subtotal']).toBe('round(days * daily_rate, 2)');
  expect(rental['total']).toBe('subtotal + tax');
  expect(expressionsOf(await columnsOf('grain_sales', ['quantity_t numeric(8,2)', 'price_per_t numeric(8,2)', 'total numeric(12,2)']))['total']).toBe(
    'round(quantity_t * price_per_t, 2)',
  );
  const line = ['qty_ordered int', 'unit_cost numeric(10,2)', 'discount_pct numeric(5,2)', 'line_total numeric(12,2)'];
  expect(expressionsOf(await columnsOf('purchase_order_lines', line))['line_total']).toMatch(
    /^round\(qty_ordered \* unit_cost \* \(1 - .*discount_pct.* \/ 100\.0.*\), 2\)$/,
  );
  expect(expressionsOf(await columnsOf('repairs', ['hours_spent numeric(6,1)', 'hourly_rate numeric(6,2)', 'total_cost numeric(10,2)']))['total_cost']).toBe(
    'round(hours_spent * hourly_rate, 2)',
  );
});

test('charges next to a total add up to it', async () => {
  const bill = [
    'room_charges numeric(10,2)',
    'medication_charges numeric(10,2) not null',
    'procedure_charges numeric(10,2) not null',
    'total_amount numeric(10,2)',
  ];
  expect(expressionsOf(await columnsOf('invoices', bill))['total_amount']).toBe('room_charges + medication_charges + procedure_charges');
  // Two costs of other things, and no total of theirs.
  expect(
    expressionsOf(await columnsOf('trips', ['fuel_cost numeric(10,2)', 'toll_cost numeric(10,2)', 'total_paid numeric(10,2)']))['total_paid'],
  ).toBeUndefined();
});

test('a net pay is the gross less tax and contributions', async () => {
  const columns = ['gross_pay numeric(12,2)', 'income_tax numeric(12,2)', 'social_security numeric(12,2)', 'pension numeric(12,2)', 'net_pay numeric(12,2)'];
  const slip = expressionsOf(await columnsOf('payslips', columns));
  expect(slip['net_pay']).toBe('gross_pay - (income_tax + social_security + pension)');
  expect(slip['income_tax']).toMatch(/^round\(gross_pay \* 0\.\d+, 2\)$/);
  expect(
    expressionsOf(await columnsOf('invoices', ['net_amount numeric(12,2)', 'tax_amount numeric(12,2)', 'gross_amount numeric(12,2)']))['net_amount'],
  ).toBeUndefined();
});

test('available is stock less reserved, and a price is above the cost', async () => {
  const stock = expressionsOf(await columnsOf('stock_levels', ['on_hand int not null', 'reserved int not null', 'available int']));
  expect(stock['available']).toBe('greatest(on_hand - reserved, 0)');
  const items = expressionsOf(await columnsOf('wares', ['unit_cost numeric(10,2)', 'list_price numeric(10,2)', 'margin_pct numeric(5,2)']));
  expect(items['list_price']).toContain('unit_cost * (1.25');
  expect(items['margin_pct']).toContain('(list_price - unit_cost) * 100.0');
  const trip = expressionsOf(await columnsOf('rentals', ['odometer_out int', 'odometer_in int']));
  expect(trip['odometer_in']).toContain('odometer_out + ');
});

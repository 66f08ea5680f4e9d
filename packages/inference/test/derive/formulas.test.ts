import { rowsOf } from './rows-of.ts';
import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const expressionsOf = async (table: string, columns: readonly string[]): Promise<Readonly<Record<string, unknown>>> => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(
    blueprint.tables[0]!.columns.map(({ name, generator }) => [
      name,
      (generator as { parameters?: { expression?: string } } | undefined)?.parameters?.expression,
    ]),
  );
};

test('tax and gross follow from net, the body mass index from weight and height', async () => {
  const invoice = await expressionsOf('invoices', [
    'net_amount numeric(12,2)',
    'tax_rate numeric(4,2)',
    'tax_amount numeric(12,2)',
    'gross_amount numeric(12,2)',
  ]);
  expect(invoice['tax_amount']).toBe('round(net_amount * tax_rate / 100.0, 2)');
  expect(invoice['gross_amount']).toBe('net_amount + tax_amount');
  const checkup = await expressionsOf('checkups', ['weight_kg numeric(5,1)', 'height_cm int', 'bmi numeric(4,1)']);
  expect(checkup['bmi']).toContain('height_cm * height_cm');
});

test('a reading is the previous one plus consumption; its year is that of its date', async () => {
  const made = await expressionsOf('meter_readings', [
    'read_on date not null',
    'reading_year int',
    'prev_reading numeric(10,3)',
    'curr_reading numeric(10,3)',
    'consumption numeric(10,3)',
  ]);
  expect(made['curr_reading']).toBe('prev_reading + consumption');
  expect(made['consumption']).toBeUndefined();
  expect(made['reading_year']).toBe('year(read_on)');
});

test('a NOT NULL column is not computed from a nullable one', async () => {
  const made = await expressionsOf('visits', ['weight_kg numeric(5,1)', 'height_cm int', 'bmi numeric(4,1) not null']);
  expect(made['bmi']).toBeUndefined();
});

test('an amount with tax is the net amount plus the tax', async () => {
  const made = await expressionsOf('cart_items', [
    'line_total numeric(12,4) not null',
    'line_total_incl_tax numeric(12,4) not null',
    'shipping_fee_excl_tax numeric(12,4)',
    'shipping_fee_incl_tax numeric(12,4)',
  ]);
  expect(made['line_total_incl_tax']).toBe('round(line_total * 1.19, 2)');
  expect(made['shipping_fee_incl_tax']).toBe('round(shipping_fee_excl_tax * 1.19, 2)');
});

test('nights are those of the range beside them', async () => {
  const tables = [{ name: 'stays', columns: ['id integer not null', 'guest text not null', 'during daterange not null', 'nights integer not null'] }];
  const rows = await rowsOf(tables, 'stays', ['during', 'nights']);
  const daysIn = (range: string) => {
    const [from, to] = range
      .slice(1, -1)
      .split(',')
      .map((day) => Date.parse(day) / 86_400_000) as [number, number];
    return to - from;
  };
  expect(rows.filter(([during, nights]) => daysIn(during!) !== Number(nights))).toEqual([]);
  expect(new Set(rows.map(([, nights]) => nights)).size).toBeGreaterThan(3);
});

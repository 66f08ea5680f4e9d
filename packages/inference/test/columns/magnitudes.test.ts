import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

/** The approximate middle of a column's numbers, by its generator. */
async function middleOf(table: string, column: string, beside: readonly string[] = []): Promise<number> {
  const { parameters = {} } = (await columnsOf(table, [column, ...beside])).get(column.split(' ')[0]!)!.generator!;
  const { values, median, mean, min, max } = parameters as { values?: number[]; median?: number; mean?: number; min?: number; max?: number };
  return values?.[0] ?? median ?? mean ?? (min! + max!) / 2;
}

test.each([
  ['cities', 'population integer', 1000, 1e6],
  ['municipios', 'populacao integer', 1000, 1e6],
  ['jahresabschluesse', 'gesamteinnahmen real', 5000, 1e6],
  ['households', 'annual_income numeric(12,2)', 5000, 2e5],
  ['utility_accounts', 'monthly_usage_kwh numeric', 100, 2000],
  ['bands', 'lesson_length_minutes integer', 30, 90],
  ['bands', 'lessons_per_day integer', 4, 10],
  ['travel_expenses', 'flight_cost numeric(12,2)', 100, 1000],
  ['travel_expenses', 'taxi_per_day numeric(12,2)', 10, 60],
  ['csv_imports', 'date_column integer', 0, 20],
  ['purchase_order_lines', 'received_quantity numeric(18,4)', 10, 100],
  ['document_types', 'number_start integer', 1000, 1e5],
])('%s.%s is between %d and %d', async (table, column, least, most) => {
  const middle = await middleOf(table, column);
  expect(middle).toBeGreaterThanOrEqual(least);
  expect(middle).toBeLessThanOrEqual(most);
});

test('a table has the tax rate of its country, and one other', async () => {
  const rateOf = async (table: string, column: string, beside: readonly string[] = []): Promise<unknown> =>
    (await columnsOf(table, [column, ...beside])).get(column.split(' ')[0]!)!.generator!.parameters!['values'];
  expect(await rateOf('invoices', 'tax_rate numeric(5,2)')).toEqual([10, 0]);
  expect(await rateOf('rechnungen', 'mwst_satz numeric(4,2)', ['kunde text', 'betrag_netto numeric(10,2)'])).toEqual([19, 7]);
  expect(await rateOf('products', 'vat_rate numeric(4,3)')).toEqual([0.2, 0.05]);
});

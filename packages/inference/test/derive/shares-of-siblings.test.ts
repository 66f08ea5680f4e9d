import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

test.each([
  ['shareholders', ['full_name text not null', 'share_pct numeric(5,2) not null'], 100],
  ['cost_splits', ['purpose text not null', 'percent numeric(5,2) not null'], 100],
  ['allocations', ['label text not null', 'share numeric(5,4) not null'], 1],
])('parts of %s sum to one whole', async (name, columns, whole) => {
  const tables = [
    { name: 'companies', columns: ['id bigint not null', 'name text not null', 'founded_on date not null', 'note text', 'vat_number text'] },
    { name, columns: ['id bigint not null', 'company_id bigint not null', ...columns], refers: ['company_id -> companies.id'] },
  ];
  const sums = new Map<string, number>();
  const part = columns.at(-1)!.split(' ')[0]!;
  for (const [company, share] of await rowsOf(tables, name, ['company_id', part], {}, Infinity)) sums.set(company!, (sums.get(company!) ?? 0) + Number(share));
  expect(sums.size).toBeGreaterThan(1);
  for (const sum of sums.values()) expect(sum).toBeCloseTo(whole, 3);
});

test('discounts and tax rates are not parts of a whole', async () => {
  const tables = [
    { name: 'companies', columns: ['id bigint not null', 'name text not null', 'founded_on date not null', 'note text', 'vat_number text'] },
    {
      name: 'contracts',
      columns: ['id bigint not null', 'company_id bigint not null', 'discount_pct numeric(5,2) not null'],
      refers: ['company_id -> companies.id'],
    },
  ];
  const sums = Map.groupBy(await rowsOf(tables, 'contracts', ['company_id', 'discount_pct']), ([company]) => company);
  expect([...sums.values()].some((own) => Math.abs(own.reduce((sum, [, discount]) => sum + Number(discount), 0) - 100) > 1)).toBe(true);
});

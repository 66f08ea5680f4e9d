import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

async function rowsOf(table: string, ...columns: string[]) {
  const catalog = makeCatalog([
    { name: table, columns: ['id bigint not null', ...columns] },
    { name: 'groups', columns: ['id bigint not null', 'name text not null', 'year_id bigint not null'], refers: [`year_id -> ${table}.id`] },
  ]);
  const { blueprint } = await infer(catalog, noTools, { referenceDate: '2026-01-01' });
  const plan = compile(blueprint, await loadWords('en-US'), { cap: true });
  return textRows(
    plan,
    table,
    0,
    plan.table(table).rows,
    columns.map((column) => column.split(' ')[0]!),
  );
}

test('school years follow one another up to this one, and are called as their days say', async () => {
  const rows = await rowsOf('school_years', 'label text not null', 'starts_on date not null', 'ends_on date not null', 'is_current boolean not null');
  expect(rows.slice(-2)).toEqual([
    ['2024/25', '2024-09-01', '2025-07-31', 'false'],
    ['2025/26', '2025-09-01', '2026-07-31', 'true'],
  ]);
  expect(rows.length).toBeLessThan(12);
});

test('a fiscal year is that of the calendar', async () => {
  const rows = await rowsOf('fiscal_years', 'code text not null', 'year integer not null', 'start_date date not null', 'end_date date not null');
  expect(rows.at(-1)).toEqual(['2026', '2026', '2026-01-01', '2026-12-31']);
});

test('pupils are people, and not a few places with an address', async () => {
  const rows = await rowsOf('pupils', 'first_name text not null', 'street text', 'city text', 'postal_code text');
  expect(rows.length).toBe(1000);
});

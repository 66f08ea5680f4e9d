import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

type Row = Readonly<Record<string, string | null>>;

/** 200 rows of one table, as texts. */
async function rowsOf(table: string, columns: readonly string[]): Promise<Row[]> {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  const plan = compile(blueprint, await loadWords(blueprint.locale));
  const names = blueprint.tables[0]!.columns.map(({ name }) => name);
  return textRows(plan, plan.table(`public.${table}`), 0, 200, names).map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]!])));
}

const n = (row: Row, name: string): number => Number(row[name]);
const cents = (value: number): number => Math.round(value * 100);

test.each<[table: string, columns: readonly string[], agrees: (row: Row) => boolean]>([
  [
    'exam_results',
    ['marks_obtained numeric(5,2) not null', 'max_marks int not null', 'percentage numeric(5,2) not null'],
    (row) => n(row, 'marks_obtained') <= n(row, 'max_marks') && cents(n(row, 'percentage')) === cents((n(row, 'marks_obtained') * 100) / n(row, 'max_marks')),
  ],
  [
    'order_positions',
    ['quantity int not null', 'delivered_quantity int not null', 'open_quantity int not null'],
    (row) => n(row, 'delivered_quantity') <= n(row, 'quantity') && n(row, 'open_quantity') === n(row, 'quantity') - n(row, 'delivered_quantity'),
  ],
  [
    'stock_takes',
    ['expected_quantity int not null', 'counted_quantity int not null', 'difference int not null'],
    (row) => n(row, 'difference') === n(row, 'counted_quantity') - n(row, 'expected_quantity') && Math.abs(n(row, 'difference')) < 6,
  ],
  [
    'movimentacoes',
    ['valor numeric(12,2) not null', 'tipo varchar(3) not null', 'saldo_anterior numeric(14,2) not null', 'saldo_atual numeric(14,2) not null', 'conta text'],
    (row) => cents(n(row, 'saldo_atual')) !== cents(n(row, 'saldo_anterior')) || n(row, 'valor') === 0 || n(row, 'saldo_atual') === 0,
  ],
  [
    'fees',
    ['amount numeric(10,2) not null', 'concession numeric(10,2) not null', 'fine numeric(10,2) not null', 'net_amount numeric(10,2) not null'],
    (row) => cents(n(row, 'net_amount')) === cents(n(row, 'amount') - n(row, 'concession') + n(row, 'fine')),
  ],
  [
    'payments',
    ['amount numeric(8,2) not null', 'discount_percent numeric(5,2) not null', 'amount_after_discount numeric(8,2) not null'],
    (row) => cents(n(row, 'amount_after_discount')) === cents((n(row, 'amount') * (100 - n(row, 'discount_percent'))) / 100),
  ],
  [
    'work_order_parts',
    ['quantity int not null', 'unit_price numeric(8,2) not null', 'discount numeric(8,2) not null', 'total_price numeric(10,2) not null'],
    (row) => cents(n(row, 'total_price')) === cents(n(row, 'quantity') * n(row, 'unit_price') - n(row, 'discount')),
  ],
  [
    'transfers',
    ['amount numeric(12,2) not null', 'fee numeric(8,2) not null', 'total_amount numeric(12,2) not null', 'reference text'],
    (row) => cents(n(row, 'total_amount')) === cents(n(row, 'amount') + n(row, 'fee')) && n(row, 'fee') < n(row, 'amount'),
  ],
  [
    'payslips',
    [
      'regular_hours numeric(6,2) not null',
      'overtime_hours numeric(6,2) not null',
      'hourly_rate numeric(8,2) not null',
      'regular_pay numeric(10,2) not null',
      'overtime_pay numeric(10,2) not null',
      'gross_pay numeric(10,2) not null',
      'income_tax numeric(10,2) not null',
      'social_security numeric(10,2) not null',
      'total_deductions numeric(10,2) not null',
      'net_pay numeric(10,2) not null',
    ],
    (row) =>
      cents(n(row, 'regular_pay')) === cents(n(row, 'regular_hours') * n(row, 'hourly_rate')) &&
      cents(n(row, 'gross_pay')) === cents(n(row, 'regular_pay')) + cents(n(row, 'overtime_pay')) &&
      cents(n(row, 'total_deductions')) === cents(n(row, 'income_tax')) + cents(n(row, 'social_security')) &&
      cents(n(row, 'net_pay')) === cents(n(row, 'gross_pay')) - cents(n(row, 'total_deductions')),
  ],
  [
    'invoices',
    ['parts_total numeric(10,2) not null', 'labor_total numeric(10,2) not null', 'subtotal numeric(10,2) not null', 'grand_total numeric(10,2) not null'],
    (row) => cents(n(row, 'subtotal')) === cents(n(row, 'parts_total')) + cents(n(row, 'labor_total')),
  ],
  [
    'cards',
    ['credit_limit numeric(10,2) not null', 'available_limit numeric(10,2) not null', 'is_blocked boolean not null', 'blocked_at timestamp'],
    (row) => n(row, 'available_limit') <= n(row, 'credit_limit') && (row.is_blocked === 'true') === (row.blocked_at !== null),
  ],
])('%s: an amount next to a whole is a part of it', async (table, columns, agrees) => {
  const rows = await rowsOf(table, columns);
  expect(rows.filter((row) => !agrees(row)).slice(0, 3)).toEqual([]);
});

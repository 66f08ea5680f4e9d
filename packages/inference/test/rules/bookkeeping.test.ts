import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const BOOKS: Parameters<typeof makeCatalog>[0] = [
  { name: 'journal_entries', columns: ['id bigint not null', 'description text', 'posted_at timestamptz'] },
  { name: 'ledger_accounts', columns: ['id bigint not null', 'account_number text', 'currency text'] },
  { name: 'invoices', columns: ['id bigint not null', 'amount numeric', 'tax numeric'] },
];

/** The generators of the last table, in books of a company. */
async function inBooks(table: string, columns: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const { blueprint } = await infer(makeCatalog([...BOOKS, { name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  const made = blueprint.tables.find(({ name }) => name === table)!;
  return Object.fromEntries(made.columns.map(({ name, generator }) => [name, JSON.stringify(generator)]));
}

test('entries of a ledger are a company’s, not a household’s', async () => {
  expect((await inBooks('ledger_postings', ['memo text'])).memo).toContain('Depreciation');
});

test('only money transfers have a payment reference', async () => {
  const terms = await inBooks('billing_ranges', ['label text', 'description text', 'created_at timestamptz']);
  expect(terms.description).not.toContain('text.description');
  expect((await inBooks('payments', ['amount numeric', 'description text'])).description).not.toContain('domestic customers');
});

test('recurring intervals are months; a reminder comes days before', async () => {
  const made = await inBooks('recurring_invoices', ['recurring_interval interval', 'notify_before interval']);
  expect(made.recurring_interval).toContain('1 mon');
  expect(made.notify_before).toContain('7 days');
});

test('an asset lasts some years, and has little residual value', async () => {
  const made = await inBooks('fixed_assets', ['purchase_value numeric', 'salvage_value numeric', 'usable_life integer']);
  expect(made.salvage_value).toContain('650');
  expect(made.usable_life).toContain('[5,3,10');
});

test('a count differs from the expected one by the variance', async () => {
  const made = await inBooks('inventory_report_lines', ['counted numeric', 'expected numeric', 'variance numeric']);
  expect(made.counted).toContain('expected + variance');
  expect(made.variance).toContain('[0,0,0,-1');
});

test('contracts last for months; leavers left before today', async () => {
  const made = await inBooks('employees', ['start_date date', 'end_date date']);
  expect(made.end_date).toContain('date.event');
  expect((await inBooks('budgets', ['start_date date', 'end_date date'])).end_date).toContain('"minHours":2160');
});

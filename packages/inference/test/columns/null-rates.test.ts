import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const ofJobs = ['error_code text', 'locked_at timestamptz', 'locked_by text', 'error_count integer'];

test('most rows succeeded, but not in a table of errors', async () => {
  expect((await columnsOf('payments', ofJobs)).get('error_code')!.nullRate).toBeGreaterThan(0.8);
  expect((await columnsOf('payment_errors', ofJobs)).get('error_code')!.nullRate ?? 0).toBeLessThan(0.5);
  expect((await columnsOf('payments', ofJobs)).get('error_count')!.nullRate ?? 0).toBeLessThan(0.5);
});

test('the person and the time of an action are set in the same rows', async () => {
  const columns = await columnsOf('jobs', ofJobs);
  expect(columns.get('locked_by')!.generator!.parameters).toMatchObject({ cases: [{ when: 'locked_at != null' }] });
  expect(columns.get('locked_at')!.nullRate).toBe(0.94);
});

test('declined_by is rarely set, updated_by is always set', async () => {
  const columns = await columnsOf('requests', ['declined_by text', 'declined_at timestamptz', 'updated_by text']);
  expect(columns.get('declined_by')!.nullRate).toBeGreaterThanOrEqual(0.9);
  expect(columns.get('updated_by')!.nullRate ?? 0).toBeLessThan(0.5);
});

test('only old rows are out of use', async () => {
  const made = await columnsOf('entries', ['deprecated_voucher_id integer', 'voucher_id integer']);
  expect(made.get('deprecated_voucher_id')!.nullRate).toBeGreaterThan(0.8);
  expect(made.get('voucher_id')!.nullRate ?? 0).toBeLessThan(0.3);
});

test('few NOT NULLs in a schema do not mean that values are missing', async () => {
  const columns = ['emp_no text', 'licence_class text', 'hired date', 'shoe_size integer', 'locker text', 'closed_at timestamptz', 'badge text', 'grade text'];
  const loose = await columnsOf('employees', columns);
  expect(loose.get('hired')!.nullRate ?? 0).toBe(0);
  expect(loose.get('locker')!.nullRate ?? 0).toBe(0);
  expect(loose.get('closed_at')!.nullRate ?? loose.get('closed_at')!.generator!.parameters).toBeTruthy();
  const strict = await columnsOf(
    'employees',
    columns.map((column) => (/^(?:locker|closed_at)/.test(column) ? column : `${column} not null`)),
  );
  expect(strict.get('locker')!.nullRate).toBeGreaterThan(0);
});

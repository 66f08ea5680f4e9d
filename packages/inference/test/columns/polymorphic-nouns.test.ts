import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

const things = ['customers', 'invoices', 'payment_requests', 'posts', 'comments', 'upload_resources'];

async function typesOf(table: string, columns: readonly string[]): Promise<unknown> {
  const { blueprint } = await infer(
    makeCatalog([
      { name: 'organizations', columns: ['id uuid not null', 'name text'] },
      ...things.map((name) => ({ name, columns: ['id uuid not null', 'organization_id uuid not null'], refers: ['organization_id -> organizations.id'] })),
      { name: table, columns: ['id uuid not null', ...columns] },
    ]),
    noTools,
  );
  const type = blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name.endsWith('_type'))!;
  return type.generator?.parameters?.['values'];
}

test('an adjective names its table, if the schema has it', async () => {
  expect(await typesOf('transfers', ['payable_id uuid', 'payable_type text'])).toEqual(['Invoice', 'PaymentRequest']);
});

test('the subject of the rows decides for a word without a meaning', async () => {
  expect(await typesOf('votes', ['target_id uuid', 'target_type text'])).toEqual(['Post', 'Comment']);
});

test('a tenant of all tables is not a row’s subject, nor is a table that only ends with the word', async () => {
  const types = await typesOf('idempotency_records', ['resource_id uuid', 'resource_type text']);
  expect(types).not.toContain('Organization');
  expect(types).toHaveLength(4);
});

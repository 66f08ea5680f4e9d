import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

/** The generators of the last table. */
async function madeOf(...tables: readonly (readonly [name: string, ...columns: string[]])[]): Promise<Readonly<Record<string, string>>> {
  const catalog = makeCatalog(tables.map(([name, ...columns]) => ({ name, columns: ['id uuid not null', ...columns], key: ['id'] })));
  const { blueprint } = await infer(catalog, noTools);
  const made = blueprint.tables.find(({ name }) => name === tables.at(-1)![0])!;
  return Object.fromEntries(made.columns.map(({ name, generator }) => [name, JSON.stringify(generator)]));
}

test('metered billing is named after usage, not after server metrics', async () => {
  const made = await madeOf(['billable_metrics', 'name text', 'aggregation_type int', 'field_name text', 'description text']);
  expect(made.name).toContain('API calls');
  expect(made.field_name).toContain('tokens');
  expect(made.description).toContain('Counts every call once.');
});

test('a coupon deducts round percentages and names its audience', async () => {
  const made = await madeOf(['coupons', 'percentage_rate numeric(10,5)', 'description text', 'code text']);
  expect(made.percentage_rate).toContain('[10,20,15');
  expect(made.description).toContain('For new customers only.');
});

test('ids of a payment provider have its own format', async () => {
  const made = await madeOf(['payments', 'provider_payment_id text', 'provider_customer_id text', 'amount_cents bigint']);
  expect(made.provider_payment_id).toContain('"pi_"');
  expect(made.provider_customer_id).toContain('"cus_"');
});

test('the type of a framework’s row is its class', async () => {
  const framework = ['ar_internal_metadata', 'key varchar', 'value varchar'] as const;
  expect((await madeOf([...framework], ['payment_providers', 'type varchar', 'code varchar'])).type).toContain('PaymentProviders::StripeProvider');
  expect((await madeOf(['payment_providers', 'type varchar', 'code varchar'])).type).not.toContain('::');
});

test('the owner of polymorphic rows is not a user', async () => {
  const made = await madeOf(
    ['users', 'email text'],
    ['invoices', 'number text'],
    ['credit_notes', 'number text'],
    ['notes', 'owner_type varchar', 'owner_id uuid'],
  );
  expect(made.owner_type).toContain('Invoice');
  expect(made.owner_id).toContain('owner_id_of_invoices');
});

test('a billing entity is a company in any schema', async () => {
  expect((await madeOf(['billing_entities', 'name text', 'legal_name text', 'country text'])).name).toContain('company.name');
});

test('a framework knows its files; a plan has features that are sold', async () => {
  const blobs = await madeOf(['active_storage_blobs', 'key varchar', 'filename varchar', 'checksum varchar', 'service_name varchar', 'metadata text']);
  expect(blobs.metadata).toContain('identified');
  expect((await madeOf(['plans', 'name text'], ['plan_features', 'name text', 'code text'])).name).toContain('Single sign-on');
});

test('with subscriptions, categories contain services and plans are named after their product', async () => {
  const billing = [
    ['subscriptions', 'plan_id uuid', 'trial_ends_at timestamptz'],
    ['invoices', 'number text', 'currency text'],
    ['coupons', 'code text', 'percent_off numeric'],
  ] as const;
  expect((await madeOf(...billing, ['product_categories', 'name text', 'invoice_display_name text'])).name).toContain('Compute');
  expect((await madeOf(...billing, ['plans', 'name text', 'interval text', 'amount_cents bigint'])).name).toContain('Pro yearly');
});

test('terms of payment agree with each other', async () => {
  const { payment_term } = await madeOf(['customers', 'name text', 'payment_term jsonb']);
  const { shapes } = JSON.parse(payment_term!).parameters.shape as { shapes: { keys: Record<string, { parameters: { values: unknown[] } }> }[] };
  const atOnce = shapes.find(({ keys }) => keys.type!.parameters.values.includes('due_on_receipt'))!;
  expect(atOnce.keys.days!.parameters.values).toEqual([0]);
});

test('most deliveries of a webhook succeeded', async () => {
  const made = JSON.parse((await madeOf(['webhooks', 'url text', 'http_status int'])).http_status!).parameters as { values: number[]; weights: number[] };
  const taken = made.values.reduce((sum, value, i) => sum + (value < 300 ? made.weights[i]! : 0), 0);
  expect(taken).toBeGreaterThan(80);
  expect(made.values).not.toContain(304);
});

test('the values of one filter are of one kind', async () => {
  const made = await madeOf(['charge_filter_values', 'charge_filter_id uuid', 'values varchar[]']);
  expect(made.values).toContain('{visa,mastercard}');
});

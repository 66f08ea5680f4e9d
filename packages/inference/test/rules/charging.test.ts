import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Made = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> };

const madeOf = async (table: string, columns: readonly string[]): Promise<Readonly<Record<string, Made>>> => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, generator as Made]));
};

const valuesOf = (made: Made | undefined) => made?.parameters?.['values'] as (string | number)[];

test('an add-on of a plan is not a side dish, and a coupon lasts some months', async () => {
  expect(valuesOf((await madeOf('addons', ['name text not null', 'amount_cents int not null']))['name'])).toContain('Extra seats');
  expect(Math.max(...(valuesOf((await madeOf('coupons', ['duration_in_months int not null']))['duration_in_months']) as number[]))).toBeLessThanOrEqual(24);
});

test('a payment is captured automatically or by hand, a card is a credit card', async () => {
  expect(valuesOf((await madeOf('cards', ['funding text not null', 'last4 text not null']))['funding'])).toContain('prepaid');
  const payment = await madeOf('payment_intents', ['amount int not null', 'capture_method text not null']);
  expect(valuesOf(payment['capture_method'])).toContain('automatic');
});

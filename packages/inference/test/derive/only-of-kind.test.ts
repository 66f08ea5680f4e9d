import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const TYPES = {
  'public.method': { kind: 'enum' as const, labels: ['credit_card', 'cash', 'transfer'] },
  'public.payment_status': { kind: 'enum' as const, labels: ['captured', 'refunded', 'failed'] },
  'public.order_type': { kind: 'enum' as const, labels: ['delivery', 'pickup'] },
  'public.loan_type': { kind: 'enum' as const, labels: ['home', 'car'] },
};
const PAYMENTS = [
  {
    name: 'payments',
    columns: [
      'id integer not null',
      'amount numeric(10,2) not null',
      'method public.method not null',
      'card_last4 char(4)',
      'card_brand text',
      'status public.payment_status not null',
      'rfnd_amt numeric(10,2)',
      'refunded_at timestamptz',
      'created_at timestamptz not null',
    ],
  },
];

test('values that only cards have are set if a card was used', async () => {
  const rows = await rowsOf(PAYMENTS, 'payments', ['method', 'card_last4', 'card_brand'], TYPES);
  expect(rows.filter(([method, last, brand]) => method !== 'credit_card' && (last !== null || brand !== null))).toEqual([]);
  expect(rows.filter(([, last]) => last !== null).length).toBeGreaterThan(20);
});

test('a refund is set if the state says so, and never exceeds the payment', async () => {
  const rows = await rowsOf(PAYMENTS, 'payments', ['status', 'amount', 'rfnd_amt'], TYPES);
  expect(rows.filter(([status, , back]) => (status === 'refunded') !== (back !== null))).toEqual([]);
  const back = rows.filter((row) => row[2] !== null);
  expect(back.length).toBeGreaterThan(5);
  for (const [, amount, refunded] of back) expect(Number(refunded)).toBeLessThanOrEqual(Number(amount));
});

test('an address of delivery is there for what is delivered', async () => {
  const columns = ['id integer not null', 'order_type public.order_type not null', 'delivery_address text', 'notes text'];
  const rows = await rowsOf([{ name: 'orders', columns }], 'orders', ['order_type', 'delivery_address'], TYPES);
  expect(rows.filter(([type, address]) => type !== 'delivery' && address !== null)).toEqual([]);
  expect(rows.some(([, address]) => address !== null)).toBe(true);
});

test('a home phone does not belong to a home loan', async () => {
  const columns = ['id integer not null', 'loan_type public.loan_type not null', 'home_phone text'];
  const rows = await rowsOf([{ name: 'applications', columns }], 'applications', ['loan_type', 'home_phone'], TYPES);
  expect(rows.some(([type, phone]) => type === 'car' && phone !== null)).toBe(true);
});

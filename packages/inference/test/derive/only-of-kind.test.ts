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

const CLIPS = {
  'public.clip_kind': { kind: 'enum' as const, labels: ['photo', 'film', 'sound'] },
  'public.means': { kind: 'enum' as const, labels: ['card', 'gift_card', 'cash'] },
};

test('a photo has no duration, and a sound no width', async () => {
  const columns = ['id integer not null', 'clip_kind public.clip_kind not null', 'width_px integer', 'duration_seconds integer'];
  const rows = await rowsOf([{ name: 'clips', columns }], 'clips', ['clip_kind', 'width_px', 'duration_seconds'], CLIPS);
  expect(rows.filter(([kind, width, duration]) => (kind === 'photo') === (duration !== null) || (kind === 'sound') === (width !== null))).toEqual([]);
  expect(new Set(rows.map(([kind]) => kind)).size).toBe(3);
});

test('a gift card has no digits of a card', async () => {
  const columns = ['id integer not null', 'method public.means not null', 'card_last4 char(4)'];
  const rows = await rowsOf([{ name: 'payments', columns }], 'payments', ['method', 'card_last4'], CLIPS);
  expect(rows.filter(([method, digits]) => (method === 'card') !== (digits !== null))).toEqual([]);
});

test.each([
  ['zahlungen', 'zahlungsart', ['karte', 'bar', 'ueberweisung'], 'letzte_vier'],
  ['paiements', 'moyen', ['virement', 'carte'], 'quatre_derniers_chiffres'],
  ['pagos', 'metodo', ['efectivo', 'tarjeta'], 'ultimos_cuatro'],
  ['payments', 'method', ['paypal', 'credit_card'], 'last_four'],
])('the last four digits are there where %s.%s is a card', async (name, kind, labels, digits) => {
  const columns = ['id integer not null', `${kind} public.means not null`, `${digits} varchar(4)`];
  const rows = await rowsOf([{ name, columns }], name, [kind, digits], { 'public.means': { kind: 'enum', labels } });
  expect(rows.filter(([means, last]) => /^(?:karte|carte|tarjeta|credit_card)$/.test(means!) !== /^\d{4}$/.test(last ?? ''))).toEqual([]);
  expect(new Set(rows.map(([means]) => means)).size).toBe(labels.length);
});

test('only what failed has a code of failure, and only what was cancelled somebody who did it', async () => {
  const types = { 'public.state': { kind: 'enum' as const, labels: ['authorized', 'captured', 'failed', 'cancelled'] } };
  const columns = ['id integer not null', 'status public.state not null', 'failure_code text', 'cancelled_by text'];
  const rows = await rowsOf([{ name: 'charges', columns }], 'charges', ['status', 'failure_code', 'cancelled_by'], types);
  expect(rows.filter(([status, code, who]) => (status === 'failed') !== (code !== null) || (status !== 'cancelled' && who !== null))).toEqual([]);
  expect(rows.some(([, code]) => code !== null)).toBe(true);
});

test('a number that no two rows share is there for the kind that it is of, and no other', async () => {
  const carriers = {
    name: 'carriers',
    columns: ['id integer not null', 'kind public.carrier_kind not null', 'name text not null', 'airline_code varchar(12)'],
    unique: [['airline_code']],
  };
  const types = { 'public.carrier_kind': { kind: 'enum' as const, labels: ['airline', 'shipping', 'railway'] } };
  const rows = await rowsOf([carriers], 'carriers', ['kind', 'airline_code'], types);
  for (const [kind, code] of rows) expect(code !== null).toBe(kind === 'airline');
  const codes = rows.flatMap(([, code]) => code ?? []);
  expect(new Set(codes).size).toBe(codes.length);
});

test('a member who has left has the day, and no other', async () => {
  const members = {
    name: 'members',
    columns: ['id integer not null', 'full_name text not null', 'status public.standing not null', 'joined_on date not null', 'left_on date'],
  };
  const types = { 'public.standing': { kind: 'enum' as const, labels: ['lead', 'active', 'paused', 'left'] } };
  for (const [status, left] of await rowsOf([members], 'members', ['status', 'left_on'], types)) expect(left !== null).toBe(status === 'left');
});

import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { rowsOf } from './rows-of.ts';

const enumOf = (...labels: string[]) => ({ kind: 'enum' as const, labels });
const TYPES = {
  'public.angebotsstatus': enumOf('entwurf', 'versendet', 'angenommen', 'abgelehnt'),
  'public.listing_status': enumOf('draft', 'active', 'reserved', 'sold', 'withdrawn'),
  'public.claim_status': enumOf('open', 'in_review', 'approved', 'rejected'),
  'public.visit_kind': enumOf('phone', 'video', 'onsite'),
  'public.offer_kind': enumOf('sale', 'rent'),
  'public.tipo_falta': enumOf('falta', 'retraso'),
  'public.pay_state': enumOf('created', 'confirmed', 'failed'),
  'public.coupon_kind': enumOf('percent', 'fixed', 'free_shipping'),
  'public.customer_kind': enumOf('privat', 'firma'),
  'public.bill_status': enumOf('draft', 'open', 'paid', 'void'),
};
type Rows = Awaited<ReturnType<typeof rowsOf>>;
/** The values of the first column in rows in which the second has one. */
const setIn = (rows: Rows): Set<string | null> => new Set(rows.filter(([, value]) => value !== null && value !== '').map(([label]) => label!));
const of = (name: string, ...columns: string[]) => [{ name, columns: ['id integer not null', ...columns, 'created_at timestamptz not null'] }];

test('a decision has a time whatever its result, and its reason where it was a refusal, in German too', async () => {
  const tables = of('angebote', 'status public.angebotsstatus not null', 'versendet_am timestamptz', 'entschieden_am timestamptz', 'ablehnungsgrund text');
  const decided = await rowsOf(tables, 'angebote', ['status', 'entschieden_am'], TYPES);
  expect(setIn(decided)).toEqual(new Set(['angenommen', 'abgelehnt']));
  expect(decided.filter(([status, at]) => status!.startsWith('a') && at === null)).toEqual([]);
  expect(setIn(await rowsOf(tables, 'angebote', ['status', 'ablehnungsgrund'], TYPES))).toEqual(new Set(['abgelehnt']));
});

test('what was published is no draft any more, and a comment says when it was closed', async () => {
  const [listings] = of('listings', 'status public.listing_status not null', 'published_at timestamptz', 'closed_at timestamptz');
  const catalog = makeCatalog([listings!], TYPES);
  Object.assign(
    catalog.tables[0]!.columns.find(({ name }) => name === 'closed_at')!,
    { comment: 'when sold or withdrawn' },
  );
  const { blueprint } = await infer(catalog, noTools);
  const made = Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, generator?.parameters]));
  expect(made['closed_at']).toEqual({ step: 'sold', also: ['withdrawn'] });
  const { step, also } = made['published_at'] as { step: string; also: string[] };
  expect([step, ...also].sort()).toEqual(['active', 'reserved', 'sold']);
});

test('a comment that says for which kind a column is', async () => {
  const catalog = makeCatalog(of('visits', 'mode public.visit_kind not null', 'place text'), TYPES);
  Object.assign(
    catalog.tables[0]!.columns.find(({ name }) => name === 'place')!,
    { comment: 'onsite only' },
  );
  const { blueprint } = await infer(catalog, noTools);
  expect(blueprint.tables[0]!.columns.find(({ name }) => name === 'place')!.generator).toMatchObject({
    kind: 'cases',
    parameters: { cases: [{ when: 'mode == "onsite"' }] },
  });
});

test('a label in the name of a column, whatever the kind is called, and in the language of both', async () => {
  const homes = of('homes', 'deal public.offer_kind not null', 'sale_price integer', 'monthly_rent integer');
  expect(setIn(await rowsOf(homes, 'homes', ['deal', 'sale_price'], TYPES))).toEqual(new Set(['sale']));
  expect(setIn(await rowsOf(homes, 'homes', ['deal', 'monthly_rent'], TYPES))).toEqual(new Set(['rent']));
  const faltas = of('faltas', 'tipo public.tipo_falta not null', 'minutos_retraso integer');
  expect(setIn(await rowsOf(faltas, 'faltas', ['tipo', 'minutos_retraso'], TYPES))).toEqual(new Set(['retraso']));
  const kunden = of('kunden', 'art public.customer_kind not null', 'firmenname text');
  expect(setIn(await rowsOf(kunden, 'kunden', ['art', 'firmenname'], TYPES))).toEqual(new Set(['firma']));
});

test('a text that may not be NULL is blank where it has nothing to say', async () => {
  const payments = of('payments', 'state public.pay_state not null', 'error_message text not null');
  expect(setIn(await rowsOf(payments, 'payments', ['state', 'error_message'], TYPES))).toEqual(new Set(['failed']));
});

test('a coupon has a percentage or an amount', async () => {
  const typed = of('coupons', 'kind public.coupon_kind not null', 'percent_off integer', 'amount_off numeric(8,2)');
  expect(setIn(await rowsOf(typed, 'coupons', ['kind', 'percent_off'], TYPES))).toEqual(new Set(['percent']));
  expect(setIn(await rowsOf(typed, 'coupons', ['kind', 'amount_off'], TYPES))).toEqual(new Set(['fixed']));
  const plain = of('vouchers', 'percent_off integer', 'amount_off_cents integer', 'currency char(3)');
  const rows = await rowsOf(plain, 'vouchers', ['percent_off', 'amount_off_cents', 'currency']);
  expect(rows.filter(([percent, amount, currency]) => (percent === null) === (amount === null) || (amount === null) !== (currency === null))).toEqual([]);
});

test('an attempt is ahead of what is neither settled nor a draft', async () => {
  const bills = of('bills', 'status public.bill_status not null', 'next_attempt_at timestamptz');
  expect(setIn(await rowsOf(bills, 'bills', ['status', 'next_attempt_at'], TYPES))).toEqual(new Set(['open']));
});

test('the last time of what was never done is missing', async () => {
  const rows = await rowsOf(of('pages', 'views_count integer not null', 'last_viewed_at timestamptz'), 'pages', ['views_count', 'last_viewed_at']);
  expect(rows.filter(([count, at]) => (count === '0') !== (at === null))).toEqual([]);
  expect(rows.some(([, at]) => at !== null)).toBe(true);
});

test('a column with the stem of a flag, and a reason beside its time, in Spanish', async () => {
  const rows = await rowsOf(of('ausencias', 'justificada boolean not null', 'justificante text'), 'ausencias', ['justificada', 'justificante']);
  expect(rows.filter(([flag, proof]) => flag !== 'true' && proof !== null)).toEqual([]);
  expect(rows.some(([, proof]) => proof !== null)).toBe(true);
  const left = await rowsOf(of('alumnos', 'fecha_baja date', 'motivo_baja text'), 'alumnos', ['fecha_baja', 'motivo_baja']);
  expect(left.filter(([day, why]) => day === null && why !== null)).toEqual([]);
});

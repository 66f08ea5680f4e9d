import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const enumOf = (...labels: string[]) => ({ kind: 'enum' as const, labels });
const TYPES = {
  'public.urlaubsstatus': enumOf('beantragt', 'genehmigt', 'abgelehnt'),
  'public.claim_state': enumOf('open', 'accepted', 'dismissed'),
  'public.origin': enumOf('website', 'referral', 'fair'),
  'public.movement': enumOf('receipt', 'issue', 'transfer'),
  'public.happening': enumOf('page.created', 'page.edited', 'member.joined'),
};
const PEOPLE = { name: 'people', columns: ['id integer not null', 'full_name text not null'] };
const table = (name: string, columns: readonly string[], refers: readonly string[]) => ({ name, columns: ['id integer not null', ...columns], refers });
const setIn = (rows: Awaited<ReturnType<typeof rowsOf>>) => new Set(rows.filter(([, there]) => there !== null).map(([label]) => label));

test('who decided is there where it was decided, in German and with a time', async () => {
  const antraege = table(
    'urlaubsantraege',
    [
      'person_id integer not null',
      'status public.urlaubsstatus not null',
      'entschieden_am timestamptz',
      'genehmigt_von integer',
      'created_at timestamptz not null',
    ],
    ['person_id -> people.id', 'genehmigt_von -> people.id'],
  );
  const rows = await rowsOf([PEOPLE, antraege], 'urlaubsantraege', ['status', 'genehmigt_von', 'person_id'], TYPES);
  expect(setIn(rows)).toEqual(new Set(['genehmigt']));
  expect(rows.filter(([status, by]) => status === 'genehmigt' && by === null)).toEqual([]);
});

test('who handled it is there with its time', async () => {
  const claims = table(
    'claims',
    ['author_id integer not null', 'state public.claim_state not null', 'handled_by_id integer', 'handled_at timestamptz', 'created_at timestamptz not null'],
    ['author_id -> people.id', 'handled_by_id -> people.id'],
  );
  const rows = await rowsOf([PEOPLE, claims], 'claims', ['state', 'handled_by_id', 'handled_at'], TYPES);
  expect(rows.filter(([state, by, at]) => (state === 'open') !== (by === null) || (by === null) !== (at === null))).toEqual([]);
  expect(rows.filter(([, by]) => by !== null).length).toBeGreaterThan(20);
});

test('a reference that a label or a flag names', async () => {
  const leads = table(
    'leads',
    ['fair_id integer not null', 'origin public.origin not null', 'referred_by_id integer'],
    ['fair_id -> fairs.id', 'referred_by_id -> people.id'],
  );
  const fairs = table('fairs', ['name text not null'], []);
  expect(setIn(await rowsOf([PEOPLE, fairs, leads], 'leads', ['origin', 'referred_by_id'], TYPES))).toEqual(new Set(['referral']));
  const lines = table('receipt_lines', ['quantity integer not null'], []);
  const moves = table(
    'moves',
    ['item_id integer not null', 'type public.movement not null', 'receipt_line_id integer'],
    ['item_id -> items.id', 'receipt_line_id -> receipt_lines.id'],
  );
  const items = table('items', ['sku text not null'], []);
  expect(setIn(await rowsOf([items, lines, moves], 'moves', ['type', 'receipt_line_id'], TYPES))).toEqual(new Set(['receipt']));
  const hours = table(
    'hours',
    ['person_id integer not null', 'released boolean not null', 'released_by integer'],
    ['person_id -> people.id', 'released_by -> people.id'],
  );
  expect(setIn(await rowsOf([PEOPLE, hours], 'hours', ['released', 'released_by'], TYPES))).toEqual(new Set(['true']));
  const venues = table('venues', ['name text not null'], []);
  const shows = table(
    'shows',
    ['item_id integer not null', 'is_online boolean not null', 'venue_id integer'],
    ['item_id -> items.id', 'venue_id -> venues.id'],
  );
  expect(setIn(await rowsOf([items, venues, shows], 'shows', ['is_online', 'venue_id'], TYPES))).toEqual(new Set(['false']));
});

test('an event has what its name begins with', async () => {
  const pages = table('pages', ['title text not null'], []);
  const log = table(
    'activity_log',
    ['site_id integer not null', 'event public.happening not null', 'page_id integer'],
    ['site_id -> sites.id', 'page_id -> pages.id'],
  );
  const sites = table('sites', ['name text not null'], []);
  const rows = await rowsOf([sites, pages, log], 'activity_log', ['event', 'page_id'], TYPES);
  expect(rows.filter(([event, page]) => event!.startsWith('page.') !== (page !== null))).toEqual([]);
  expect(setIn(rows).size).toBe(2);
});

test('a reaction is to one thing', async () => {
  const posts = table('posts', ['body text not null'], []);
  const comments = table('comments', ['post_id integer not null', 'body text not null'], ['post_id -> posts.id']);
  const reactions = table(
    'reactions',
    ['person_id integer not null', 'post_id integer', 'comment_id integer'],
    ['person_id -> people.id', 'post_id -> posts.id', 'comment_id -> comments.id'],
  );
  const rows = await rowsOf([PEOPLE, posts, comments, reactions], 'reactions', ['post_id', 'comment_id']);
  expect(rows.filter(([post, comment]) => (post === null) === (comment === null))).toEqual([]);
  expect(new Set(rows.map(([post]) => post === null)).size).toBe(2);
});

test('usage is measured by a meter, and a base fee is that of a plan', async () => {
  const meters = { name: 'meters', columns: ['id integer not null', 'name text not null'] };
  const plans = { name: 'plans', columns: ['id integer not null', 'name text not null'] };
  const bills = { name: 'bills', columns: ['id integer not null', 'issued_on date not null'] };
  const charges = table(
    'charges',
    ['bill_id integer not null', 'type public.charge_type not null', 'plan_id integer', 'meter_id integer'],
    ['bill_id -> bills.id', 'plan_id -> plans.id', 'meter_id -> meters.id'],
  );
  const types = { 'public.charge_type': enumOf('base', 'seats', 'usage') };
  for (const [type, plan, meter] of await rowsOf([bills, meters, plans, charges], 'charges', ['type', 'plan_id', 'meter_id'], types))
    expect([plan !== null, meter !== null]).toEqual([type !== 'usage', type === 'usage']);
});

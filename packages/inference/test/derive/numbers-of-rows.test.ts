import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

type Cells = readonly (string | null)[];

const SHED = [
  {
    name: 'depots',
    columns: [
      'id integer not null',
      'name text not null',
      'last_parcel_number integer not null default 0',
      'next_parcel_number integer not null default 1',
      'active_member_count integer not null default 0',
      'damage_notes_count integer not null default 0',
    ],
  },
  {
    name: 'parcels',
    columns: ['id integer not null', 'depot_id integer not null', 'number integer not null', 'created_at timestamptz not null default now()'],
    refers: ['depot_id -> depots.id'],
    unique: [['depot_id', 'number']],
  },
  { name: 'workers', columns: ['id integer not null', 'full_name text not null'] },
  {
    name: 'memberships',
    columns: ['id integer not null', 'depot_id integer not null', 'worker_id integer not null', 'is_active boolean not null default true'],
    refers: ['depot_id -> depots.id', 'worker_id -> workers.id'],
    unique: [['depot_id', 'worker_id']],
  },
  {
    name: 'entries',
    columns: ['id integer not null', 'depot_id integer not null', 'kind public.entry_kind not null', 'body text not null'],
    refers: ['depot_id -> depots.id'],
  },
];

const KINDS = { 'public.entry_kind': { kind: 'enum' as const, labels: ['damage_note', 'greeting'] } };
const all = (tables: Parameters<typeof rowsOf>[0], table: string, ...columns: string[]) => rowsOf(tables, table, columns, KINDS, 100_000);
const by = (rows: readonly Cells[]): Map<string | null, Cells[]> => Map.groupBy(rows, ([first]) => first!);

test('the last number of children is the highest, and the next one is above it', async () => {
  const numbers = by(await all(SHED, 'parcels', 'depot_id', 'number'));
  for (const [id, last, next] of await all(SHED, 'depots', 'id', 'last_parcel_number', 'next_parcel_number')) {
    const most = Math.max(0, ...(numbers.get(id!) ?? []).map(([, number]) => Number(number)));
    expect([Number(last), Number(next)]).toEqual([most, most + 1]);
  }
});

test('a count names the state of rows under another word for them, or the kind of rows', async () => {
  const [members, entries] = [by(await all(SHED, 'memberships', 'depot_id', 'is_active')), by(await all(SHED, 'entries', 'depot_id', 'kind'))];
  const rows = await all(SHED, 'depots', 'id', 'active_member_count', 'damage_notes_count');
  for (const [id, active, damages] of rows) {
    expect(Number(active)).toBe((members.get(id!) ?? []).filter(([, flag]) => flag === 'true').length);
    expect(Number(damages)).toBe((entries.get(id!) ?? []).filter(([, kind]) => kind === 'damage_note').length);
  }
  expect(rows.some(([, active]) => Number(active) > 0) && rows.some(([, , damages]) => Number(damages) > 0)).toBe(true);
});

const CARPETS = [
  {
    name: 'carpets',
    columns: ['id integer not null', 'title text not null', 'min_price_cents integer', 'max_price_cents integer'],
  },
  {
    name: 'carpet_sizes',
    columns: ['id integer not null', 'carpet_id integer not null', 'label text not null', 'price_cents integer not null', 'compare_at_price_cents integer'],
    refers: ['carpet_id -> carpets.id'],
  },
];

test('the lowest and the highest price are those of the rows below, and a price before a reduction is above the price', async () => {
  const sizes = await all(CARPETS, 'carpet_sizes', 'carpet_id', 'price_cents', 'compare_at_price_cents');
  for (const [, price, before] of sizes) if (before !== null) expect(Number(before)).toBeGreaterThan(Number(price));
  const of = by(sizes);
  for (const [id, least, most] of await all(CARPETS, 'carpets', 'id', 'min_price_cents', 'max_price_cents')) {
    const prices = (of.get(id!) ?? []).map(([, price]) => Number(price));
    if (prices.length === 0) continue;
    expect([Number(least), Number(most)]).toEqual([Math.min(...prices), Math.max(...prices)]);
  }
});

const CHORES = [
  {
    name: 'chores',
    columns: [
      'id integer not null',
      'title text not null',
      'time_spent_minutes integer not null default 0',
      'started_at timestamptz',
      'completed_at timestamptz',
      'created_at timestamptz not null default now()',
    ],
  },
  {
    name: 'time_entries',
    columns: ['id integer not null', 'chore_id integer not null', 'started_at timestamptz not null', 'duration_minutes integer'],
    refers: ['chore_id -> chores.id'],
  },
];

test('the time spent is that of the entries, and not the time between two stamps', async () => {
  const entries = by(await all(CHORES, 'time_entries', 'chore_id', 'duration_minutes'));
  for (const [id, spent] of await all(CHORES, 'chores', 'id', 'time_spent_minutes'))
    expect(Number(spent)).toBe((entries.get(id!) ?? []).reduce((sum, [, minutes]) => sum + Number(minutes ?? 0), 0));
});

const STALL = [
  { name: 'painters', columns: ['id integer not null', 'full_name text not null'] },
  {
    name: 'baskets',
    columns: [
      'id integer not null',
      'subtotal_cents integer not null default 0',
      'discount_cents integer not null default 0',
      'total_cents integer not null default 0',
    ],
  },
  {
    name: 'payouts',
    columns: ['id integer not null', 'painter_id integer not null', 'amount_cents integer not null'],
    refers: ['painter_id -> painters.id'],
  },
  {
    name: 'basket_items',
    columns: [
      'id integer not null',
      'basket_id integer not null',
      'painter_id integer not null',
      'payout_id integer',
      'price_cents integer not null',
      'discount_cents integer not null default 0',
      'total_cents integer not null',
      'platform_fee_cents integer not null default 0',
      'painter_share_cents integer not null default 0',
    ],
    refers: ['basket_id -> baskets.id', 'painter_id -> painters.id', 'payout_id -> payouts.id'],
  },
];

test('a line without a quantity is its price less the discount, a bill the sum of what its lines come to before and after it', async () => {
  const lines = await all(STALL, 'basket_items', 'basket_id', 'price_cents', 'discount_cents', 'total_cents');
  expect(lines.some(([, , off]) => Number(off) > 0)).toBe(true);
  for (const [, price, off, total] of lines) expect(Number(total)).toBe(Number(price) - Number(off));
  const of = by(lines);
  for (const [id, ...sums] of await all(STALL, 'baskets', 'id', 'subtotal_cents', 'discount_cents', 'total_cents'))
    expect(sums.map(Number)).toEqual([1, 2, 3].map((at) => (of.get(id!) ?? []).reduce((sum, line) => sum + Number(line[at]), 0)));
});

test('what is paid out is the sum of the shares of those whom it is for', async () => {
  const shares = by(await all(STALL, 'basket_items', 'payout_id', 'painter_share_cents'));
  for (const [id, amount] of await all(STALL, 'payouts', 'id', 'amount_cents'))
    expect(Number(amount)).toBe((shares.get(id!) ?? []).reduce((sum, [, share]) => sum + Number(share), 0));
});

test('a code beside a reference is that of the row that it leads to', async () => {
  const tables = [
    { name: 'coupons', columns: ['id integer not null', 'code text not null'], unique: [['code']] },
    { name: 'visits', columns: ['id integer not null', 'coupon_id integer', 'coupon_code text'], refers: ['coupon_id -> coupons.id'] },
  ];
  const codes = new Map((await all(tables, 'coupons', 'id', 'code')).map(([id, code]) => [id!, code!]));
  for (const [coupon, code] of await all(tables, 'visits', 'coupon_id', 'coupon_code')) expect(code).toBe(coupon === null ? null : codes.get(coupon!));
});

const SCHOOL = [
  {
    name: 'trails',
    columns: [
      'id integer not null',
      'title text not null',
      'station_count integer not null default 0',
      'total_points integer not null default 0',
      'passing_score_percent integer not null',
    ],
  },
  {
    name: 'stations',
    columns: ['id integer not null', 'trail_id integer not null', 'prompt text not null', 'points integer not null default 1'],
    refers: ['trail_id -> trails.id'],
  },
  {
    name: 'walks',
    columns: [
      'id integer not null',
      'trail_id integer not null',
      'completed_station_count integer not null default 0',
      'progress_percent integer not null default 0',
      'score_points integer',
      'max_points integer not null',
      'score_percent numeric(5,2)',
    ],
    refers: ['trail_id -> trails.id'],
  },
  {
    name: 'walk_answers',
    columns: [
      'id integer not null',
      'walk_id integer not null',
      'station_id integer not null',
      'is_correct boolean not null',
      'points_awarded integer not null default 0',
    ],
    refers: ['walk_id -> walks.id', 'station_id -> stations.id'],
  },
];

test('points of a whole are the sum of those of its parts, and a percentage is of the number above', async () => {
  const stations = by(await all(SCHOOL, 'stations', 'trail_id', 'points'));
  const trails = await all(SCHOOL, 'trails', 'id', 'total_points', 'station_count');
  for (const [id, points] of trails) expect(Number(points)).toBe((stations.get(id!) ?? []).reduce((sum, [, each]) => sum + Number(each), 0));
  const counts = new Map(trails.map(([id, , count]) => [id!, Number(count)]));
  for (const [trail, done, percent] of await all(SCHOOL, 'walks', 'trail_id', 'completed_station_count', 'progress_percent'))
    if (counts.get(trail!)! > 0) expect(Number(percent)).toBe(Math.round((100 * Number(done)) / counts.get(trail!)!));
  const answers = by(await all(SCHOOL, 'walk_answers', 'walk_id', 'points_awarded'));
  for (const [id, score, most, percent] of await all(SCHOOL, 'walks', 'id', 'score_points', 'max_points', 'score_percent')) {
    if (score === null) continue;
    expect(Number(score)).toBe((answers.get(id!) ?? []).reduce((sum, [, each]) => sum + Number(each), 0));
    if (percent !== null && Number(score) <= Number(most)) expect(Number(percent)).toBeCloseTo((100 * Number(score)) / Number(most), 1);
  }
});

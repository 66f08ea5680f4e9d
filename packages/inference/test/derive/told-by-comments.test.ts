import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const STALLS = [
  {
    name: 'stalls',
    columns: [
      'id integer not null',
      'base_rent_cents integer not null',
      'power_cents integer not null',
      'rebate_cents integer not null',
      'due_cents integer not null -- base rent plus power less rebate',
      'hours integer not null',
      'guard_rate_cents integer not null',
      'guarded boolean not null',
      'guard_cents integer not null -- hours * guard rate, 0 if not guarded',
      'firsts smallint not null',
      'seconds smallint not null',
      'mark integer not null -- 5 for a first, 2 for a second',
      'electric boolean not null',
      'kwh_per_day integer -- alleen electric',
    ],
  },
];

test('a number is what its comment says that it is made of', async () => {
  const rows = await rowsOf(
    STALLS,
    'stalls',
    STALLS[0]!.columns.map((column) => column.split(' ')[0]!),
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const [, rent, power, rebate, due, hours, rate, guarded, guard, firsts, seconds, mark] = row;
    expect(Number(due)).toBe(Number(rent) + Number(power) - Number(rebate));
    expect(Number(guard)).toBe(guarded === 'true' ? Number(hours) * Number(rate) : 0);
    expect(Number(mark)).toBe(5 * Number(firsts) + 2 * Number(seconds));
  }
});

test('what a comment says is only for a flag is there where the flag is set', async () => {
  const rows = await rowsOf(STALLS, 'stalls', ['electric', 'kwh_per_day']);
  expect(rows.filter(([electric, used]) => electric !== 'true' && used !== null)).toEqual([]);
  expect(rows.some(([, used]) => used !== null)).toBe(true);
});

test('a number of children is of those that its comment names', async () => {
  const tables = [
    { name: 'plots', columns: ['id integer not null', 'tree_count integer not null -- without the felled ones'] },
    { name: 'trees', columns: ['id integer not null', 'plot_id integer not null', 'status public.tree_status not null'], refers: ['plot_id -> plots.id'] },
  ];
  const types = { 'public.tree_status': { kind: 'enum' as const, labels: ['planned', 'planted', 'felled'] } };
  const trees = await rowsOf(tables, 'trees', ['plot_id', 'status'], types, 5000);
  expect(trees.some(([, status]) => status === 'felled')).toBe(true);
  for (const [id, count] of await rowsOf(tables, 'plots', ['id', 'tree_count'], types, 5000))
    expect(Number(count)).toBe(trees.filter(([plot, status]) => plot === id && status !== 'felled').length);
});

test('without a tax of its own, a gross price is the net one with its rate, and an offer is cheaper', async () => {
  const products = [
    {
      name: 'products',
      columns: [
        'id integer not null',
        'net_price numeric(10,2) not null',
        'tax_rate numeric(4,2) not null',
        'gross_price numeric(10,2) not null',
        'promo_price numeric(10,2)',
      ],
    },
  ];
  for (const [net, rate, gross, promo] of await rowsOf(products, 'products', ['net_price', 'tax_rate', 'gross_price', 'promo_price'])) {
    expect(Math.abs(Number(gross) - Number(net) * (1 + Number(rate) / 100))).toBeLessThan(0.011);
    expect(Number(promo ?? 0)).toBeLessThan(Number(gross));
  }
});

test('a total of parts that are named after it adds them up, in Dutch as well', async () => {
  const repairs = [
    {
      name: 'reparaties',
      columns: [
        'id integer not null',
        'voertuig text',
        'kosten_onderdelen numeric(10,2) not null',
        'kosten_arbeid numeric(10,2) not null',
        'kosten_totaal numeric(10,2) not null',
        'omschrijving text',
      ],
    },
  ];
  for (const [parts, labor, total] of await rowsOf(repairs, 'reparaties', ['kosten_onderdelen', 'kosten_arbeid', 'kosten_totaal']))
    expect(Number(total)).toBeCloseTo(Number(parts) + Number(labor), 2);
});

import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

type Tables = Parameters<typeof rowsOf>[0];

const STATES = {
  'public.part': { kind: 'enum' as const, labels: ['due', 'paid', 'missed'] },
  'public.place': { kind: 'enum' as const, labels: ['registered', 'attended', 'cancelled'] },
};

const keyed = async (tables: Tables, table: string, columns: readonly string[]) =>
  new Map((await rowsOf(tables, table, columns, STATES, 100_000)).map(([key, ...rest]) => [key, rest]));

const BAR: Tables = [
  {
    name: 'bars',
    columns: ['id integer not null', 'name text not null', 'tax_rate_bps integer not null default 1900', 'seat_count integer not null default 0'],
  },
  { name: 'bar_tables', columns: ['id integer not null', 'bar_id integer not null', 'max_guests integer not null'], refers: ['bar_id -> bars.id'] },
  { name: 'drinks', columns: ['id integer not null', 'name text not null', 'price_cents integer not null'] },
  { name: 'guests', columns: ['id integer not null', 'name text not null', 'total_spent_cents integer not null default 0'] },
  { name: 'visits', columns: ['id integer not null', 'guest_id integer not null'], refers: ['guest_id -> guests.id'] },
  {
    name: 'tabs',
    columns: [
      'id integer not null',
      'visit_id integer not null',
      'bar_id integer not null',
      'subtotal_cents integer not null',
      'tax_cents integer not null',
      'total_cents integer not null',
    ],
    refers: ['visit_id -> visits.id', 'bar_id -> bars.id'],
  },
  {
    name: 'tab_items',
    columns: [
      'id integer not null',
      'tab_id integer not null',
      'drink_id integer not null',
      'name text not null',
      'quantity integer not null',
      'unit_price_cents integer not null',
      'total_cents integer not null',
    ],
    refers: ['tab_id -> tabs.id', 'drink_id -> drinks.id'],
  },
  {
    name: 'vendor_drinks',
    columns: ['id integer not null', 'drink_id integer not null', 'vendor text not null', 'price_cents integer not null'],
    refers: ['drink_id -> drinks.id'],
  },
];

test('a line has the name and the price of what is sold, and what a vendor asks for it is another', async () => {
  const drinks = await keyed(BAR, 'drinks', ['id', 'name', 'price_cents']);
  const items = await rowsOf(BAR, 'tab_items', ['drink_id', 'name', 'unit_price_cents']);
  expect(items.length).toBeGreaterThan(50);
  for (const [drink, name, price] of items) expect([name, price]).toEqual(drinks.get(drink!));
  const asked = await rowsOf(BAR, 'vendor_drinks', ['drink_id', 'price_cents']);
  expect(asked.filter(([drink, price]) => drinks.get(drink!)![1] === price).length).toBeLessThan(asked.length / 5);
});

test('a tax is by the rate of the place, a place has room for as many as its tables, and a guest has spent what visits came to', async () => {
  const rates = await keyed(BAR, 'bars', ['id', 'tax_rate_bps', 'seat_count']);
  const tabs = await rowsOf(BAR, 'tabs', ['bar_id', 'subtotal_cents', 'tax_cents', 'visit_id', 'total_cents'], {}, 100_000);
  for (const [bar, net, tax] of tabs) expect(Math.abs((Number(net) * Number(rates.get(bar!)![0])) / 10_000 - Number(tax))).toBeLessThanOrEqual(0.5);
  const tables = await rowsOf(BAR, 'bar_tables', ['bar_id', 'max_guests'], {}, 100_000);
  for (const [bar, [, seats]] of rates) expect(Number(seats)).toBe(tables.reduce((sum, [of, guests]) => sum + (of === bar ? Number(guests) : 0), 0));
  const visits = await keyed(BAR, 'visits', ['id', 'guest_id']);
  const spent = new Map<string, number>();
  for (const [, , , visit, total] of tabs) spent.set(visits.get(visit!)![0]!, (spent.get(visits.get(visit!)![0]!) ?? 0) + Number(total));
  const guests = await rowsOf(BAR, 'guests', ['id', 'total_spent_cents']);
  expect(spent.size).toBeGreaterThan(20);
  for (const [guest, total] of guests) expect(Number(total)).toBe(spent.get(guest!) ?? 0);
});

test('what a rule or a template says of a row is that of the row, and rows without one have their own', async () => {
  const tables: Tables = [
    { name: 'task_templates', columns: ['id integer not null', 'title text not null', 'estimated_hours numeric(5,2) not null'] },
    {
      name: 'tasks',
      columns: ['id integer not null', 'template_id integer', 'title text not null', 'estimated_hours numeric(5,2) not null'],
      refers: ['template_id -> task_templates.id'],
    },
    { name: 'alert_rules', columns: ['id integer not null', 'threshold numeric(8,2) not null', 'fired_count integer not null default 0'] },
    { name: 'alerts', columns: ['id integer not null', 'rule_id integer not null', 'threshold numeric(8,2) not null'], refers: ['rule_id -> alert_rules.id'] },
  ];
  const templates = await keyed(tables, 'task_templates', ['id', 'title', 'estimated_hours']);
  const tasks = await rowsOf(tables, 'tasks', ['template_id', 'title', 'estimated_hours']);
  expect(new Set(tasks.map(([template]) => template === null)).size).toBe(2);
  for (const [template, ...said] of tasks)
    expect(template === null ? said.every((each) => each !== null) : said).toEqual(template === null ? true : templates.get(template!));
  const alerts = await rowsOf(tables, 'alerts', ['rule_id', 'threshold'], {}, 100_000);
  const rules = await rowsOf(tables, 'alert_rules', ['id', 'threshold', 'fired_count']);
  expect(alerts.length).toBeGreaterThan(20);
  for (const [rule, threshold, fired] of rules) {
    const own = alerts.filter(([of]) => of === rule);
    expect(Number(fired)).toBe(own.length);
    for (const [, said] of own) expect(said).toBe(threshold);
  }
});

test('work costs its minutes at the rate of an hour, and pieces weigh as much as all of them', async () => {
  const tables: Tables = [
    { name: 'workers', columns: ['id integer not null', 'hourly_rate numeric(6,2) not null', 'hours_total numeric(8,2) not null default 0'] },
    {
      name: 'time_entries',
      columns: ['id integer not null', 'worker_id integer not null', 'minutes integer not null', 'labor_cost_cents integer not null'],
      refers: ['worker_id -> workers.id'],
    },
    {
      name: 'parcels',
      columns: ['id integer not null', 'quantity integer not null', 'unit_weight_g integer not null', 'total_weight_kg numeric(10,3) not null'],
    },
    {
      name: 'trucks',
      columns: ['id integer not null', 'gross_weight_kg integer not null', 'empty_weight_kg integer not null', 'payload_kg integer not null'],
    },
    {
      name: 'goals',
      columns: ['id integer not null', 'target_amount numeric(10,2) not null', 'saved_amount numeric(10,2) not null', 'progress_percent numeric(6,2) not null'],
    },
  ];
  const rates = await keyed(tables, 'workers', ['id', 'hourly_rate', 'hours_total']);
  const entries = await rowsOf(tables, 'time_entries', ['worker_id', 'minutes', 'labor_cost_cents'], {}, 100_000);
  for (const [worker, minutes, cost] of entries)
    expect(Math.abs((Number(minutes) / 60) * Number(rates.get(worker!)![0]) * 100 - Number(cost))).toBeLessThan(0.51);
  for (const [worker, [, hours]] of rates) {
    const minutes = entries.reduce((sum, [of, each]) => sum + (of === worker ? Number(each) : 0), 0);
    expect(Math.abs(minutes / 60 - Number(hours))).toBeLessThan(0.0051);
  }
  for (const [count, each, all] of await rowsOf(tables, 'parcels', ['quantity', 'unit_weight_g', 'total_weight_kg']))
    expect(Number(all)).toBeCloseTo((Number(count) * Number(each)) / 1000, 3);
  for (const [gross, empty, load] of await rowsOf(tables, 'trucks', ['gross_weight_kg', 'empty_weight_kg', 'payload_kg'])) {
    expect(Number(load)).toBe(Number(gross) - Number(empty));
    expect(Number(load)).toBeGreaterThan(0);
  }
  for (const [target, saved, percent] of await rowsOf(tables, 'goals', ['target_amount', 'saved_amount', 'progress_percent']))
    if (Number(target) > 0) expect(Math.abs(Math.min((Number(saved) * 100) / Number(target), 9999) - Number(percent))).toBeLessThan(0.0051);
});

test('what is left of a card is what was on it less what was spent, and never below nothing', async () => {
  const tables: Tables = [
    { name: 'gift_cards', columns: ['id integer not null', 'code text not null', 'initial_value numeric(8,2) not null', 'balance numeric(8,2) not null'] },
    {
      name: 'redemptions',
      columns: ['id integer not null', 'gift_card_id integer not null', 'amount numeric(8,2) not null'],
      refers: ['gift_card_id -> gift_cards.id'],
    },
  ];
  const spent = await rowsOf(tables, 'redemptions', ['gift_card_id', 'amount'], {}, 100_000);
  expect(spent.length).toBeGreaterThan(20);
  for (const [card, first, left] of await rowsOf(tables, 'gift_cards', ['id', 'initial_value', 'balance'])) {
    const sum = spent.reduce((all, [of, amount]) => all + (of === card ? Number(amount) : 0), 0);
    expect(Number(left)).toBeCloseTo(Number(first) - sum, 2);
    expect(Number(left)).toBeGreaterThanOrEqual(0);
  }
});

test('paid parts are counted, registrations are those that came to be, and a comment says what is counted', async () => {
  const tables: Tables = [
    { name: 'pledges', columns: ['id integer not null', 'amount numeric(8,2) not null', 'installments_paid integer not null default 0'] },
    {
      name: 'installments',
      columns: ['id integer not null', 'pledge_id integer not null', 'amount numeric(8,2) not null', 'status public.part not null'],
      refers: ['pledge_id -> pledges.id'],
    },
    {
      name: 'talks',
      columns: [
        'id integer not null',
        'title text not null',
        'registered_count integer not null default 0',
        'people integer not null default 0 -- Number of registrations',
      ],
    },
    {
      name: 'registrations',
      columns: ['id integer not null', 'talk_id integer not null', 'status public.place not null'],
      refers: ['talk_id -> talks.id'],
    },
  ];
  const parts = await rowsOf(tables, 'installments', ['pledge_id', 'status', 'amount'], STATES, 100_000);
  const pledges = await keyed(tables, 'pledges', ['id', 'installments_paid', 'amount']);
  expect(parts.filter(([, status]) => status === 'paid').length).toBeGreaterThan(10);
  for (const [pledge, , amount] of parts) expect(amount).toBe(pledges.get(pledge!)![1]);
  for (const [pledge, [paid]] of pledges) expect(Number(paid)).toBe(parts.filter(([of, status]) => of === pledge && status === 'paid').length);
  const registrations = await rowsOf(tables, 'registrations', ['talk_id', 'status'], STATES, 100_000);
  for (const [talk, registered, people] of await rowsOf(tables, 'talks', ['id', 'registered_count', 'people'], STATES)) {
    const own = registrations.filter(([of]) => of === talk);
    expect(Number(registered)).toBe(own.filter(([, status]) => status !== 'cancelled').length);
    expect(Number(people)).toBe(own.length);
  }
});

test('a currency is that of the country, a unit that of what is measured, and hours are those between two moments without the break', async () => {
  const tables: Tables = [
    { name: 'branches', columns: ['id integer not null', 'country_code char(2) not null', "currency char(3) not null default 'EUR'"] },
    { name: 'meters', columns: ['id integer not null', 'medium public.medium not null', 'unit public.unit not null'] },
    {
      name: 'shifts',
      columns: [
        'id integer not null',
        'clocked_in_at timestamp not null',
        'clocked_out_at timestamp',
        'break_minutes integer not null',
        'worked_minutes integer',
      ],
    },
    {
      name: 'grants',
      columns: ['id integer not null', 'amount_awarded numeric(10,2)', 'amount_paid numeric(10,2) not null default 0', 'status public.grant_state not null'],
    },
  ];
  const types = {
    'public.medium': { kind: 'enum' as const, labels: ['electricity', 'water'] },
    'public.unit': { kind: 'enum' as const, labels: ['kWh', 'm3', 'MWh'] },
    'public.grant_state': { kind: 'enum' as const, labels: ['applied', 'approved', 'rejected', 'paid', 'closed'] },
  };
  const CURRENCIES = new Map([
    ['US', 'USD'],
    ['GB', 'GBP'],
    ['DE', 'EUR'],
    ['FR', 'EUR'],
    ['CH', 'CHF'],
  ]);
  const branches = await rowsOf(tables, 'branches', ['country_code', 'currency'], types);
  expect(branches.filter(([country]) => CURRENCIES.has(country!)).length).toBeGreaterThan(0);
  for (const [country, currency] of branches) expect(currency).toBe(CURRENCIES.get(country!) ?? currency);
  for (const [medium, unit] of await rowsOf(tables, 'meters', ['medium', 'unit'], types)) expect(unit).toBe(medium === 'water' ? 'm3' : 'kWh');
  const shifts = await rowsOf(tables, 'shifts', ['clocked_in_at', 'clocked_out_at', 'break_minutes', 'worked_minutes'], types);
  expect(shifts.some(([, out]) => out !== null)).toBe(true);
  for (const [from, to, pause, worked] of shifts)
    if (to === null) expect(worked).toBeNull();
    else expect(Math.abs(Number(worked) - Math.max((Date.parse(to!) - Date.parse(from!)) / 60_000 - Number(pause), 0))).toBeLessThanOrEqual(1);
  for (const [awarded, paid, status] of await rowsOf(tables, 'grants', ['amount_awarded', 'amount_paid', 'status'], types))
    expect(Number(paid)).toBe(['paid', 'closed'].includes(status!) ? Number(awarded) : 0);
});

import { describe, expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const byKey = async (tables: Parameters<typeof rowsOf>[0], table: string, columns: readonly string[], types: Parameters<typeof rowsOf>[3] = {}) =>
  new Map((await rowsOf(tables, table, columns, types, 20_000)).map(([key, ...rest]) => [key, rest]));

describe('what the row refers to', () => {
  test('bounds a quantity and a length', async () => {
    const tables = [
      { name: 'orders', columns: ['id integer not null', 'ordered_at timestamptz not null'] },
      { name: 'order_lines', columns: ['id integer not null', 'order_id integer not null', 'quantity integer not null'], refers: ['order_id -> orders.id'] },
      {
        name: 'parcel_lines',
        columns: ['id integer not null', 'order_line_id integer not null', 'quantity integer not null'],
        refers: ['order_line_id -> order_lines.id'],
      },
      { name: 'films', columns: ['id integer not null', 'title text not null', 'duration_seconds integer'] },
      { name: 'film_views', columns: ['id integer not null', 'film_id integer not null', 'watched_seconds integer not null'], refers: ['film_id -> films.id'] },
    ];
    const ordered = await byKey(tables, 'order_lines', ['id', 'quantity']);
    const sent = await rowsOf(tables, 'parcel_lines', ['order_line_id', 'quantity']);
    expect(sent.length).toBeGreaterThan(50);
    expect(sent.filter(([line, quantity]) => Number(quantity) > Number(ordered.get(line!)![0]))).toEqual([]);
    const lengths = await byKey(tables, 'films', ['id', 'duration_seconds']);
    const views = await rowsOf(tables, 'film_views', ['film_id', 'watched_seconds']);
    expect(views.filter(([film, seconds]) => lengths.get(film!)![0] !== null && Number(seconds) > Number(lengths.get(film!)![0]))).toEqual([]);
    expect(views.length).toBeGreaterThan(50);
  });

  test('says how long it lasts, and when an answer is due', async () => {
    const tables = [
      { name: 'treatments', columns: ['id integer not null', 'name text not null', 'duration_minutes integer not null'] },
      {
        name: 'sessions',
        columns: ['id integer not null', 'treatment_id integer not null', 'starts_at timestamp not null', 'ends_at timestamp not null'],
        refers: ['treatment_id -> treatments.id'],
      },
      {
        name: 'sla_policies',
        columns: ['id integer not null', 'priority text not null', 'response_minutes integer not null', 'resolution_minutes integer not null'],
      },
      {
        name: 'tickets',
        columns: [
          'id integer not null',
          'policy_id integer not null',
          'priority text not null',
          'response_due_at timestamptz not null',
          'created_at timestamptz not null',
        ],
        refers: ['policy_id -> sla_policies.id'],
      },
    ];
    const minutes = (from: string | null, to: string | null): number => (Date.parse(to!) - Date.parse(from!)) / 60_000;
    const treatments = await byKey(tables, 'treatments', ['id', 'duration_minutes']);
    const sessions = await rowsOf(tables, 'sessions', ['treatment_id', 'starts_at', 'ends_at']);
    expect(sessions.length).toBeGreaterThan(50);
    for (const [treatment, from, to] of sessions) expect(minutes(from!, to!)).toBe(Number(treatments.get(treatment!)![0]));
    const policies = await byKey(tables, 'sla_policies', ['id', 'priority', 'response_minutes', 'resolution_minutes']);
    for (const [, [, first, whole]] of policies) expect(Number(whole)).toBeGreaterThan(Number(first));
    const tickets = await rowsOf(tables, 'tickets', ['policy_id', 'priority', 'created_at', 'response_due_at']);
    expect(tickets.length).toBeGreaterThan(50);
    for (const [policy, priority, from, to] of tickets) {
      expect(priority).toBe(policies.get(policy!)![0]);
      expect(minutes(from!, to!)).toBe(Number(policies.get(policy!)![1]));
    }
  });

  const TYPES = {
    'public.interval': { kind: 'enum' as const, labels: ['monthly', 'yearly'] },
    'public.state': { kind: 'enum' as const, labels: ['active', 'canceled'] },
  };

  test('says what a subscription costs, how many seats it has, and how long its period is', async () => {
    const tables = [
      {
        name: 'plans',
        columns: [
          'id integer not null',
          'name text not null',
          'price_cents integer not null',
          'billing_interval public.interval not null',
          'max_seats integer not null',
        ],
      },
      {
        name: 'subscriptions',
        columns: [
          'id integer not null',
          'plan_id integer not null',
          'status public.state not null',
          'seats integer not null',
          'current_period_start timestamptz not null',
          'current_period_end timestamptz not null',
          'canceled_at timestamptz',
          'created_at timestamptz not null',
        ],
        refers: ['plan_id -> plans.id'],
      },
      {
        name: 'invoices',
        columns: [
          'id integer not null',
          'subscription_id integer not null',
          'subtotal_cents integer not null',
          'tax_cents integer not null',
          'total_cents integer not null',
        ],
        refers: ['subscription_id -> subscriptions.id'],
      },
    ];
    const plans = await byKey(tables, 'plans', ['id', 'name', 'price_cents', 'billing_interval', 'max_seats'], TYPES);
    for (const [, [name, price]] of plans) if (name!.toLowerCase().startsWith('free')) expect(price).toBe('0');
    const all = await byKey(tables, 'subscriptions', ['id', 'plan_id', 'seats', 'status', 'current_period_start', 'current_period_end'], TYPES);
    expect(all.size).toBeGreaterThan(50);
    for (const [, [plan, seats, status, from, to]] of all) {
      const [, , interval, most] = plans.get(plan!)!;
      expect(Number(seats)).toBeLessThanOrEqual(Number(most));
      const days = (Date.parse(to!) - Date.parse(from!)) / 86_400_000;
      expect(Math.round(days / 30.44)).toBe(interval === 'yearly' ? 12 : 1);
      // Two days are left to the months of other lengths.
      if (status === 'active') expect(Date.parse(to!)).toBeGreaterThan(Date.parse('2025-12-20'));
    }
    for (const [subscription, subtotal, tax, total] of await rowsOf(
      tables,
      'invoices',
      ['subscription_id', 'subtotal_cents', 'tax_cents', 'total_cents'],
      TYPES,
    )) {
      const [plan, seats] = all.get(subscription!)!;
      expect(Number(subtotal)).toBe(Number(seats) * Number(plans.get(plan!)![1]));
      expect(Number(total)).toBe(Number(subtotal) + Number(tax));
    }
  });
});

test('what is completed has all its progress, and nothing else', async () => {
  const types = { 'public.course_state': { kind: 'enum' as const, labels: ['active', 'completed', 'dropped'] } };
  const columns = ['id integer not null', 'state public.course_state not null', 'progress_percent smallint not null'];
  const rows = await rowsOf([{ name: 'enrolments', columns }], 'enrolments', ['state', 'progress_percent'], types);
  expect(rows.filter(([state, progress]) => (state === 'completed') !== (progress === '100'))).toEqual([]);
  expect(rows.some(([state]) => state === 'completed')).toBe(true);
});

test('only a coupon takes something off, and the tax is that of the lines', async () => {
  const tables = [
    { name: 'customers', columns: ['id integer not null', 'full_name text not null'] },
    { name: 'vouchers', columns: ['id integer not null', 'code text not null'] },
    {
      name: 'orders',
      columns: [
        'id integer not null',
        'customer_id integer not null',
        'voucher_id integer',
        'subtotal numeric(12,2) not null',
        'discount_total numeric(12,2) not null',
        'tax_total numeric(12,2) not null',
        'grand_total numeric(12,2) not null',
      ],
      refers: ['customer_id -> customers.id', 'voucher_id -> vouchers.id'],
    },
    {
      name: 'order_items',
      columns: [
        'id integer not null',
        'order_id integer not null',
        'quantity integer not null',
        'unit_price numeric(10,2) not null',
        'tax_rate numeric(4,2) not null',
        'line_total numeric(12,2) not null',
      ],
      refers: ['order_id -> orders.id'],
    },
  ];
  const lines = Map.groupBy(await rowsOf(tables, 'order_items', ['order_id', 'line_total', 'tax_rate'], {}, 20_000), ([order]) => order!);
  const orders = await rowsOf(tables, 'orders', ['id', 'voucher_id', 'subtotal', 'discount_total', 'tax_total']);
  expect(orders.filter(([, voucher, subtotal, off]) => Number(subtotal) > 1 && (voucher === null) !== (Number(off) === 0))).toEqual([]);
  expect(orders.some(([, voucher]) => voucher !== null)).toBe(true);
  for (const [id, , subtotal, off, tax] of orders) {
    const whole = (lines.get(id!) ?? []).reduce((sum, [, total, rate]) => sum + (Number(total) * Number(rate)) / 100, 0);
    expect(Math.abs(Number(tax) - whole * (1 - Number(off) / Math.max(Number(subtotal), 1)))).toBeLessThan(0.02);
  }
});

test('how long a text is, is counted in the text', async () => {
  const essays = [
    {
      name: 'essays',
      columns: [
        'id integer not null',
        'title text not null',
        'body text',
        'word_count integer not null',
        'reading_minutes smallint not null',
        'body_length integer not null',
      ],
    },
  ];
  const rows = await rowsOf(essays, 'essays', ['body', 'word_count', 'reading_minutes', 'body_length']);
  expect(new Set(rows.map(([, count]) => count)).size).toBeGreaterThan(3);
  for (const [body, count, minutes, length] of rows) {
    expect(Number(count)).toBe((body ?? '').trim().split(' ').length);
    expect(Number(minutes)).toBe(1 + Math.floor(Number(count) / 200));
    expect(Number(length)).toBe([...(body ?? '')].length);
  }
});

test('the current period of a running membership holds today, a month where no interval is known', async () => {
  const tables = [
    {
      name: 'memberships',
      columns: [
        'id integer not null',
        'status text not null',
        'current_period_start timestamptz not null',
        'current_period_end timestamptz not null',
        'canceled_at timestamptz',
        'created_at timestamptz not null',
      ],
    },
  ];
  const rows = await rowsOf(tables, 'memberships', ['current_period_start', 'current_period_end', 'canceled_at', 'created_at']);
  const running = rows.filter(([, , canceled]) => canceled === null);
  // Days of tolerance: months differ in length.
  const holds = ([start, end]: readonly (string | null)[]): boolean => start! < '2026-01-03' && end! >= '2025-12-30';
  expect(running.length).toBeGreaterThan(50);
  expect(running.filter((row) => !holds(row))).toEqual([]);
  expect(rows.filter(([start, , , created]) => start! < created!)).toEqual([]);
});

test.each([
  ['invoices', 'subtotal', 'late_fee', 'due_date', 'paid_on', 'created_at'],
  ['boletos', 'valor_original', 'valor_multa', 'data_vencimento', 'data_pagamento', 'criado_em'],
  ['rechnungen', 'netto', 'mahngebuehr', 'faellig_am', 'bezahlt_am', 'erstellt_am'],
])('most %s are paid in time, and what being late costs is a small part', async (name, whole, late, due, paid, made) => {
  const columns = [
    'id integer not null',
    `${whole} numeric(10,2) not null`,
    `${late} numeric(10,2) not null default 0`,
    `${made} timestamp with time zone not null`,
    `${due} date not null`,
    `${paid} date`,
  ];
  const rows = await rowsOf([{ name, columns }], name, [whole, late, due, paid, 'id']);
  const isLate = ([, , day, at]: (typeof rows)[number]) => at! > day!;
  const ended = rows.filter(([, , , at]) => at !== null);
  expect(ended.filter((row) => isLate(row) !== Number(row[1]) > 0)).toEqual([]);
  for (const [sum, fee] of rows) expect(Number(fee)).toBeLessThan(Number(sum) * 0.1 + 0.01);
  const share = ended.filter(isLate).length / ended.length;
  expect(share).toBeGreaterThan(0.02);
  expect(share).toBeLessThan(0.5);
});

test.each([
  ['customers', 'payment_terms_days', 'invoices', 'customer_id', 'issued_on', 'due_date', 'date'],
  ['kunden', 'zahlungsziel_tage', 'rechnungen', 'kunde_id', 'rechnungsdatum', 'faellig_am', 'date'],
])('what %s owe is due after as many days as they have', async (people, days, bills, by, issued, due, type) => {
  const tables = [
    { name: people, columns: ['id integer not null', 'name text not null', `${days} integer not null`] },
    {
      name: bills,
      columns: ['id integer not null', `${by} integer not null`, `${issued} ${type} not null`, `${due} ${type} not null`],
      refers: [`${by} -> ${people}.id`],
    },
  ];
  const terms = new Map((await rowsOf(tables, people, ['id', days], {}, 1e5)).map(([id, given]) => [id, Number(given)]));
  const rows = await rowsOf(tables, bills, [by, issued, due]);
  expect(rows.length).toBeGreaterThan(100);
  for (const [owner, from, to] of rows) expect((Date.parse(to!) - Date.parse(from!)) / 86_400_000).toBe(Math.max(1, terms.get(owner!)!));
});

test('a reminder claims what the bill comes to', async () => {
  const tables = [
    { name: 'bills', columns: ['id integer not null', 'total_amount numeric(10,2) not null', 'issued_on date not null'] },
    {
      name: 'bill_reminders',
      columns: ['id integer not null', 'bill_id integer not null', 'level integer not null', 'open_amount numeric(10,2) not null'],
      refers: ['bill_id -> bills.id'],
    },
  ];
  const totals = await byKey(tables, 'bills', ['id', 'total_amount']);
  const reminders = await rowsOf(tables, 'bill_reminders', ['bill_id', 'open_amount']);
  expect(reminders.length).toBeGreaterThan(50);
  expect(reminders.filter(([bill, open]) => open !== totals.get(bill!)![0])).toEqual([]);
});

test('hours follow the employment, and entries lie in the week of their sheet', async () => {
  const tables = [
    {
      name: 'colleagues',
      columns: ['id integer not null', 'full_name text not null', 'employment_type public.kind not null', 'weekly_hours numeric(4,1) not null'],
    },
    {
      name: 'timesheets',
      columns: ['id integer not null', 'colleague_id integer not null', 'week_start date not null', 'week_end date not null'],
      refers: ['colleague_id -> colleagues.id'],
    },
    {
      name: 'timesheet_entries',
      columns: ['id integer not null', 'timesheet_id integer not null', 'work_date date not null', 'hours numeric(4,2) not null'],
      refers: ['timesheet_id -> timesheets.id'],
    },
  ];
  const types = { 'public.kind': { kind: 'enum' as const, labels: ['full_time', 'part_time', 'intern'] } };
  const people = await rowsOf(tables, 'colleagues', ['employment_type', 'weekly_hours'], types);
  expect(new Set(people.filter(([kind]) => kind === 'full_time').map(([, hours]) => Number(hours)))).toEqual(new Set([40]));
  expect(people.filter(([kind, hours]) => kind === 'part_time' && Number(hours) > 32)).toEqual([]);
  const weeks = await byKey(tables, 'timesheets', ['id', 'week_start', 'week_end'], types);
  const entries = await rowsOf(tables, 'timesheet_entries', ['timesheet_id', 'work_date'], types);
  expect(entries.length).toBeGreaterThan(50);
  expect(entries.filter(([sheet, day]) => day! < weeks.get(sheet!)![0]! || day! > weeks.get(sheet!)![1]!)).toEqual([]);
});

test('a run of payslips sums up gross and net pay, and a payout is what is left of the income', async () => {
  const tables = [
    { name: 'payroll_runs', columns: ['id integer not null', 'run_on date not null', 'total_gross numeric(14,2) not null'] },
    {
      name: 'payslips',
      columns: ['id integer not null', 'payroll_run_id integer not null', 'gross_salary numeric(12,2) not null'],
      refers: ['payroll_run_id -> payroll_runs.id'],
    },
    {
      name: 'owner_accounts',
      columns: ['id integer not null', 'rent_income numeric(12,2) not null', 'expenses numeric(12,2) not null', 'net_payout numeric(12,2) not null'],
    },
  ];
  const runs = await byKey(tables, 'payroll_runs', ['id', 'total_gross']);
  const sums = new Map<string, number>();
  for (const [run, gross] of await rowsOf(tables, 'payslips', ['payroll_run_id', 'gross_salary'], {}, 20_000))
    sums.set(run!, (sums.get(run!) ?? 0) + Number(gross));
  expect(sums.size).toBeGreaterThan(5);
  expect([...sums].filter(([run, sum]) => Math.abs(Number(runs.get(run)![0]) - sum) > 0.01)).toEqual([]);
  const left = await rowsOf(tables, 'owner_accounts', ['rent_income', 'expenses', 'net_payout']);
  expect(left.filter(([income, spent, net]) => Math.abs(Number(income) - Number(spent) - Number(net)) > 0.01)).toEqual([]);
});

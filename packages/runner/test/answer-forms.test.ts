import { expect, test } from 'vitest';
import { answeredRows } from './support/answered-rows.ts';
import type { MadeRow } from './support/made-rows.ts';

/** A firm of undertakers: what an answer can say of rows that refer to one another, counted in rows that Postgres accepts. */
const FUNERALS = `
create table offices (id serial primary key, name text not null, plan text not null check (plan in ('free', 'pro')), max_seats int not null);
create table staff (id serial primary key, office_id int not null references offices, full_name text not null, title text not null, role text not null check (role in ('owner', 'driver')),
  created_at timestamptz not null, trained_at timestamptz, updated_at timestamptz not null);
create table cases (id serial primary key, office_id int not null references offices, kind text not null check (kind in ('cremation', 'burial')), total numeric(8, 2) not null,
  opened_on date not null, month_from date not null, month_to date not null, closed_at timestamptz, closed_by int references staff, seats int not null, opens time not null,
  closes time not null, price int not null);
create table helpers (case_id int not null references cases, staff_id int not null references staff, primary key (case_id, staff_id));
create table cremations (id serial primary key, case_id int not null references cases, no int not null, share numeric(8, 2) not null, staff_id int not null references staff,
  begins_on date not null, ends_on date, of_n int not null, plan_of text, kin text);
`;

const NEEDS = { offices: { rows: 12 }, staff: { rows: 200 } };

async function funerals(tables: Record<string, unknown>) {
  const { rows, named } = await answeredRows(FUNERALS, { ...NEEDS, ...tables });
  const byId = (table: string): Map<string, MadeRow> => new Map(rows(table).map((row) => [row['id']!, row]));
  return { rows, named, cases: byId('cases'), staff: byId('staff'), offices: byId('offices') };
}

test('a reference among rows of a kind', async () => {
  const { rows, named, cases } = await funerals({ cremations: { columns: { case_id: { among: "cases.kind == 'cremation'" } } } });
  expect(named).toEqual([]);
  expect(rows('cremations').length).toBeGreaterThan(100);
  for (const { case_id } of rows('cremations')) expect(cases.get(case_id!)!['kind']).toBe('cremation');
});

test('rows only for parents of a kind, so many for each', async () => {
  const { rows, named } = await funerals({
    cases: { rows: 200, columns: { kind: { values: { cremation: 30, burial: 70 } } } },
    cremations: { rows: { per: 'cases', low: 2, typical: 2, high: 2 }, columns: { case_id: { among: "cases.kind in ['cremation']" } } },
  });
  expect(named).toEqual([]);
  const each = Map.groupBy(rows('cremations'), ({ case_id }) => case_id);
  for (const { id, kind } of rows('cases')) expect(each.get(id!)?.length ?? 0).toBe(kind === 'cremation' ? 2 : 0);
});

test('a reference among rows that agree with this row', async () => {
  const { rows, named, cases, staff } = await funerals({ cremations: { columns: { staff_id: { among: 'staff.office_id == cases.office_id' } } } });
  expect(named).toEqual([]);
  for (const { case_id, staff_id } of rows('cremations')) expect(staff.get(staff_id!)!['office_id']).toBe(cases.get(case_id!)!['office_id']);
  const { rows: more, named: none, staff: all } = await funerals({ cases: { columns: { closed_by: { among: 'staff.office_id == office_id', null: 0.2 } } } });
  expect(none).toEqual([]);
  const closed = more('cases').filter(({ closed_by }) => closed_by !== null);
  expect(closed.length).toBeGreaterThan(200);
  for (const { office_id, closed_by } of closed) expect(all.get(closed_by!)!['office_id']).toBe(office_id);
});

test('a reference among rows by way of a third table', async () => {
  const { rows, named } = await funerals({
    helpers: { rows: { per: 'cases', low: 1, typical: 2, high: 4 } },
    cremations: { columns: { staff_id: { among: 'helpers.staff_id where helpers.case_id == case_id' } } },
  });
  expect(named).toEqual([]);
  const helpers = new Set(rows('helpers').map(({ case_id, staff_id }) => `${case_id} ${staff_id}`));
  for (const { case_id, staff_id } of rows('cremations')) expect(helpers.has(`${case_id} ${staff_id}`)).toBe(true);
});

test('a reference is NULL exactly where a time is', async () => {
  const { rows, named } = await funerals({ cases: { columns: { closed_at: { null: 0.4 }, closed_by: { null: { when: 'closed_at == null' } } } } });
  expect(named).toEqual([]);
  const open = rows('cases').filter(({ closed_by }) => closed_by === null);
  expect(Math.abs(open.length / rows('cases').length - 0.4)).toBeLessThan(0.08);
  for (const { closed_at, closed_by } of rows('cases')) expect(closed_at === null).toBe(closed_by === null);
});

test('values of a parent’s parent, of siblings and of children', async () => {
  const { rows, named, cases, offices } = await funerals({
    cremations: { columns: { plan_of: { formula: 'cases.offices.plan' }, of_n: { formula: 'count(cremations)' } } },
    cases: { columns: { seats: { formula: 'count(cremations)' } } },
  });
  expect(named).toEqual([]);
  const each = Map.groupBy(rows('cremations'), ({ case_id }) => case_id!);
  for (const { case_id, plan_of, of_n } of rows('cremations')) {
    expect(plan_of).toBe(offices.get(cases.get(case_id!)!['office_id']!)!['plan']);
    expect(Number(of_n)).toBe(each.get(case_id!)!.length);
  }
  for (const { id, seats } of rows('cases')) expect(Number(seats)).toBe(each.get(id!)?.length ?? 0);
});

test('a whole number that counts within a parent', async () => {
  const { rows, named } = await funerals({ cremations: { columns: { no: { template: '{running}', running: { by: 'case_id' } } } } });
  expect(named).toEqual([]);
  for (const of of Map.groupBy(rows('cremations'), ({ case_id }) => case_id).values())
    expect(of.map(({ no }) => Number(no)).toSorted((a, b) => a - b)).toEqual(of.map((_, i) => i + 1));
  const all = await funerals({ cremations: { columns: { no: { template: '{n}' } } } });
  expect(new Set(all.rows('cremations').map(({ no }) => no)).size).toBe(all.rows('cremations').length);
});

test('parts that come to the whole of their parent', async () => {
  const { rows, named } = await funerals({ cases: { columns: { total: { low: 100, high: 900, step: 0.01 } }, equations: ['sum(cremations.share) == total'] } });
  expect(named).toEqual([]);
  const each = Map.groupBy(rows('cremations'), ({ case_id }) => case_id!);
  const several = rows('cases').filter(({ id }) => (each.get(id!)?.length ?? 0) > 1);
  expect(several.length).toBeGreaterThan(30);
  for (const { id, total } of several) {
    const shares = each.get(id!)!.map(({ share }) => Number(share));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(Number(total), 6);
    expect(Math.min(...shares)).toBeGreaterThan(0);
  }
});

test('numbers up to one of the parent', async () => {
  const { rows, named, offices } = await funerals({
    offices: { columns: { max_seats: { low: 3, high: 20 } } },
    cases: { columns: { seats: { low: 1, high: 15 } }, orders: ['seats <= offices.max_seats'] },
  });
  expect(named).toEqual([]);
  for (const { office_id, seats } of rows('cases')) {
    expect(Number(seats)).toBeLessThanOrEqual(Math.min(15, Number(offices.get(office_id!)!['max_seats'])));
    expect(Number(seats)).toBeGreaterThanOrEqual(1);
  }
  expect(new Set(rows('cases').map(({ seats }) => seats)).size).toBeGreaterThan(5);
});

test('one of two prices beside a range, a formula by kind, and times of day in order', async () => {
  const { rows, named } = await funerals({
    cases: {
      when: [{ if: "kind == 'burial'", then: { price: { values: { 200: 3, 250: 1 } }, total: { formula: 'price * 2' } } }],
      columns: { price: { low: 300, high: 400 } },
      orders: ['opens < closes'],
    },
  });
  expect(named).toEqual([]);
  for (const { kind, price, total, opens, closes } of rows('cases')) {
    if (kind === 'burial') expect([['200', '250'].includes(price!), Number(total)]).toEqual([true, Number(price) * 2]);
    else expect(Number(price)).toBeGreaterThanOrEqual(300);
    expect(opens! < closes!).toBe(true);
  }
  const dear =
    rows('cases').filter(({ kind, price }) => kind === 'burial' && price === '200').length / rows('cases').filter(({ kind }) => kind === 'burial').length;
  expect(Math.abs(dear - 0.75)).toBeLessThan(0.15);
});

test('first and last days of months, today, and periods that follow one another', async () => {
  const { rows, named } = await funerals({
    cases: { columns: { month_from: { formula: 'firstOfMonth(opened_on)' }, month_to: { formula: 'lastOfMonth(opened_on)' } } },
    cremations: {
      columns: { begins_on: { formula: 'turn(case_id, cases.opened_on, today())' }, ends_on: { formula: 'addDays(next(case_id, begins_on), -1)' } },
    },
  });
  expect(named).toEqual([]);
  for (const { opened_on, month_from, month_to } of rows('cases')) {
    expect(month_from).toBe(`${opened_on!.slice(0, 8)}01`);
    expect(new Date(Date.parse(month_to!) + 86_400_000).getUTCDate()).toBe(1);
  }
  const each = Map.groupBy(rows('cremations'), ({ case_id }) => case_id!);
  for (const of of each.values()) {
    const sorted = of.toSorted((a, b) => a['begins_on']!.localeCompare(b['begins_on']!) || (a['ends_on'] === null ? 1 : -1));
    for (const [i, { ends_on }] of sorted.entries()) {
      const next = sorted[i + 1]?.['begins_on'];
      if (next === undefined) expect(ends_on).toBeNull();
      else expect(Date.parse(ends_on!) + 86_400_000).toBe(Date.parse(next!));
    }
  }
});

test('steps of a month', async () => {
  const { rows, named, cases } = await funerals({
    cremations: { columns: { no: { formula: 'place(case_id) + 1' }, begins_on: { formula: 'addMonths(firstOfMonth(cases.opened_on), no - 1)' } } },
  });
  expect(named).toEqual([]);
  for (const { case_id, no, begins_on } of rows('cremations')) {
    const first = new Date(`${cases.get(case_id!)!['opened_on']!.slice(0, 8)}01T00:00:00Z`);
    first.setUTCMonth(first.getUTCMonth() + Number(no) - 1);
    expect(begins_on).toBe(first.toISOString().slice(0, 10));
  }
});

test('the last change comes after the times that an answer orders', async () => {
  const { rows, named } = await funerals({ staff: { orders: ['created_at +[1 day, 30 days, 200 days]-> trained_at'] } });
  expect(named).toEqual([]);
  for (const { created_at, trained_at, updated_at } of rows('staff'))
    for (const time of [created_at, trained_at]) if (time !== null) expect(Date.parse(updated_at!)).toBeGreaterThanOrEqual(Date.parse(time!));
});

test('a form of address by the sex of the name', async () => {
  const ddl = `create table members (id serial primary key, salutation text not null, first_name text not null, last_name text not null, sex char(1) not null check (sex in ('m', 'w')));`;
  const { rows, named } = await answeredRows(ddl, {
    members: { columns: { salutation: { values: { Herr: 45, Frau: 45, 'Dr.': 10 } }, sex: { values: ['m', 'w'] } } },
  });
  expect(named).toEqual([]);
  const by = Map.groupBy(rows('members'), ({ salutation }) => salutation!);
  expect([...by.keys()].toSorted()).toEqual(['Dr.', 'Frau', 'Herr']);
  expect(new Set(by.get('Frau')!.map(({ sex }) => sex))).toEqual(new Set(['w']));
  expect(new Set(by.get('Herr')!.map(({ sex }) => sex))).toEqual(new Set(['m']));
});

test('one statement about a column of every table, and of none', async () => {
  const { rows, named } = await answeredRows(FUNERALS, { staff: { columns: { created_at: { range: ['2024-01-01', '2024-12-31'] } } } }, 100, {
    columns: { created_at: { range: ['2020-01-01', '2020-12-31'] }, total: { value: 12.5 }, nobody: { value: 1 } },
  });
  expect(named).toEqual([expect.stringContaining('/columns/nobody: No table has a column "nobody".')]);
  for (const { created_at } of rows('staff')) expect(created_at!.slice(0, 4)).toBe('2024');
  for (const { total } of rows('cases')) expect(total).toBe('12.50');
});

test('a middle, a step and a shape beside a limit by the parent are in the rows', async () => {
  const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  const seats = async (said: object) => {
    const { rows, named, offices } = await funerals({
      offices: { columns: { max_seats: { low: 200, high: 400 } } },
      cases: { columns: { seats: said }, orders: ['seats <= offices.max_seats'] },
    });
    expect(named).toEqual([]);
    for (const { office_id, seats: own } of rows('cases')) expect(Number(own)).toBeLessThanOrEqual(Number(offices.get(office_id!)!['max_seats']));
    return rows('cases').map(({ seats: own }) => Number(own));
  };
  expect(Math.abs(middle(await seats({ low: 0, middle: 150, high: 400 })) - 150)).toBeLessThan(12);
  expect(Math.abs(middle(await seats({ low: 0, middle: 20, high: 400 })) - 20)).toBeLessThan(4);
  expect((await seats({ low: 0, high: 400, step: 25 })).filter((own) => own % 25 !== 0)).toEqual([]);
  expect(middle(await seats({ low: 0, high: 400, shape: 'left-skewed' }))).toBeGreaterThan(middle(await seats({ low: 0, high: 400, shape: 'even' })) + 40);
});

test('a middle beside a limit from below', async () => {
  const { rows, named, offices } = await funerals({
    offices: { columns: { max_seats: { low: 3, high: 20 } } },
    cases: { columns: { seats: { low: 1, middle: 60, high: 300 } }, orders: ['offices.max_seats <= seats'] },
  });
  expect(named).toEqual([]);
  const seats = rows('cases').map(({ seats: own }) => Number(own));
  for (const { office_id, seats: own } of rows('cases')) expect(Number(own)).toBeGreaterThanOrEqual(Number(offices.get(office_id!)!['max_seats']));
  expect(Math.abs(seats.toSorted((a, b) => a - b)[Math.floor(seats.length / 2)]! - 60)).toBeLessThan(8);
});

test('a reference cannot agree with a plain column: the message says why, and what can be said instead', async () => {
  const { named } = await funerals({ cremations: { columns: { case_id: { among: 'cases.kind == kin' } } } });
  expect(named).toEqual([expect.stringMatching(/kin is no reference: .*follows the row that was chosen/)]);
  const { rows, named: none, cases } = await funerals({ cremations: { columns: { kin: { formula: 'cases.kind' } } } });
  expect(none).toEqual([]);
  for (const { case_id, kin } of rows('cremations')) expect(kin).toBe(cases.get(case_id!)!['kind']);
});

test('a formula in a condition is counted in the rows, and named where a CHECK forbids it', async () => {
  const twice = (formula: string) => ({
    cases: { when: [{ if: "kind == 'burial'", then: { price: { formula } } }] },
  });
  const { rows, named } = await funerals(twice('seats * 2'));
  expect(named).toEqual([]);
  for (const { kind, seats, price } of rows('cases')) if (kind === 'burial') expect(Number(price)).toBe(Number(seats) * 2);
  const bounded = FUNERALS.replace('price int not null', 'price int not null check (price between 1 and 3)');
  const { named: why } = await answeredRows(bounded, { ...NEEDS, ...twice('seats * 2') });
  expect(why).toEqual([expect.stringMatching(/price.*\d+ of \d+ rows hold other values, such as "\d+": its type or its own CHECK leaves no room for them/)]);
  const { named: other } = await answeredRows(bounded, {
    ...NEEDS,
    cases: { columns: { price: { when: [{ if: "kind == 'burial'", then: 2 }], else: { formula: 'seats * 2' } } } },
  });
  expect(other).toEqual([expect.stringMatching(/price.*rows hold other values/)]);
});

/** A gate: cards that may be taken back, and what they opened. */
const GATE = `
create table cards (id serial primary key, issued_at timestamptz not null, revoked_at timestamptz, revoked_on date);
create table passages (id serial primary key, card_id int not null references cards, passed_at timestamptz not null, checked_on date not null, seen_at timestamptz not null);
`;

test('times that are not after one of the parent, with and without one that they follow', async () => {
  const { rows, named } = await answeredRows(GATE, {
    cards: { rows: 60, columns: { revoked_at: { null: 0.4 } }, orders: ['issued_at +[20 days, 90 days, 300 days]-> revoked_at'] },
    passages: {
      rows: { per: 'cards', low: 3, typical: 5, high: 8 },
      orders: [
        'cards.issued_at <= passed_at',
        'passed_at <= cards.revoked_at',
        'cards.issued_at <= checked_on',
        'cards.revoked_at >= checked_on',
        'seen_at < cards.revoked_at',
      ],
    },
  });
  expect(named).toEqual([]);
  const cards = new Map(rows('cards').map((card) => [card['id']!, card]));
  expect(rows('cards').filter(({ revoked_at }) => revoked_at !== null).length).toBeGreaterThan(20);
  for (const { card_id, passed_at, checked_on, seen_at } of rows('passages')) {
    const { issued_at, revoked_at } = cards.get(card_id!)!;
    expect(passed_at! >= issued_at!).toBe(true);
    expect(checked_on! >= issued_at!.slice(0, 10)).toBe(true);
    for (const at of [passed_at!, seen_at!]) expect(at <= (revoked_at ?? '9')).toBe(true);
    expect(checked_on! <= (revoked_at ?? '9').slice(0, 10)).toBe(true);
  }
  expect(new Set(rows('passages').map(({ passed_at }) => passed_at)).size).toBeGreaterThan(200);
});

/** A clinic: the times of an appointment belong to its states. */
const CLINIC = `
create table appointments (id serial primary key, status text not null check (status in ('requested', 'confirmed', 'in_progress', 'completed', 'cancelled')),
  created_at timestamptz not null, confirmed_at timestamptz, started_at timestamptz, completed_at timestamptz, cancelled_at timestamptz);
`;

test('times in an order stay away from rows whose state has not brought them', async () => {
  const { rows, named } = await answeredRows(CLINIC, {
    appointments: {
      columns: { status: { values: { requested: 10, confirmed: 20, in_progress: 5, completed: 55, cancelled: 10 } } },
      orders: [
        'created_at +[1 hour, 1 day, 3 days]-> confirmed_at +[1 day, 5 days, 20 days]-> started_at +[10 minutes, 20 minutes, 1 hour]-> completed_at',
        'created_at +[1 hour, 2 days, 9 days]-> cancelled_at',
      ],
    },
  });
  expect(named).toEqual([]);
  for (const { status, confirmed_at, started_at, completed_at, cancelled_at } of rows('appointments')) {
    expect([status, completed_at !== null]).toEqual([status, status === 'completed']);
    expect([status, cancelled_at !== null]).toEqual([status, status === 'cancelled']);
    if (status !== 'cancelled') expect([status, started_at !== null]).toEqual([status, ['in_progress', 'completed'].includes(status!)]);
    if (status === 'requested') expect(confirmed_at).toBe(null);
  }
});

test('a reference among rows whose column is NULL, that have one of some values, or that a CHECK keeps together with a time', async () => {
  const { rows, named } = await answeredRows(
    `create table carts (id serial primary key, state text not null check (state in ('open', 'paid', 'void')), settled_at timestamptz, sold_on date, amount numeric(8, 2) not null,
       check ((state = 'open') = (settled_at is null)));
     create table receipts (id serial primary key, cart_id int not null references carts);
     create table notes (id serial primary key, cart_id int not null references carts);
     create table bids (id serial primary key, cart_id int not null references carts);`,
    {
      carts: { columns: { sold_on: { null: 0.4 }, state: { values: { open: 30, paid: 50, void: 20 } } } },
      receipts: { columns: { cart_id: { among: "carts.state == 'paid'" } } },
      notes: { columns: { cart_id: { among: "(carts.state == 'open' || carts.state == 'void') && carts.amount > 0" } } },
      bids: { columns: { cart_id: { among: 'carts.sold_on == null' } } },
    },
  );
  expect(named).toEqual([]);
  const carts = new Map(rows('carts').map((row) => [row['id']!, row]));
  const statesOf = (table: string) => [...new Set(rows(table).map(({ cart_id }) => carts.get(cart_id!)!['state']))].sort();
  expect(statesOf('receipts')).toEqual(['paid']);
  expect(statesOf('notes')).toEqual(['open', 'void']);
  expect(rows('bids').filter(({ cart_id }) => carts.get(cart_id!)!['sold_on'] !== null)).toEqual([]);
});

test('a form of "among" that cannot choose rows is named with the reason, and what a formula makes of a row chooses it', async () => {
  const { rows, named } = await funerals({
    staff: { columns: { title: { formula: "offices.plan == 'pro' ? 'chief' : 'clerk'" } } },
    helpers: { columns: { staff_id: { among: "staff.title == 'chief'" } } },
    cases: { columns: { closed_by: { among: 'staff.created_at <= opened_on' } } },
    cremations: { columns: { case_id: { among: "cases.kind == 'burial' || cases.seats > 3" }, staff_id: { among: "staff.offices.plan == 'pro'" } } },
  });
  expect(named).toEqual([
    expect.stringMatching(/closed_by\/among: .*opened_on of this row, which is made after the row is chosen/),
    expect.stringMatching(/case_id\/among: .*\|\| joins values of one of its columns/),
    expect.stringMatching(/staff_id\/among: .*over two references/),
  ]);
  const titles = new Map(rows('staff').map((one) => [one['id'], one['title']]));
  for (const helper of rows('helpers')) expect(titles.get(helper['staff_id']!)).toBe('chief');
});

test('an example decides all of its columns, also the one by which a reference is NULL', async () => {
  const examples = [
    { name: 'Shaft seal', origin: 'bought', unit: 'piece' },
    { name: 'Flange', origin: 'made', unit: 'piece' },
    { name: 'Copper tube', origin: 'bought', unit: 'metre' },
    { name: 'Base plate', origin: 'made', unit: 'kilo' },
  ];
  const { rows, named } = await answeredRows(
    `create table vendors (id serial primary key, label text not null);
     create table pieces (id serial primary key, name text not null, origin text not null check (origin in ('made', 'bought')), unit text not null, vendor_id int references vendors);`,
    { pieces: { examples, columns: { vendor_id: { null: { when: "origin == 'made'" } } } } },
  );
  expect(named).toEqual([]);
  const known = new Map(examples.map((each) => [each.name, each]));
  for (const { name, origin, unit, vendor_id } of rows('pieces')) {
    expect({ name, origin, unit }).toEqual(known.get(name!));
    expect(vendor_id === null).toBe(origin === 'made');
  }
});

test('rows for each parent beside a share of rows without one come to that number on average, and say so', async () => {
  const { rows, named } = await answeredRows(
    `create table rooms (id serial primary key, label text not null);
     create table visits (id serial primary key, room_id int references rooms, seen_on date not null);`,
    { rooms: { rows: 100 }, visits: { rows: { per: 'rooms', low: 3, typical: 3, high: 3 }, columns: { room_id: { null: 0.25 } } } },
  );
  expect(named).toEqual([expect.stringMatching(/visits\/rows: 25 in 100 rows have no public\.rooms/)]);
  const all = rows('visits');
  expect(all.length).toBe(400);
  expect(all.filter(({ room_id }) => room_id === null).length).toBeGreaterThan(60);
});

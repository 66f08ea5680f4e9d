import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

type Tables = Parameters<typeof rowsOf>[0];
const minutes = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;
const days = (from: string, to: string): number => minutes(from, to) / 1440;

test('a length in a small whole number is the time from the beginning to the end, and hours those between coming and going', async () => {
  const tables: Tables = [
    {
      name: 'rehearsals',
      columns: [
        'id integer not null',
        'starts_at timestamp not null',
        'ends_at timestamp not null',
        'duration_minutes smallint not null',
        'km_start integer',
        'km_end integer',
      ],
    },
    { name: 'stints', columns: ['id integer not null', 'checked_in_at timestamp not null', 'checked_out_at timestamp', 'hours numeric(5,2)'] },
  ];
  const rehearsals = await rowsOf(tables, 'rehearsals', ['starts_at', 'ends_at', 'duration_minutes']);
  expect(rehearsals.length).toBeGreaterThan(50);
  for (const [from, to, length] of rehearsals) expect(Math.abs(minutes(from!, to!) - Number(length))).toBeLessThanOrEqual(1);
  const stints = (await rowsOf(tables, 'stints', ['checked_in_at', 'checked_out_at', 'hours'])).filter(([, out, hours]) => out !== null && hours !== null);
  expect(stints.length).toBeGreaterThan(50);
  for (const [from, to, hours] of stints) expect(Math.abs(minutes(from!, to!) / 60 - Number(hours))).toBeLessThan(0.1);
});

test('kilometres at the end are those at the beginning and what was driven in between', async () => {
  const tables: Tables = [
    {
      name: 'tours',
      columns: ['id integer not null', 'starts_at timestamp not null', 'ends_at timestamp not null', 'km_start integer not null', 'km_end integer not null'],
    },
  ];
  const rows = await rowsOf(tables, 'tours', ['starts_at', 'ends_at', 'km_start', 'km_end']);
  expect(rows.length).toBeGreaterThan(50);
  for (const [from, to, start, end] of rows) {
    expect(Number(end)).toBeGreaterThanOrEqual(Number(start));
    expect(Number(end) - Number(start)).toBeLessThanOrEqual((minutes(from!, to!) / 60) * 60 + 1);
  }
});

test('the running period of a subscription is as many months as its plan says', async () => {
  const tables: Tables = [
    {
      name: 'plans',
      columns: ['id integer not null', 'name text not null', 'interval_months integer not null'],
    },
    {
      name: 'subscriptions',
      columns: [
        'id integer not null',
        'plan_id integer not null',
        'created_at timestamp not null',
        'current_period_start date not null',
        'current_period_end date not null',
      ],
      refers: ['plan_id -> plans.id'],
    },
  ];
  const plans = new Map((await rowsOf(tables, 'plans', ['id', 'interval_months'])).map(([id, months]) => [id, Number(months)]));
  const rows = await rowsOf(tables, 'subscriptions', ['plan_id', 'current_period_start', 'current_period_end']);
  expect(rows.length).toBeGreaterThan(50);
  for (const [plan, from, to] of rows) expect(Math.abs(days(from!, to!) - plans.get(plan!)! * 30.44)).toBeLessThan(5);
});

test('a gift that recurs is given as it was agreed, what came in is what a campaign has raised, and a receipt is for the year of the donation', async () => {
  const tables: Tables = [
    {
      name: 'appeals',
      columns: ['id integer not null', 'title text not null', 'goal_amount numeric(12,2) not null', 'raised_amount numeric(12,2) not null default 0'],
    },
    { name: 'donors', columns: ['id integer not null', 'full_name text not null'] },
    {
      name: 'recurring_gifts',
      columns: ['id integer not null', 'donor_id integer not null', 'appeal_id integer', 'amount numeric(12,2) not null'],
      refers: ['donor_id -> donors.id', 'appeal_id -> appeals.id'],
    },
    {
      name: 'donations',
      columns: [
        'id integer not null',
        'donor_id integer not null',
        'appeal_id integer',
        'recurring_gift_id integer',
        'status donation_status not null',
        'amount numeric(12,2) not null',
        'fee_amount numeric(12,2) not null',
        'net_amount numeric(12,2) not null',
        'donated_at timestamp not null',
      ],
      refers: ['donor_id -> donors.id', 'appeal_id -> appeals.id', 'recurring_gift_id -> recurring_gifts.id'],
    },
    {
      name: 'receipts',
      columns: ['id integer not null', 'donation_id integer not null', 'tax_year integer not null'],
      refers: ['donation_id -> donations.id'],
      unique: [['donation_id']],
    },
  ];
  const types = { donation_status: { kind: 'enum' as const, labels: ['pending', 'succeeded', 'failed', 'refunded'] } };
  const donations = await rowsOf(
    tables,
    'donations',
    ['id', 'appeal_id', 'recurring_gift_id', 'status', 'amount', 'fee_amount', 'net_amount', 'donated_at'],
    types,
    20_000,
  );
  const gifts = new Map((await rowsOf(tables, 'recurring_gifts', ['id', 'amount'], types, 20_000)).map(([id, amount]) => [id, amount]));
  const recurring = donations.filter(([, , gift]) => gift !== null);
  expect(recurring.length).toBeGreaterThan(20);
  for (const [, , gift, , amount] of recurring) expect(amount).toBe(gifts.get(gift!));
  for (const [, , , , amount, fee, net] of donations) expect(Math.abs(Number(amount) - Number(fee) - Number(net))).toBeLessThan(0.01);
  const raised = new Map<string | null, number>();
  for (const [, appeal, , status, amount] of donations) if (status === 'succeeded') raised.set(appeal!, (raised.get(appeal!) ?? 0) + Number(amount));
  const appeals = await rowsOf(tables, 'appeals', ['id', 'raised_amount'], types, 20_000);
  for (const [id, amount] of appeals) expect(Math.abs(Number(amount) - (raised.get(id!) ?? 0))).toBeLessThan(0.01);
  const years = new Map(donations.map((row) => [row[0], row[7]!.slice(0, 4)]));
  const receipts = await rowsOf(tables, 'receipts', ['donation_id', 'tax_year'], types);
  expect(receipts.length).toBeGreaterThan(20);
  for (const [donation, year] of receipts) expect(year).toBe(years.get(donation!));
});

test('a rent is about what was asked for the flat, which is on a floor that its house has, and a lesson costs what its contract says', async () => {
  const tables: Tables = [
    { name: 'buildings', columns: ['id integer not null', 'name text not null', 'floors smallint not null'] },
    {
      name: 'flats',
      columns: ['id integer not null', 'building_id integer not null', 'floor smallint not null', 'asking_rent numeric(10,2) not null'],
      refers: ['building_id -> buildings.id'],
    },
    {
      name: 'leases',
      columns: ['id integer not null', 'flat_id integer not null', 'monthly_rent numeric(10,2) not null'],
      refers: ['flat_id -> flats.id'],
    },
    { name: 'agreements', columns: ['id integer not null', 'lesson_price numeric(6,2) not null', 'exam_price numeric(6,2) not null'] },
    {
      name: 'lessons',
      columns: ['id integer not null', 'agreement_id integer not null', 'price numeric(8,2) not null', 'topic text not null'],
      refers: ['agreement_id -> agreements.id'],
    },
  ];
  const floors = new Map((await rowsOf(tables, 'buildings', ['id', 'floors'])).map(([id, most]) => [id, Number(most)]));
  const flats = new Map((await rowsOf(tables, 'flats', ['id', 'building_id', 'floor', 'asking_rent'])).map(([id, ...rest]) => [id, rest]));
  for (const [building, floor] of flats.values()) expect(Number(floor)).toBeLessThanOrEqual(floors.get(building!)!);
  const leases = await rowsOf(tables, 'leases', ['flat_id', 'monthly_rent']);
  expect(leases.length).toBeGreaterThan(50);
  for (const [flat, rent] of leases) expect(Math.abs(Number(rent) / Number(flats.get(flat!)![2]) - 1)).toBeLessThan(0.1);
  const prices = new Map((await rowsOf(tables, 'agreements', ['id', 'lesson_price'])).map(([id, price]) => [id, price]));
  for (const [agreement, price] of await rowsOf(tables, 'lessons', ['agreement_id', 'price'])) expect(Number(price)).toBe(Number(prices.get(agreement!)));
});

test('the page of a tutor is that of a user with the role, who is grown up, and both people of a chat write in it', async () => {
  const tables: Tables = [
    { name: 'users', columns: ['id integer not null', 'email text not null', 'role user_role not null'] },
    {
      name: 'tutor_profiles',
      columns: [
        'id integer not null',
        'user_id integer not null',
        'bio text not null',
        'birth_date date not null',
        'years_of_experience integer not null',
        'max_pets integer not null',
      ],
      refers: ['user_id -> users.id'],
      unique: [['user_id']],
    },
    {
      name: 'chats',
      columns: ['id integer not null', 'pupil_id integer not null', 'tutor_id integer not null'],
      refers: ['pupil_id -> users.id', 'tutor_id -> tutor_profiles.id'],
    },
    {
      name: 'messages',
      columns: ['id integer not null', 'chat_id integer not null', 'sender_id integer not null', 'body text not null'],
      refers: ['chat_id -> chats.id', 'sender_id -> users.id'],
    },
    { name: 'advisers', columns: ['id integer not null', 'full_name text not null', 'position adviser_position not null'] },
    { name: 'deals', columns: ['id integer not null', 'agent_id integer not null', 'title text not null'], refers: ['agent_id -> advisers.id'] },
  ];
  const types = {
    user_role: { kind: 'enum' as const, labels: ['PUPIL', 'TUTOR', 'ADMIN'] },
    adviser_position: { kind: 'enum' as const, labels: ['letting_agent', 'sales_agent', 'bookkeeper', 'clerk'] },
  };
  const roles = new Map((await rowsOf(tables, 'users', ['id', 'role'], types, 20_000)).map(([id, role]) => [id, role]));
  const tutors = new Map(
    (await rowsOf(tables, 'tutor_profiles', ['id', 'user_id', 'birth_date', 'years_of_experience'], types, 20_000)).map(([id, ...rest]) => [id, rest]),
  );
  expect(tutors.size).toBeGreaterThan(20);
  for (const [user, born, years] of tutors.values()) {
    expect(roles.get(user!)).toBe('TUTOR');
    expect(Number(born!.slice(0, 4))).toBeLessThan(2012);
    expect(Number(years)).toBeLessThanOrEqual(Math.max(0, 2026 - Number(born!.slice(0, 4)) - 16));
  }
  const chats = new Map(
    (await rowsOf(tables, 'chats', ['id', 'pupil_id', 'tutor_id'], types, 20_000)).map(([id, pupil, tutor]) => [id, [pupil, tutors.get(tutor!)![0]]]),
  );
  const messages = await rowsOf(tables, 'messages', ['chat_id', 'sender_id'], types, 20_000);
  expect(messages.length).toBeGreaterThan(50);
  expect(messages.filter(([chat, sender]) => !chats.get(chat!)!.includes(sender!))).toEqual([]);
  const positions = new Map((await rowsOf(tables, 'advisers', ['id', 'position'], types, 20_000)).map(([id, position]) => [id, position]));
  for (const [agent] of await rowsOf(tables, 'deals', ['agent_id'], types)) expect(positions.get(agent!)).toMatch(/agent$/);
});

test('a call opens before it closes, both before what it is for begins, and nobody signs up once that is over', async () => {
  const tables: Tables = [
    {
      name: 'festivals',
      columns: [
        'id integer not null',
        'name text not null',
        'cfp_opens_at timestamp not null',
        'cfp_closes_at timestamp not null',
        'start_date date not null',
        'end_date date not null',
        'signup_deadline date',
      ],
    },
  ];
  const rows = await rowsOf(tables, 'festivals', ['cfp_opens_at', 'cfp_closes_at', 'start_date', 'signup_deadline']);
  expect(rows.length).toBeGreaterThan(20);
  for (const [opens, closes, start, deadline] of rows) {
    expect(opens! < closes!).toBe(true);
    expect(closes!.slice(0, 10) <= start!).toBe(true);
    if (deadline !== null) expect(deadline! <= start!).toBe(true);
  }
});

test('an order without a code has no discount', async () => {
  const tables: Tables = [
    { name: 'customers', columns: ['id integer not null', 'email text not null'] },
    { name: 'discountcodes', columns: ['id integer not null', 'code text not null', 'percent_off integer not null'] },
    {
      name: 'orders',
      columns: [
        'id integer not null',
        'customer_id integer not null',
        'discount_code_id integer',
        'subtotal numeric(10,2) not null',
        'discount_amount numeric(10,2) not null',
        'total numeric(10,2) not null',
      ],
      refers: ['customer_id -> customers.id', 'discount_code_id -> discountcodes.id'],
    },
  ];
  const rows = await rowsOf(tables, 'orders', ['discount_code_id', 'discount_amount']);
  expect(rows.filter(([code]) => code === null).length).toBeGreaterThan(20);
  for (const [code, off] of rows) if (code === null) expect(Number(off)).toBe(0);
});

test('a flat has one lease after another, whose rent is charged, and rehearsals that are measured in minutes take hours', async () => {
  const tables: Tables = [
    { name: 'flats', columns: ['id integer not null', 'label text not null', 'asking_rent numeric(10,2) not null'] },
    { name: 'tenants', columns: ['id integer not null', 'full_name text not null', 'created_at timestamp not null'] },
    {
      name: 'leases',
      columns: [
        'id integer not null',
        'flat_id integer not null',
        'tenant_id integer not null',
        'starts_on date not null',
        'ends_on date',
        'monthly_rent numeric(10,2) not null',
      ],
      refers: ['flat_id -> flats.id', 'tenant_id -> tenants.id'],
    },
    {
      name: 'rent_charges',
      columns: ['id integer not null', 'lease_id integer not null', 'kind charge_kind not null', 'amount numeric(10,2) not null', 'due_on date not null'],
      refers: ['lease_id -> leases.id'],
    },
    {
      name: 'rehearsals',
      columns: ['id integer not null', 'starts_at timestamp not null', 'ends_at timestamp not null', 'duration_minutes smallint not null'],
    },
  ];
  const types = { charge_kind: { kind: 'enum' as const, labels: ['rent', 'parking', 'other'] } };
  const leases = await rowsOf(tables, 'leases', ['id', 'flat_id', 'starts_on', 'ends_on', 'monthly_rent'], types, 20_000);
  const of = Map.groupBy(leases, ([, flat]) => flat);
  expect([...of.values()].some((each) => each.length > 1)).toBe(true);
  for (const each of of.values()) {
    const sorted = each.toSorted((one, other) => one[2]!.localeCompare(other[2]!));
    for (const [i, [, , , end]] of sorted.slice(0, -1).entries()) expect(end !== null && end! <= sorted[i + 1]![2]!).toBe(true);
  }
  const rents = new Map(leases.map(([id, , , , rent]) => [id, rent]));
  const charges = (await rowsOf(tables, 'rent_charges', ['lease_id', 'kind', 'amount'], types)).filter(([, kind]) => kind === 'rent');
  expect(charges.length).toBeGreaterThan(20);
  for (const [lease, , amount] of charges) expect(amount).toBe(rents.get(lease!));
  for (const [from, to] of await rowsOf(tables, 'rehearsals', ['starts_at', 'ends_at'], types)) {
    expect(minutes(from!, to!)).toBeGreaterThanOrEqual(30);
    expect(minutes(from!, to!)).toBeLessThanOrEqual(240);
  }
});

test('what is decided was submitted before, and visits that are planned lie in the booking that they are for', async () => {
  const tables: Tables = [
    {
      name: 'conferences',
      columns: ['id integer not null', 'name text not null', 'start_date date not null', 'end_date date not null'],
    },
    {
      name: 'proposals',
      columns: [
        'id integer not null',
        'conference_id integer not null',
        'status proposal_status not null',
        'created_at timestamp not null',
        'submitted_at timestamp',
        'decided_at timestamp',
      ],
      refers: ['conference_id -> conferences.id'],
    },
    {
      name: 'stays',
      columns: ['id integer not null', 'guest text not null', 'starts_at timestamp not null', 'ends_at timestamp not null', 'created_at timestamp not null'],
    },
    {
      name: 'visits',
      columns: ['id integer not null', 'stay_id integer not null', 'scheduled_start timestamp not null', 'scheduled_end timestamp not null'],
      refers: ['stay_id -> stays.id'],
    },
  ];
  const types = { proposal_status: { kind: 'enum' as const, labels: ['draft', 'submitted', 'accepted', 'confirmed', 'rejected', 'withdrawn'] } };
  const proposals = await rowsOf(tables, 'proposals', ['status', 'submitted_at', 'decided_at'], types);
  expect(proposals.filter(([status]) => status === 'rejected').length).toBeGreaterThan(5);
  for (const [status, submitted, decided] of proposals) {
    if (['submitted', 'accepted', 'confirmed', 'rejected'].includes(status!)) expect(submitted).not.toBeNull();
    if (submitted !== null && decided !== null) expect(submitted! <= decided!).toBe(true);
  }
  const stays = new Map((await rowsOf(tables, 'stays', ['id', 'starts_at', 'ends_at'], types, 20_000)).map(([id, ...rest]) => [id, rest]));
  const visits = await rowsOf(tables, 'visits', ['stay_id', 'scheduled_start', 'scheduled_end'], types);
  expect(visits.length).toBeGreaterThan(50);
  for (const [stay, from, to] of visits) {
    const [begins, ends] = stays.get(stay!)!;
    expect(begins! <= from! && from! <= to! && to! <= ends!).toBe(true);
  }
});

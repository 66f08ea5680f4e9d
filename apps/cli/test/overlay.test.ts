import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint } from '@seedbed/contract';
import { openTargetServer } from '@seedbed/testing';
import { seedbed } from './support.ts';

const DDL = `
CREATE TABLE customers (id serial PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, email text NOT NULL UNIQUE, tier text NOT NULL CHECK (tier IN ('gold', 'silver', 'basic')));
CREATE TABLE orders (
  id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, status text NOT NULL CHECK (status IN ('pending', 'paid', 'shipped', 'cancelled')),
  created_at timestamptz NOT NULL, paid_at timestamptz, cancelled_at timestamptz, reference text NOT NULL
);
`;
const OVERLAY = {
  $schema: './overlay.schema.json',
  tables: { customers: { rows: 225 }, orders: { rows: 3000, from: '-90d' } },
  columns: {
    'orders.status': { cancelled: '3 %', pending: '12 %' },
    'customers.email': '{first}.{last}@ourshop.example',
    'customers.tier': { gold: 1, basic: 3 },
    'orders.reference': 'ORD {status}',
  },
  relations: { 'orders.customer': { vip: '40 %' } },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-overlay-'));
  await writeFile(join(folder, 'shop.sql'), DDL);
  await writeFile(join(folder, 'overlay.json'), JSON.stringify(OVERLAY));
});
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => seedbed(args, { cwd: folder });
type Row = Record<string, string | number | null>;
async function rowsOf(table: string, ...args: string[]): Promise<Row[]> {
  const { code, stdout, stderr } = await run('generate', ...args, '--table', table, '--format', 'json');
  expect([code, stderr]).toEqual([0, '']);
  return JSON.parse(stdout) as Row[];
}
const share = (rows: readonly Row[], holds: (row: Row) => boolean): number => rows.filter(holds).length / rows.length;

test('one line each, counted in the rows', async () => {
  const orders = await rowsOf('orders', 'shop.sql', '--overlay', 'overlay.json');
  expect(orders).toHaveLength(3000);
  expect(share(orders, ({ status }) => status === 'cancelled')).toBeCloseTo(0.03, 1.7);
  expect(share(orders, ({ status }) => status === 'pending')).toBeCloseTo(0.12, 1.5);
  expect(orders.filter(({ status, cancelled_at }) => (status === 'cancelled') !== (cancelled_at !== null))).toEqual([]);
  expect(orders.filter(({ created_at }) => String(created_at) < '2025-10-03')).toEqual([]);
  expect(orders.every(({ status, reference }) => reference === `ORD ${status!}`)).toBe(true);
  const first = orders.filter(({ customer_id }) => customer_id === 1);
  expect(first).toHaveLength(1200);
  const half = orders.slice(0, 1500).filter(({ customer_id }) => customer_id === 1).length;
  expect(half).toBe(600);
  const customers = await rowsOf('customers', 'shop.sql', '--overlay', 'overlay.json');
  expect(customers).toHaveLength(225);
  expect(customers.filter(({ email }) => !/^[a-z'-]+\.[a-z'-]+\d*@ourshop\.example$/.test(String(email)))).toEqual([]);
  expect(new Set(customers.map(({ email }) => email)).size).toBe(225);
  expect(customers.every(({ first_name, email }) => String(email).startsWith(String(first_name).toLowerCase().slice(0, 3)))).toBe(true);
  expect(share(customers, ({ tier }) => tier === 'silver')).toBe(0);
  expect(share(customers, ({ tier }) => tier === 'gold')).toBeCloseTo(0.25, 0.9);
});

test('the same through the config file, --set, and over a blueprint; the command line wins', async () => {
  const { $schema: _, ...said } = OVERLAY;
  await writeFile(join(folder, 'seedbed.config.json'), JSON.stringify({ schema: 'shop.sql', ...said }));
  const configured = await run('generate', '--table', 'orders');
  const overlaid = await run('generate', 'shop.sql', '--overlay', 'overlay.json', '--table', 'orders');
  expect(configured.stdout).toBe(overlaid.stdout);
  const blueprint = await run('infer', '--out', 'blueprint.json');
  expect(blueprint.code).toBe(0);
  expect((await run('generate', 'blueprint.json', '--table', 'orders')).stdout).toBe(overlaid.stdout);
  expect((await run('generate', '--table', 'orders', '--rows', 'orders=10')).stdout.trim().split('\n')).toHaveLength(11);
  await rm(join(folder, 'seedbed.config.json'));
  const set = ['tables.orders.rows=500', 'columns.orders.status.cancelled=50 %', 'columns.orders.status.paid=50%'].flatMap((text) => ['--set', text]);
  const orders = await rowsOf('orders', 'shop.sql', ...set);
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['cancelled', 'paid']));
  expect(orders).toHaveLength(500);
});

/** Four standard deviations of a share in this many rows. */
const chance = (near: number, rows: number): number => 4 * Math.sqrt((near * (1 - near)) / rows);

test('busy years, months, days and hours, and shares of NULL, counted in the rows', async () => {
  const time = {
    from: '2023-01-01',
    to: '2024-12-31',
    growth: 2,
    season: { '12': 3 },
    weekdays: [1, 1, 1, 1, 1, 0.5, 0],
    hours: { from: '09:00', to: '17:00' },
  };
  const reported = { tables: { orders: { rows: 10_000, ...time } }, columns: { 'orders.note': { null: '20 %' } } };
  await writeFile(join(folder, 'noted.sql'), DDL.replace('reference text NOT NULL', 'reference text NOT NULL, note text'));
  await writeFile(join(folder, 'busy.json'), JSON.stringify(reported));
  const orders = await rowsOf('orders', 'noted.sql', '--overlay', 'busy.json');
  expect(orders).toHaveLength(10_000);
  const made = orders.map(({ created_at: at }) => new Date(String(at)));
  const part = (holds: (at: Date) => boolean): number => made.filter(holds).length / made.length;
  const near = (share: number, wanted: number): void => expect(Math.abs(share - wanted)).toBeLessThan(chance(wanted, made.length) + 0.005);
  near(
    part((at) => at.getUTCFullYear() === 2024),
    2 / 3,
  );
  // Three times, and a month of growth and a day more.
  const [november, december] = [10, 11].map((month) => part((at) => at.getUTCMonth() === month));
  expect(december! / november!).toBeGreaterThan(2.6);
  expect(december! / november!).toBeLessThan(3.8);
  expect(part((at) => at.getUTCDay() === 0)).toBe(0);
  near(
    part((at) => at.getUTCDay() === 6),
    0.5 / 5.5,
  );
  expect(part((at) => at.getUTCHours() >= 9 && at.getUTCHours() < 17)).toBe(1);
  near(
    share(orders, ({ note }) => note === null),
    0.2,
  );
});

test('days and hours hold for the only time of a table, whatever it is called, and it may still lie ahead', async () => {
  await writeFile(join(folder, 'visits.sql'), 'CREATE TABLE visits (id int PRIMARY KEY, guest text NOT NULL, at timestamp NOT NULL);');
  await writeFile(
    join(folder, 'open.json'),
    JSON.stringify({ tables: { visits: { weekdays: [1, 1, 1, 1, 1, 0, 0], hours: { from: '09:00', to: '17:00' } } } }),
  );
  const visits = await rowsOf('visits', 'visits.sql', '--rows', '500', '--overlay', 'open.json');
  const times = visits.map(({ at }) => new Date(`${String(at).replace(' ', 'T').replace(/Z$/, '')}Z`));
  expect(times).toHaveLength(500);
  expect(times.filter((at) => [0, 6].includes(at.getUTCDay()) || at.getUTCHours() < 9 || at.getUTCHours() >= 17)).toEqual([]);
  expect(times.some((at) => at.toISOString() > '2026-01-01')).toBe(true);
});

test('children of each parent, parents without children, and domains by weight, counted in the rows', async () => {
  const counts = async (message: object): Promise<{ parents: number; counts: Map<unknown, number> }> => {
    await writeFile(join(folder, 'relation.json'), JSON.stringify({ tables: { customers: { rows: 1000 } }, ...message }));
    const orders = await rowsOf('orders', 'shop.sql', '--overlay', 'relation.json');
    const byParent = Map.groupBy(orders, ({ customer_id: id }) => id);
    return { parents: byParent.size, counts: new Map([...byParent].map(([id, own]) => [id, own.length])) };
  };
  const three = await counts({ relations: { 'orders.customer': { children: 3 } } });
  expect([three.parents, new Set(three.counts.values())]).toEqual([1000, new Set([3])]);
  const { parents } = await counts({ relations: { 'orders.customer': { none: '25 %' } } });
  expect(Math.abs(parents / 1000 - 0.75)).toBeLessThan(chance(0.75, 1000));
  const domain = { 'a.example': 3, 'b.example': 1 };
  const email = { generator: 'internet.email', parameters: { domain } };
  await writeFile(join(folder, 'domains.json'), JSON.stringify({ tables: { customers: { rows: 1000 } }, columns: { 'customers.email': email } }));
  const customers = await rowsOf('customers', 'shop.sql', '--overlay', 'domains.json');
  expect(Math.abs(share(customers, (row) => String(row['email']).endsWith('@a.example')) - 0.75)).toBeLessThan(chance(0.75, 1000));
  expect(customers.every((row) => /@[ab]\.example$/.test(String(row['email'])))).toBe(true);
});

test('counts of children hold for every parent even if rows of both tables have dates, and no child is before its parent', async () => {
  await writeFile(
    join(folder, 'accounts.sql'),
    `CREATE TABLE accounts (id serial PRIMARY KEY, name text NOT NULL, opened_on date NOT NULL);
    CREATE TABLE transfers (id serial PRIMARY KEY, account_id int NOT NULL REFERENCES accounts, placed_at timestamptz NOT NULL);`,
  );
  const requested = ['accounts.sql', '--rows', 'accounts=1000'];
  const opened = new Map((await rowsOf('accounts', ...requested)).map((row) => [row['id'], String(row['opened_on'])]));
  const quarters = (rows: readonly Row[]) => [...Map.groupBy(rows, (row) => Math.floor((Date.parse(String(row['placed_at'])) - Date.UTC(2024, 0)) / 7.9e9))];
  const made = async (children: object) => {
    const rows = await rowsOf('transfers', ...requested, '--set', `relations.transfers.account=${JSON.stringify({ children })}`);
    expect(rows.filter((row) => String(row['placed_at']).slice(0, 10) < opened.get(row['account_id'])!)).toEqual([]);
    const byAccount = Map.groupBy(rows, (row) => row['account_id']);
    // Rows of one account are spread, and the table's timeline keeps its shape.
    const days = [...byAccount.values()].map((own) => new Set(own.map((row) => String(row['placed_at']).slice(0, 10))).size);
    expect(days.filter((count) => count > 1).length).toBeGreaterThan(0.9 * days.length);
    for (const [, own] of quarters(rows).slice(0, 8)) expect(Math.abs(own.length / rows.length - 1 / 8)).toBeLessThan(0.08);
    return [...opened.keys()].map((id) => byAccount.get(id)?.length ?? 0);
  };
  const between = await made({ min: 2, max: 3 });
  expect(between.filter((each) => each !== 2 && each !== 3)).toEqual([]);
  expect(Math.abs(between.filter((each) => each === 2).length - 500)).toBeLessThan(5);
  const weighted = await made({ '0': 1, '2': 3 });
  expect(weighted.filter((each) => each !== 0 && each !== 2)).toEqual([]);
  expect(Math.abs(weighted.filter((each) => each === 0).length - 250)).toBeLessThan(5);
});

test('a table that begins earlier moves the tables it refers to, and busy years are kept', async () => {
  await writeFile(join(folder, 'dated.sql'), DDL.replace('tier text NOT NULL', 'created_at timestamptz NOT NULL, tier text NOT NULL'));
  const years = async (...sets: string[]) => {
    const orders = await rowsOf('orders', 'dated.sql', '--rows', 'orders=8000,customers=500', ...sets.flatMap((text) => ['--set', `tables.${text}`]));
    const at = Map.groupBy(orders, ({ created_at: time }) => String(time).slice(0, 4));
    return { orders, counts: [...at].toSorted().map(([, rows]) => rows.length) };
  };
  const { counts, orders } = await years('orders.from=-4y', 'orders.growth=2');
  expect(counts).toHaveLength(4);
  for (const [i, count] of counts.slice(1).entries()) expect(count / counts[i]!).toBeCloseTo(2, 0.8);
  // Weekends stay unchanged if only growth is set.
  expect(share(orders, ({ created_at: at }) => [0, 6].includes(new Date(String(at)).getUTCDay()))).toBeLessThan(0.22);
  const early = await years('orders.from=-3y', 'orders.to=-1y');
  expect(early.counts).toHaveLength(2);
  expect(new Set(early.orders.map(({ created_at: at }) => String(at).slice(0, 10))).size).toBeGreaterThan(500);
  const refused = async (...sets: string[]) =>
    (await run('generate', 'dated.sql', '--table', 'orders', ...sets.flatMap((text) => ['--set', `tables.${text}`]))).stderr;
  expect(await refused('orders.from=-3y', 'orders.to=-1y', 'customers.from=-30d')).toContain('Let customers begin earlier, or orders end later.');
  expect(await refused('orders.from=-3y', 'customers.from=-30d')).toContain('Give customers the same from, or leave it out.');
});

test('shares of NULL combine with labels and generators, and labels of several sources add up', async () => {
  await writeFile(join(folder, 'open.sql'), DDL.replace('tier text NOT NULL', 'tier text'));
  await writeFile(join(folder, 'gold.json'), JSON.stringify({ tables: { customers: { rows: 1000 } }, columns: { 'customers.tier': { gold: '20 %' } } }));
  const tiers = async (...set: string[]) => {
    const rows = await rowsOf('customers', 'open.sql', '--overlay', 'gold.json', ...set.flatMap((text) => ['--set', `columns.customers.tier${text}`]));
    return (tier: string | null) => share(rows, (row) => row['tier'] === tier);
  };
  const near = (share: number, wanted: number): void => expect(Math.abs(share - wanted)).toBeLessThan(chance(wanted, 1000));
  const all = await tiers('.silver=30 %', '.null=40 %');
  near(all('gold'), 0.2);
  near(all('silver'), 0.3);
  near(all('basic'), 0.1);
  near(all(null), 0.4);
  const constant = await tiers('={"generator":"constant","parameters":{"value":"silver"},"null":"30 %"}');
  near(constant('silver'), 0.7);
  near(constant(null), 0.3);
});

test('dirty values by share, alone and with other settings; dirt that a column does not accept is rejected with the reason', async () => {
  const dirty = [
    '--set',
    'tables.customers.rows=4000',
    '--set',
    'columns.customers.last_name.dirt.spaces=10 %',
    '--set',
    'columns.customers.last_name.dirt.empty=5%',
  ];
  const mixed = ['--set', 'columns.customers.email={"generator":"internet.email","dirt":"20 %"}', '--set', 'columns.customers.first_name.dirt=20%'];
  const clean = await rowsOf('customers', 'shop.sql', ...dirty.slice(0, 2));
  const rows = await rowsOf('customers', 'shop.sql', ...dirty, ...mixed);
  const near = (holds: (row: Row) => boolean, wanted: number): void =>
    expect(Math.abs(share(rows, holds) - wanted)).toBeLessThan(4 * Math.sqrt((wanted * (1 - wanted)) / 4000));
  near(({ last_name: name }) => name === '', 0.05);
  near(({ last_name: name }) => name !== String(name).trim() || String(name).includes('  '), 0.095);
  near((row) => row['first_name'] !== clean[rows.indexOf(row)]!['first_name'], 0.187);
  expect(new Set(rows.map(({ email }) => email)).size).toBe(4000);
  near(({ email }) => /^ | $/.test(String(email)), 0.08);
  const refused = async (path: string) => {
    const { code, stderr } = await run('generate', 'shop.sql', '--table', 'customers', '--set', `columns.customers.${path}`);
    return `${code} ${stderr}`;
  };
  expect(await refused('email.dirt.empty=1%')).toMatch(
    /^2 .*columns: customers\.email: public\.customers\.email takes no dirt of the kind empty: the unique key customers_email_key takes no value twice\. Leave empty out/s,
  );
  expect(await refused('tier.dirt=5%')).toContain('the column takes no blanks, wrong case or typos: its values are listed.');
  expect(await refused('first_name.dirt.spaces=150%')).toContain('150% is more than all of the values');
  expect(await refused('first_name.dirt.typo=5%')).toContain('columns: customers.first_name: there is no dirt of the kind typo. Is it typos?');
});

test('blanks and missing are kinds of dirt too; a table may have its schema before it', async () => {
  await writeFile(
    join(folder, 'two.sql'),
    `CREATE SCHEMA shop; CREATE TABLE shop.orders (id int PRIMARY KEY, note text, tier text NOT NULL CHECK (tier IN ('a', 'b')));
    CREATE TABLE logs (id int PRIMARY KEY, tier text);`,
  );
  const rows = await rowsOf(
    'shop.orders',
    'two.sql',
    ...[
      'tables.shop.orders.rows=4000',
      'columns.shop.orders.tier.a=30 %',
      'columns.shop.orders.note.dirt.missing=3 %',
      'columns.shop.orders.note.dirt.blanks=10 %',
    ].flatMap((text) => ['--set', text]),
  );
  expect(rows).toHaveLength(4000);
  const near = (holds: (row: Row) => boolean, wanted: number): void =>
    expect(Math.abs(share(rows, holds) - wanted)).toBeLessThan(4 * Math.sqrt((wanted * (1 - wanted)) / 4000));
  near(({ tier }) => tier === 'a', 0.3);
  near(({ note }) => note === null, 0.03);
  near(({ note }) => note !== null && (note !== String(note).trim() || String(note).includes('  ')), 0.097);
  const refused = await run('generate', 'two.sql', '--table', 'shop.orders', '--set', 'columns.shop.orders.tier.dirt={"missing":"3 %"}');
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('columns: shop.orders.tier: the column is NOT NULL.')]);
  await writeFile(join(folder, 'twice.json'), JSON.stringify({ columns: { 'shop.orders.note': { null: '1 %', dirt: { missing: '2 %' } } } }));
  expect((await run('generate', 'two.sql', '--overlay', 'twice.json', '--table', 'shop.orders')).stderr).toContain('missing and null are the same share');
});

test('a generator whose values do not fit the column is rejected, and its values are not cut', async () => {
  await writeFile(join(folder, 'short.sql'), DDL.replace('reference text', 'reference varchar(10)'));
  const refused = async (column: string, kind: string) =>
    (await run('generate', 'short.sql', '--table', 'orders', '--set', `columns.orders.${column}={"generator":"${kind}"}`)).stderr;
  expect(await refused('reference', 'string.ulid')).toMatch(
    /string\.ulid makes values such as "[0-9A-Z]{26}", which the column does not take: it is character varying\(10\)/,
  );
  expect(await refused('status', 'person.fullName')).toContain('it is text, under a CHECK');
  expect(await refused('reference', 'person.firstName')).not.toContain('does not take');
});

test('a fixed value fills every row, also where a share of NULL was inferred; percentages and CHECKs keep theirs', async () => {
  await writeFile(
    join(folder, 'members.sql'),
    `CREATE TABLE members (id serial PRIMARY KEY, card text NOT NULL UNIQUE, notes text, level int, tier text CHECK (tier IN ('gold', 'silver')),
      state text NOT NULL CHECK (state IN ('open', 'left')), left_why text, CHECK ((state = 'left') = (left_why IS NOT NULL)));`,
  );
  const nulls = async (column: string, message: string): Promise<number> => {
    const { stdout, stderr, code } = await run(
      'generate',
      'members.sql',
      '--rows',
      '300',
      '--format',
      'json',
      '--table',
      'members',
      '--set',
      `columns.members.${column}=${message}`,
    );
    expect([code, stderr]).toEqual([0, '']);
    return share(JSON.parse(stdout) as Row[], (row) => row[column] === null);
  };
  expect(await nulls('notes', '{"null":"50 %"}')).toBeCloseTo(0.5, 1);
  expect(await nulls('notes', '{"generator":"person.firstName"}')).toBe(0);
  expect(await nulls('notes', '{"generator":"expression","parameters":{"expression":"string(id)"}}')).toBe(0);
  expect(await nulls('level', '7')).toBe(0);
  expect(await nulls('tier', '{"gold":1,"silver":2}')).toBe(0);
  expect(await nulls('left_why', '{"generator":"person.firstName"}')).toBeGreaterThan(0.1);
});

test('one value for a unique column, and times after the reference date, are refused', async () => {
  const refused = async (file: string, ...sets: string[]) => (await run('generate', file, ...sets.flatMap((text) => ['--set', text]))).stderr;
  expect(await refused('shop.sql', 'columns.customers.email=a@b.example')).toContain(
    'columns: customers.email: customers_email_key takes each value once, so that one value cannot be in every row. Put another column into it, as in "customers-{id}"',
  );
  expect(await refused('shop.sql', 'columns.customers.email=a@b.example', 'tables.customers.rows=1')).not.toContain('takes each value once');
  expect(await refused('shop.sql', 'tables.orders.from=2027-01-01', 'tables.orders.to=2028-01-01')).toContain(
    'tables: orders.from is 2027-01-01, after the reference date 2026-01-01, and nothing happens after that. Set the reference date to 2028-01-01 as well',
  );
  expect(await refused('shop.sql', 'tables.orders.to=+30d')).toContain('tables: orders.to is 2026-01-31, after the reference date 2026-01-01');
});

test('two ways to count the rows of a table are refused', async () => {
  const eight = ['--set', 'relations.orders.customer.children=8'];
  const refused = async (...args: string[]) => (await run('generate', 'shop.sql', '--table', 'orders', ...eight, ...args)).stderr;
  const both = (other: string) => `relations: orders.customer.children and ${other} both give public.orders its number of rows. Leave out one of them.`;
  expect(await refused('--rows', 'orders=100')).toContain(both('--rows orders'));
  expect(await refused('--set', 'tables.orders.rows=100')).toContain(both('tables: orders.rows'));
  // A count for every table does not count as one for this table.
  expect(await rowsOf('orders', 'shop.sql', ...eight, '--rows', '20')).toHaveLength(160);
});

test('an unknown name is an error with near names', async () => {
  const refused = async (text: string) => (await run('generate', 'shop.sql', '--table', 'orders', '--set', text)).stderr;
  expect(await refused('tables.order.rows=5')).toContain('tables: there is no table order. Is it orders?');
  expect(await refused('columns.orders.stat=open')).toContain('columns: orders.stat: public.orders has no column stat. Is it status?');
  expect(await refused('columns.orders.status.canceled=3%')).toContain('the column takes no "canceled". Is it cancelled?');
  expect(await refused('relations.orders.customr.vip=40%')).toContain('has no reference customr. There is customer_id.');
  expect(await refused('columns.orders.reference=ORD-{stauts}')).toContain('has no column stauts. Is it status?');
  expect(await refused('tables.customers.from=-90d')).toContain('customers has no column that says when its rows came');
  expect(await refused('tables.customers.growth=2')).toContain('customers has no column that says when its rows came, so growth has no effect there.');
  expect(await refused('tables.orders.weekdays=[0,0,0,0,0,0,0]')).toContain('orders.weekdays leaves no day');
  expect(await refused('tables.orders.hours={"from":"17:00","to":"09:00"}')).toContain('orders.hours: from must be before to');
  expect(await refused('columns.orders.reference.null=20%')).toContain('the column is NOT NULL');
  expect(await refused('columns.orders.paid_at.null=20%')).toContain('other columns of the row decide where it is NULL');
  expect(await refused('orders.status=3%')).toContain('a path such as tables.orders.rows=5000');
});

test('a load follows the modes of the overlay, and the rows satisfy every constraint', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget();
  const load = (...more: string[]) => run('load', 'shop.sql', '--overlay', 'overlay.json', '--url', target.url, ...more);
  expect((await load('--create')).code).toBe(0);
  expect((await load()).code).toBe(5);
  const again = await load('--set', 'tables.orders.mode=append', '--set', 'tables.customers.mode=keep', '--set', 'tables.orders.rows=10');
  expect([again.code, again.stderr]).toEqual([0, expect.anything()]);
  const { rows } = await target.client.query<{ orders: string; customers: string }>(
    'SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM customers) AS customers',
  );
  expect(rows).toEqual([{ orders: '3010', customers: '225' }]);
});

test('children by their mean keep the shape, and a mean that no key or share allows is refused', async () => {
  const infer = (statement: string) => run('infer', 'shop.sql', '--set', `relations.orders.customer=${statement}`);
  const { stdout, stderr } = await infer('{"children":{"mean":2.1}}');
  expect(stderr).toMatch(/ · 2\.1 orders (?:each|a customer)/);
  const relation = (text: string) =>
    (JSON.parse(text) as Blueprint).relations.find(({ from, to }) => from.table === 'public.orders' && to.table === 'public.customers')!;
  expect(relation(stdout).fanOut!.kind).toBe(relation((await run('infer', 'shop.sql')).stdout).fanOut!.kind);
  expect((await infer('{"children":{"mean":0.001}}')).stderr).toContain(
    'which is less than one child for 64 parents. Give the table a number of rows instead.',
  );
  expect((await infer('{"children":{"mean":0.5},"none":"40 %"}')).stderr).toContain('Leave out none, or ask for a mean of at least 0.6.');
});

test('a table or a person has the locale that --locale or an overlay names, with weights, and the others stay', async () => {
  const polish = await rowsOf('customers', 'shop.sql', '--locale', 'pl');
  const english = await rowsOf('customers', 'shop.sql');
  expect(polish.map(({ last_name }) => last_name)).not.toEqual(english.map(({ last_name }) => last_name));
  expect(await rowsOf('customers', 'shop.sql', '--locale', 'customers=pl')).toEqual(polish);
  expect(await rowsOf('customers', 'shop.sql', '--locale', 'de,customers.last_name=pl')).toEqual(polish);
  expect(await rowsOf('customers', 'shop.sql', '--set', 'locales.customers=pl')).toEqual(polish);
  await writeFile(join(folder, 'locales.json'), JSON.stringify({ locales: { 'public.customers': { pl: 1 } } }));
  expect(await rowsOf('customers', 'shop.sql', '--overlay', 'locales.json')).toEqual(polish);
  expect(await rowsOf('orders', 'shop.sql', '--locale', 'customers=pl')).toEqual(await rowsOf('orders', 'shop.sql'));
  const mixed = await rowsOf('customers', 'shop.sql', '--rows', 'customers=1000', '--locale', 'customers=ja:7,de:3');
  expect(share(mixed, ({ last_name }) => /\p{sc=Han}/u.test(String(last_name)))).toBeCloseTo(0.7, 1);
  expect(
    share(await rowsOf('customers', 'shop.sql', '--rows', 'customers=1000', '--locale', 'ja:7,de:3'), ({ last_name }) => /\p{sc=Han}/u.test(String(last_name))),
  ).toBeCloseTo(0.7, 1);
  await run('infer', 'shop.sql', '--locale', 'customers=pl', '--out', 'polish.json');
  expect(await rowsOf('customers', 'polish.json')).toEqual(polish);
  const refused = async (locale: string) => (await run('preview', 'shop.sql', '--locale', locale)).stderr;
  expect(await refused('customer=de')).toContain('there is no table customer. Is it customers?');
  expect(await refused('customers.name=de')).toContain('public.customers has no column name');
  expect(await refused('orders.customer_id=de')).toContain('takes its values from elsewhere');
  expect(await refused('customers=xx')).toContain('There is no locale "xx"');
});

test('sizes by name', async () => {
  const customers = async (...args: string[]) => (await rowsOf('customers', 'shop.sql', ...args)).length;
  const [usual] = [await customers()];
  expect(await Promise.all([customers('--rows', 'S'), customers('--rows', 'M'), customers('--rows', 'L'), customers('--rows', 'L,customers=7')])).toEqual([
    usual / 10,
    usual,
    usual * 10,
    7,
  ]);
  const both = await run('preview', 'shop.sql', '--rows', 'S', '--scale', '2');
  expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('leave one of them out')]);
});

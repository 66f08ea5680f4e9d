import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

/** An independent verifier of hashes, besides the engine's own generator. */
const { verifySync } = createRequire(join(import.meta.dirname, '../../../packages/engine/package.json'))('@node-rs/bcrypt') as {
  verifySync(password: string, hash: string): boolean;
};
const page = readFileSync(join(import.meta.dirname, '../../../docs/manual/wishes.md'), 'utf8');
const lines = new Map([...page.matchAll(/^\| (.+?) \| `(".+)` \|$/gm)].map(([, wish, line]) => [wish!, line!]));

type Row = Readonly<Record<string, string | number | null>>;
type Tables = { readonly customers: readonly Row[]; readonly orders: readonly Row[] };
/** How many standard deviations are allowed. */
const CHANCE = 4;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-wishes-'));
  await writeFile(join(folder, 'shop.sql'), /```sql\n(.+?)```/s.exec(page)![1]!);
});
afterAll(() => rm(folder, { recursive: true }));

const near = (rows: readonly Row[], holds: (row: Row) => boolean, wanted: number): void => {
  const found = rows.filter(holds).length / rows.length;
  expect(Math.abs(found - wanted), `${found} of ${wanted}`).toBeLessThan(CHANCE * Math.sqrt((wanted * (1 - wanted)) / rows.length));
};
const placed = (row: Row): Date => new Date(String(row['placed_at']).replace(' ', 'T').replace(/\+00$/, 'Z'));
const children = ({ customers, orders }: Tables): number[] => {
  const counts = new Map(customers.map(({ id }) => [id!, 0]));
  for (const { customer_id: id } of orders) counts.set(id!, counts.get(id!)! + 1);
  return [...counts.values()];
};

const CHECKS: Readonly<Record<string, (tables: Tables, clean: Tables) => void>> = {
  'Only the last 90 days': ({ orders }) => {
    const times = orders.map((row) => placed(row).getTime());
    expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(91 * 86_400_000);
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(80 * 86_400_000);
  },
  'Twice as many orders each year': ({ orders }) => {
    const times = orders.map((row) => placed(row).getTime()).sort((a, b) => a - b);
    const end = times.at(-1)!;
    const year = (ago: number): number =>
      times.filter((time) => end - time >= ago * 365.25 * 86_400_000 && end - time < (ago + 1) * 365.25 * 86_400_000).length;
    expect(year(0) / year(1)).toBeCloseTo(2, 0);
    expect(year(1) / year(2)).toBeCloseTo(2, 0);
  },
  'Three times as many in December': ({ orders }) => near(orders, (row) => placed(row).getUTCMonth() === 11, (3 * 31) / (334 + 3 * 31)),
  'No orders on weekends': ({ orders }) => expect(orders.filter((row) => [0, 6].includes(placed(row).getUTCDay()))).toEqual([]),
  "Only from 9 to 17 o'clock (UTC)": ({ orders }) =>
    expect(orders.filter((row) => placed(row).getUTCHours() < 9 || placed(row).getUTCHours() >= 17)).toEqual([]),
  '3 % of orders are cancelled': ({ orders }) => near(orders, ({ status }) => status === 'cancelled', 0.03),
  'One customer has 40 % of the orders': (tables) => expect(Math.max(...children(tables)) / tables.orders.length).toBeCloseTo(0.4, 2),
  'Exactly 3 orders for each customer': (tables) => expect(new Set(children(tables))).toEqual(new Set([3])),
  'A lognormal total around 40': ({ orders }) => {
    near(orders, ({ total }) => Number(total) < 40, 0.5);
    // One sigma above the median.
    near(orders, ({ total }) => Number(total) > 40 * Math.exp(0.8), 0.1587);
  },
  'E-mails at two domains, 3 to 1': ({ customers }) => {
    near(customers, ({ email }) => String(email).endsWith('@a.example'), 0.75);
    near(customers, ({ email }) => String(email).endsWith('@b.example'), 0.25);
  },
  'A fifth of the phone numbers are missing': ({ customers }) => near(customers, ({ phone }) => phone === null, 0.2),
  '5 % of the names have blanks, 3 % come twice': ({ customers }, clean) => {
    near(customers, ({ last_name: name }) => name !== String(name).trim() || / {2}/.test(String(name)), 0.05);
    const changed = (row: Row): boolean => String(row['last_name']).trim().replaceAll('  ', ' ') !== clean.customers[customers.indexOf(row)]!['last_name'];
    near(customers, changed, 0.03);
  },
  '2 % zero and 3 % maximum': ({ orders }) => {
    near(orders, ({ total }) => Number(total) === 0, 0.02);
    near(orders, ({ total }) => Number(total) === 99_999_999.99, 0.03);
  },
  'Everybody has the password "secret"': ({ customers }) => {
    expect(customers.slice(0, 5).every(({ password_hash: hash }) => verifySync('secret', String(hash)))).toBe(true);
    expect(new Set(customers.map(({ password_hash: hash }) => String(hash).slice(0, 7)))).toEqual(new Set(['$2b$04$']));
  },
};

async function tablesOf(line: string): Promise<Tables> {
  await writeFile(join(folder, 'overlay.json'), `{ ${line} }`);
  const rows = line.includes('"children"') ? ['customers=2000'] : ['customers=2000,orders=6000'];
  const { code, stderr } = await seedbed(['generate', 'shop.sql', '--overlay', 'overlay.json', '--rows', ...rows, '--format', 'json', '--out', 'out'], {
    cwd: folder,
  });
  expect([line, code], stderr).toEqual([line, 0]);
  const read = (name: string) => JSON.parse(readFileSync(join(folder, 'out', `public.${name}.json`), 'utf8')) as readonly Row[];
  return { customers: read('customers'), orders: read('orders') };
}

test('every line of the page has its count, and every count a line', () => {
  expect([...lines.keys()].sort()).toEqual(Object.keys(CHECKS).sort());
});

test.each([...lines])('%s', async (wish, line) => {
  CHECKS[wish]!(await tablesOf(line), await tablesOf('"tables": {}'));
});

import { expect, test } from 'vitest';
import { acceptedRequests, answerStored, displacedLine, ownWords, tryRequests, type AcceptedRequests } from '../src/index.ts';
import { SHOP } from './support/shop-of-requests.ts';

/** One request of every known form, and several if they concern the same column or time. */
const WISHES = [
  '10 % of orders refunded',
  '20 % of orders in transit',
  '90 % of customers active',
  '5 % of orders without a note',
  '20 % of phone numbers are missing',
  '4 % dirty last names',
  '3 % typos in last names',
  '2 % spaces in last names',
  '2 to 5 orders per customer',
  '4,000 orders',
  'no orders on weekends',
  'orders busier before Christmas',
  'orders busier in summer',
  'busier in winter',
  'orders of the last 90 days',
  'totals between 10 and 500',
];
const PAIRS = WISHES.flatMap((first) => WISHES.filter((second) => second !== first).map((second): [string, string] => [first, second]));

async function accepted(words: string, before?: unknown): Promise<AcceptedRequests> {
  const { changes, rest } = ownWords(SHOP, words);
  expect(rest).toEqual([]);
  return acceptedRequests(SHOP, changes, await tryRequests(SHOP, changes), 'all', before)!;
}

/** A document's statements: each place with a value that is no object. */
function statements(document: unknown, place = ''): [string, unknown][] {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return [[place, document]];
  return Object.entries(document).flatMap(([name, value]) => statements(value, `${place}/${name}`));
}

const known = new Map(WISHES.map((wish): [string, unknown] => [wish, ownWords(SHOP, wish).changes[0]!.knowledge]));

test.each(PAIRS)('%s, then %s: everything that the second does not mention is kept', async (first, second) => {
  const after = acceptedRequests(SHOP, ownWords(SHOP, second).changes, [{ number: 1, wish: second, tables: [] }], 'all', known.get(first))!;
  const now = new Map(statements(after.knowledge));
  const said = statements(known.get(second));
  // A number for an object, or the other way round, concerns the same member.
  const speaksOf = (place: string): boolean => said.some(([other]) => other === place || other.startsWith(`${place}/`) || place.startsWith(`${other}/`));
  for (const [place, value] of said) if (!place.endsWith('/dirt')) expect(now.get(place), place).toEqual(value);
  for (const [place, value] of statements(known.get(first)))
    if (speaksOf(place)) expect(JSON.stringify(now.get(place)) === JSON.stringify(value) || after.displaced.length > 0, `${place} goes with a word`).toBe(true);
    else expect(now.get(place), place).toEqual(value);
});

test('a second share of a column leaves the first exactly as stated', async () => {
  const first = await accepted('10 % of orders refunded, no orders on weekends');
  const second = await accepted('20 % of orders in transit', first.knowledge);
  const third = await accepted('orders of the last 90 days', second.knowledge);
  expect(third.knowledge).toEqual({
    format: 2,
    tables: {
      'public.orders': {
        columns: { status: { shares: { refunded: 0.1, 'in transit': 0.2 } } },
        time: { weekdays: [1, 1, 1, 1, 1, 0, 0], from: '-90d', to: 'now' },
      },
    },
  });
  expect([first, second, third].flatMap(({ displaced }) => displaced)).toEqual([]);
});

test('two requests about the same thing: the later one counts, and both are named', async () => {
  const { knowledge, displaced } = await accepted('2 to 5 orders per customer, 4,000 orders');
  expect(knowledge).toMatchObject({ tables: { 'public.orders': { rows: 4000 } } });
  expect(displaced.map(displacedLine)).toEqual([
    '"4,000 orders" replaces "2 to 5 orders per customer": public.orders rows was {"per":"customers","low":2,"typical":3.5,"high":5}, and is 4000.',
  ]);
  const later = await accepted('3 to 4 orders per customer', knowledge);
  expect(later.displaced.map(displacedLine)[0]).toMatch(/^"3 to 4 orders per customer" replaces what was known: public\.orders rows was 4000, /);
});

test('a table is the same with and without its schema', async () => {
  const before = { format: 2, tables: { orders: { rows: 7, columns: { note: { null: 0.5 } } } } };
  const { knowledge } = await accepted('10 % of orders refunded', before);
  expect(knowledge).toEqual({ format: 2, tables: { orders: { rows: 7, columns: { note: { null: 0.5 }, status: { shares: { refunded: 0.1 } } } } } });
});

test('shares that add up to more than all rows are rejected by name', async () => {
  const { knowledge } = await accepted('60 % of orders refunded');
  await expect(accepted('50 % of orders paid', knowledge)).rejects.toThrow(/status: refunded 60 % and paid 50 % come to 110 %, more than all rows/);
});

test('requests kept one by one on a stored blueprint do not change each other', async () => {
  let blueprint = SHOP;
  for (const words of [
    '10 % of orders refunded',
    '20 % of orders in transit',
    'no orders on weekends',
    'orders busier in summer',
    'orders of the last 90 days',
  ]) {
    const [change] = ownWords(blueprint, words).changes;
    blueprint = (await answerStored(blueprint, { knowledge: change!.knowledge })).blueprint;
  }
  const orders = blueprint.tables.find(({ name }) => name === 'orders')!;
  const { values, weights } = orders.columns.find(({ name }) => name === 'status')!.generator!.parameters as { values: string[]; weights: number[] };
  expect(Object.fromEntries(values.map((value, at) => [value, weights[at]]))).toEqual({ open: 17.5, paid: 52.5, 'in transit': 20, refunded: 10 });
  expect(orders.timeline!.pattern).toMatchObject({ weekdays: [1, 1, 1, 1, 1, 0, 0], months: [1, 1, 1, 1, 1, 1.6, 1.9, 1.9, 1, 1, 1, 1] });
  const { to, from } = orders.timeline!;
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBeCloseTo(90, -1);
});

test('a request names only columns that an answer or an earlier request had set', async () => {
  const tried = async (blueprint: Parameters<typeof tryRequests>[0], words: string) => (await tryRequests(blueprint, ownWords(blueprint, words).changes))[0]!;
  const first = ownWords(SHOP, '10 % of orders refunded').changes[0]!;
  const { blueprint } = await answerStored(SHOP, { knowledge: first.knowledge });
  expect((await tried(SHOP, '20 % of orders paid')).again).toBeUndefined();
  expect((await tried(blueprint, '20 % of orders paid')).again).toEqual([{ table: 'public.orders', column: 'status' }]);
  expect((await tried(blueprint, 'totals between 10 and 500')).again).toBeUndefined();
});

test('reports how many rows hold a value before and after, and for few values only those that change', async () => {
  const shares = async (words: string) => {
    const [tried] = await tryRequests(SHOP, ownWords(SHOP, words).changes);
    return tried!.tables.find(({ table }) => table === 'public.orders')!.shares!;
  };
  const { rows, values } = await shares('14 % of orders refunded');
  const refunded = values.find(({ value }) => value === 'refunded')!;
  expect(rows.before).toBe(rows.after);
  expect(refunded.after / rows.after).toBeCloseTo(0.14, 1);
  expect(refunded.after).not.toBe(refunded.before);
  expect(values.every(({ before, after }) => before !== after)).toBe(true);
  // Numbers have many different values: only NULLs are counted, and there are none here.
  expect((await shares('totals between 10 and 500')).values).toEqual([]);
});

test('rows before and after are ones that change, even if few do', async () => {
  const { changes } = ownWords(SHOP, '14 % of orders refunded');
  const [tried] = await tryRequests(SHOP, changes);
  const { before, after, changed } = tried!.tables.find(({ table }) => table === 'public.orders')!;
  expect(before.offset).toBe(after.offset);
  const at = before.columns.findIndex(({ name }) => name === changed[0]!.column);
  expect(before.rows.some((row, i) => row[at] !== after.rows[i]![at])).toBe(true);
});

import { compile, encode, generate, loadWords } from '@seedbed/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { derivedTables } from '../../engine/test/suites/whole/derived-tables.ts';
import { blueprintOf } from '../../engine/src/plan/testing/blueprint-of.ts';
import { startCopy } from '../src/load/copy-sink.ts';
import { quoteIdent, quoteQualified } from '../src/sql/quote.ts';
import { freshDatabase } from './support/cluster.ts';

/**
 * Values through relations from the engine, compared with the same values computed by Postgres from the loaded rows.
 */
const { tables, relations } = derivedTables();
const plan = compile(blueprintOf(tables, relations), await loadWords('en-US'));
let database: Awaited<ReturnType<typeof freshDatabase>>;

beforeAll(async () => {
  database = await freshDatabase('');
  for (const table of plan.tables) {
    const columns = table.columns.map((column) => `${quoteIdent(column.name)} ${column.type.name}`);
    await database.client.query(`create table ${quoteQualified(table.schema, table.table)} (${columns.join(', ')})`);
    const copy = await startCopy(database.client, `copy ${quoteQualified(table.schema, table.table)} from stdin`);
    for (const chunk of encode('copy-text', table, generate(plan, table, 0, table.rows), { headroom: 5 })) await copy.write(chunk);
    expect(await copy.end()).toBe(table.rows);
  }
});
afterAll(() => database?.[Symbol.asyncDispose]());

/** Column → its expected value, by SQL over the row `x`. */
const EXPECTED: Readonly<Record<string, string>> = {
  // Over children, one relation away and two.
  'orders.total': '(select coalesce(sum(quantity * price), 0) from items i where i.order_id = x.id)',
  'orders.lines': '(select count(*) from items i where i.order_id = x.id)',
  'orders.pieces': '(select coalesce(sum(quantity), 0) from items i where i.order_id = x.id)',
  'orders.mean_price': '(select round(avg(price), 4) from items i where i.order_id = x.id)',
  'orders.cheapest': '(select min(price) from items i where i.order_id = x.id)',
  'orders.dearest': '(select max(price) from items i where i.order_id = x.id)',
  'orders.noted': '(select count(note) from items i where i.order_id = x.id)',
  'orders.first_price': '(select price from items i where i.order_id = x.id and price is not null order by id limit 1)',
  'orders.last_note': '(select note from items i where i.order_id = x.id and note is not null order by id desc limit 1)',
  'orders.has_items': 'exists (select from items i where i.order_id = x.id)',
  'orders.has_bulk': 'exists (select from items i where i.order_id = x.id and quantity > 7)',
  'buyers.spent': '(select coalesce(sum(total), 0) from orders o where o.buyer_id = x.id)',
  'buyers.orders': '(select count(*) from orders o where o.buyer_id = x.id)',
  'buyers.last_order': '(select max(placed) from orders o where o.buyer_id = x.id)',
  'goods.sold': '(select coalesce(sum(quantity), 0) from items i where i.good_id = x.id)',
  'goods.last_sale': '(select max(id) from items i where i.good_id = x.id)',
  // From the parent, from its parent, and from the row's own kind.
  'items.price': '(select price from goods g where g.id = x.good_id)',
  'items.buyer_id': '(select buyer_id from orders o where o.id = x.order_id)',
  'items.buyer_name': '(select b.name from orders o join buyers b on b.id = o.buyer_id where o.id = x.order_id)',
  'orders.buyer_name': '(select name from buyers b where b.id = x.buyer_id)',
  'orders.label': `(select upper(name) || ' #' || x.id from buyers b where b.id = x.buyer_id)`,
  'orders.big': '(x.total > 500 and x.lines > 1)',
  'orders.rest': '(select coalesce(budget, 0) - coalesce(x.total, 0) from buyers b where b.id = x.buyer_id)',
  'staff.boss_name': '(select name from staff b where b.id = x.boss_id)',
  'staff.team': '(select count(*) from staff b where b.boss_id = x.id)',
  // From one of two parents.
  'comments.order_total': '(select total from orders o where o.id = x.order_id)',
  'comments.name':
    'coalesce((select name from buyers b where b.id = x.buyer_id), (select b.name from orders o join buyers b on b.id = o.buyer_id where o.id = x.order_id))',
};

test.each(Object.entries(EXPECTED))('%s is what SQL computes from the loaded rows', async (column, sql) => {
  const [table, name] = column.split('.') as [string, string];
  const { rows } = await database.client.query(`
    select count(*)::int as all, count(x.${name})::int as present, count(distinct x.${name})::int as values,
      count(*) filter (where x.${name} is distinct from ${sql})::int as wrong,
      (array_agg(x.id order by x.id) filter (where x.${name} is distinct from ${sql}))[1:3] as at
    from ${table} x`);
  expect(rows[0]).toMatchObject({ wrong: 0, at: null });
  // Something was compared at all.
  expect(rows[0].present).toBeGreaterThan(0);
  expect(rows[0].values).toBeGreaterThan(1);
});

test('orders.share: each buyer’s budget is split over their orders to the cent', async () => {
  const { rows } = await database.client.query(
    'select count(*)::int as buyers, count(*) filter (where spent <> budget)::int as wrong from (select b.id, b.budget, sum(o.share) as spent from buyers b join orders o on o.buyer_id = b.id group by 1, 2) s',
  );
  expect(rows[0].buyers).toBeGreaterThan(30);
  expect(rows[0].wrong).toBe(0);
});

test('a comment is about an order or a buyer, never both', async () => {
  const { rows } = await database.client.query(
    `select about, count(*)::int as n, count(order_id)::int as orders, count(buyer_id)::int as buyers from comments group by 1 order by 1`,
  );
  expect(rows.map(({ about, n, orders, buyers }) => [about, orders === (about === 'order' ? n : 0), buyers === (about === 'buyer' ? n : 0)])).toEqual([
    ['buyer', true, true],
    ['order', true, true],
  ]);
});

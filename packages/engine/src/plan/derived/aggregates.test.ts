import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf, ID, link } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
const derived = (type: string, parameters: Record<string, unknown>) => ({ type, nullable: true, generator: { kind: 'derived', parameters } });
const made = (type: string, expression: string) => ({ type, nullable: true, generator: { kind: 'expression', parameters: { expression } } });

/** 700 orders of 0 to 9 lines, so that the lines of a batch of orders take several batches; products at random, some lines without one. */
const plan = compile(
  blueprintOf(
    {
      products: {
        rows: 40,
        columns: { id: ID, price: { type: 'numeric(10,2)', nullable: true, nullRate: 0.2, domain: { min: 1, max: 99 } }, made_at: 'timestamp' },
        primaryKey: ['id'],
      },
      orders: {
        rows: 700,
        columns: {
          id: ID,
          total: made('numeric(12,2)', 'sum(lines, quantity * price)'),
          exact: made('numeric(14,4)', 'sum(lines, price * 1.1925 - quantity) + 0.5'),
          priced: made('integer', 'count(lines, price)'),
          lines: made('integer', 'count(lines)'),
          mean: derived('double precision', { relation: 'lines', column: 'price', aggregate: 'avg' }),
          least: derived('numeric(10,2)', { relation: 'lines', column: 'price', aggregate: 'min' }),
          latest: derived('timestamp', { relation: 'lines', column: 'seen', aggregate: 'max' }),
          rich: made('boolean', 'sum(lines, quantity * price) > 500.0'),
        },
        primaryKey: ['id'],
      },
      lines: {
        columns: {
          id: ID,
          order_id: 'integer',
          product_id: { type: 'integer', nullable: true },
          quantity: { type: 'integer', domain: { min: 1, max: 9 } },
          price: { type: 'numeric(10,2)', nullable: true, generator: { kind: 'lookup', parameters: { relation: 'product', column: 'price' } } },
          seen: { type: 'timestamp', nullable: true, generator: { kind: 'lookup', parameters: { relation: 'product', column: 'made_at' } } },
        },
        primaryKey: ['id'],
      },
    },
    [
      link('lines.order_id', 'orders.id', { owner: true, fanOut: { kind: 'uniform', min: 0, max: 9 } }),
      link('lines.product_id', 'products.id', { nullShare: 0.1 }),
    ],
  ),
  words,
);
const rowsOf = (table: string) => textRows(plan, table, 0, plan.table(table).rows);
const [products, orders, lines] = [rowsOf('products'), rowsOf('orders'), rowsOf('lines')];
const linesOf = Map.groupBy(lines, ([, order]) => order);

/** In units of 10^−4. */
const units = (text: string | null | undefined) => (text == null ? null : BigInt(Math.round(Number(text) * 10_000)));

/** Millionths as units, halves away from zero. */
const rounded = (millionths: bigint) => (millionths < 0n ? (millionths - 50n) / 100n : (millionths + 50n) / 100n);

test('a lookup is the parent’s value, or NULL if that is NULL or there is no parent', () => {
  const byId = new Map(products.map(([id, price, at]) => [id, { price, at }]));
  expect(lines.length).toBeGreaterThan(2_500);
  expect(lines.some(([, , product]) => product === null)).toBe(true);
  for (const [, , product, , price, seen] of lines)
    expect([price, seen]).toEqual(product == null ? [null, null] : [byId.get(product)!.price, byId.get(product)!.at]);
});

test('P8: aggregates over several batches of children are exact, and ignore NULLs', () => {
  for (const [id, total, exact, priced, count, mean, least, latest, rich] of orders) {
    const own = linesOf.get(id!) ?? [];
    const known = own.filter(([, , , , price]) => price !== null);
    const sum = known.reduce((all, [, , , quantity, price]) => all + BigInt(quantity!) * units(price)!, 0n);
    expect(units(total)).toBe(sum);
    const millionths = known.reduce((all, [, , , quantity, price]) => all + (units(price)! / 100n) * 11_925n - BigInt(quantity!) * 1_000_000n, 500_000n);
    expect(units(exact)).toBe(rounded(millionths));
    expect([Number(priced), Number(count)]).toEqual([known.length, own.length]);
    const prices = known.map(([, , , , price]) => Number(price));
    expect(mean == null ? null : Number(mean).toFixed(9)).toBe(
      prices.length === 0 ? null : (known.reduce((all, [, , , , price]) => all + Number(units(price)!), 0) / 10_000 / prices.length).toFixed(9),
    );
    expect(least == null ? null : Number(least)).toBe(prices.length === 0 ? null : Math.min(...prices));
    const seen = own.flatMap(([, , , , , at]) => (at == null ? [] : [at])).sort();
    expect(latest).toBe(seen.at(-1) ?? null);
    expect(rich).toBe(String(sum > 5_000_000n));
  }
});

test('single rows, and rows in any order, equal those of a batch', () => {
  for (const row of [0, 1, 350, 699]) expect(textRows(plan, 'orders', row, 1)[0]).toEqual(orders[row]);
  for (const row of [0, 2_049, lines.length - 1]) expect(textRows(plan, 'lines', row, 1)[0]).toEqual(lines[row]);
});

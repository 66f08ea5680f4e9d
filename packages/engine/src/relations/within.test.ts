import { expect, test } from 'vitest';
import { blockSpread } from './blocks.ts';
import { countQuantile } from './quantiles.ts';
import type { Spread } from './spread.ts';
import { withinSpread } from './within.ts';

const SCOPES = 3;
const LEADS = 400;

/** Orders of customers whose product belongs to the customer's shop: `looks` counts customer lookups. */
function ordersOfShops() {
  const customers = blockSpread({ parents: SCOPES, children: LEADS, quantile: countQuantile({ kind: 'uniform', min: 100, max: 200 }), key: [1, 2] });
  const products = blockSpread({ parents: SCOPES, children: 30, quantile: countQuantile({ kind: 'uniform', min: 5, max: 15 }), key: [3, 4] });
  const orders = blockSpread({ parents: LEADS, children: 5000, quantile: countQuantile({ kind: 'uniform', min: 5, max: 20 }), key: [5, 6] });
  const looks = { count: 0 };
  const counted: Spread = {
    ...customers,
    childAt(parent, ordinal) {
      looks.count++;
      return customers.childAt(parent, ordinal);
    },
  };
  return { orders: withinSpread(orders, counted, products), products, customers, lead: orders, looks };
}

test('parent and child look-ups agree, in order and out of it', () => {
  const { orders, products, customers, lead } = ordersOfShops();
  const found = new Set<number>();
  for (let product = 0; product < products.children; product++) {
    const count = orders.countOf(product);
    const down = Array.from({ length: count }, (_, ordinal) => orders.childAt(product, ordinal));
    // Reads another product in between, so that no cached result is reused.
    const again = down.map((_, ordinal) => (orders.countOf((product + 1) % products.children), orders.childAt(product, count - 1 - ordinal)));
    expect(again.reverse()).toEqual(down);
    expect(down.map((order) => orders.parentOf(order))).toEqual(down.map(() => product));
    expect(down.map((order) => orders.ordinalOf(order))).toEqual(down.map((_, ordinal) => ordinal));
    expect(down.every((order) => customers.parentOf(lead.parentOf(order)) === products.parentOf(product))).toBe(true);
    expect(orders.childAt(product, count)).toBe(-1);
    for (const order of down) found.add(order);
  }
  expect(found.size).toBe(lead.children);
});

test('all children of a candidate are found by reading the leads at most twice', () => {
  const { orders, customers, products, looks } = ordersOfShops();
  const product = 4;
  const count = orders.countOf(product);
  const leads = customers.countOf(products.parentOf(product));
  looks.count = 0;
  for (let ordinal = 0; ordinal < count; ordinal++) orders.childAt(product, ordinal);
  expect(count).toBeGreaterThan(50);
  expect(looks.count).toBeLessThanOrEqual(2 * leads);
});

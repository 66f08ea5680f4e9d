import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

test('a CHECK on the day of a timestamp is an order: rows keep the times that their generators make, behind their parents', async () => {
  const { rows, proved } = await madeRows(
    `
    CREATE TABLE donations (id bigserial PRIMARY KEY, began_at timestamptz NOT NULL);
    CREATE TABLE products (id bigserial PRIMARY KEY, donation_id bigint NOT NULL REFERENCES donations, made_at timestamptz NOT NULL, expires_on date NOT NULL,
      released_at timestamptz CHECK (released_at >= made_at), CHECK (expires_on > (made_at AT TIME ZONE 'UTC')::date));`,
    200,
  );
  expect(proved).toBe(true);
  const began = new Map(rows.get('donations')!.map((row) => [row['id'], row['began_at']!]));
  const products = rows.get('products')!;
  for (const product of products) expect(product['made_at']! >= began.get(product['donation_id']!)!).toBe(true);
  expect(new Set(products.map((product) => product['made_at']!.slice(0, 10))).size).toBeGreaterThan(100);
});

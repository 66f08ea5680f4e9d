import { expect, test } from 'vitest';
import { madeRows, type MadeRow } from './support/made-rows.ts';

/** As a framework writes it, without a DEFAULT anywhere. */
const DDL = `
  CREATE TABLE stage_user (id int PRIMARY KEY, full_name text NOT NULL, email text NOT NULL UNIQUE, created_at timestamptz NOT NULL);
  CREATE TABLE theatres (id int PRIMARY KEY, name text NOT NULL);
  CREATE TABLE theatre_members (id int PRIMARY KEY, theatre_id int NOT NULL REFERENCES theatres, user_id int NOT NULL REFERENCES stage_user,
    role text NOT NULL CHECK (role IN ('owner', 'manager', 'scanner')), created_at timestamptz NOT NULL, UNIQUE (theatre_id, user_id));
  CREATE TABLE concerts (id int PRIMARY KEY, theatre_id int NOT NULL REFERENCES theatres, title text NOT NULL, created_at timestamptz NOT NULL,
    starts_at timestamptz NOT NULL, ends_at timestamptz NOT NULL, sales_start_at timestamptz NOT NULL, sales_end_at timestamptz NOT NULL);
  CREATE TABLE coupons (id int PRIMARY KEY, code varchar(20) NOT NULL UNIQUE, min_order_amount numeric(8,2) NOT NULL CHECK (min_order_amount >= 0),
    starts_at timestamptz NOT NULL, expires_at timestamptz);
  CREATE TABLE orders (id int PRIMARY KEY, concert_id int NOT NULL REFERENCES concerts, user_id int NOT NULL REFERENCES stage_user, coupon_id int REFERENCES coupons,
    subtotal numeric(10,2) NOT NULL, created_at timestamptz NOT NULL);
  CREATE TABLE catalog_book (id int PRIMARY KEY, title text NOT NULL, copies_count int NOT NULL CHECK (copies_count >= 0), lost_copies int NOT NULL CHECK (lost_copies >= 0));
  CREATE TABLE catalog_copy (id int PRIMARY KEY, book_id int NOT NULL REFERENCES catalog_book, status text NOT NULL CHECK (status IN ('shelved', 'lent', 'lost')));`;

const { rows, blueprint, proved } = await madeRows(DDL, 200, (one) => one);
const of = (table: string, id: string | null | undefined): MadeRow => rows.get(table)!.find((row) => row['id'] === id)!;
const time = (text: string | null | undefined): number => Date.parse(text!);

test('tickets are sold before it begins, and while they are ordered', () => {
  expect(proved).toBe(true);
  const orders = rows.get('orders')!.map((order) => ({
    at: time(order['created_at']),
    concert: of('concerts', order['concert_id']),
    user: of('stage_user', order['user_id']),
  }));
  const ahead = orders.filter(({ concert, user }) => [concert, user].every((each) => time(each['created_at']) < time(concert['starts_at'])));
  expect(ahead.length).toBeGreaterThan(50);
  for (const { at, concert } of ahead) {
    expect(at).toBeGreaterThanOrEqual(time(concert['sales_start_at']));
    expect(at).toBeLessThanOrEqual(time(concert['sales_end_at']));
  }
});

test('who buys is anybody, and not one of those who work there', () => {
  expect(blueprint.relations.find(({ from }) => from.table === 'public.orders' && from.columns[0] === 'user_id')?.through).toBeUndefined();
});

test('a coupon is valid while orders use it, and asks for no more than they come to', () => {
  const used = rows.get('orders')!.filter(({ coupon_id: coupon }) => coupon !== null);
  expect(used.length).toBeGreaterThan(20);
  for (const { coupon_id: id, subtotal, created_at: at } of used) {
    const coupon = of('coupons', id);
    expect(time(at)).toBeGreaterThanOrEqual(time(coupon['starts_at']));
    if (coupon['expires_at'] !== null) expect(time(at)).toBeLessThanOrEqual(time(coupon['expires_at']));
    expect(Number(coupon['min_order_amount'])).toBeLessThanOrEqual(Number(subtotal));
  }
  expect(new Set(used.map(({ coupon_id: id }) => of('coupons', id)['min_order_amount'])).size).toBeGreaterThan(2);
});

test('copies of a book are counted where nothing has a DEFAULT', () => {
  for (const { id, copies_count: all, lost_copies: lost } of rows.get('catalog_book')!) {
    const copies = rows.get('catalog_copy')!.filter((copy) => copy['book_id'] === id);
    expect(Number(all)).toBe(copies.length);
    expect(Number(lost)).toBe(copies.filter(({ status }) => status === 'lost').length);
  }
});

import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

test('an invitation is sent, and then accepted, before it runs out', async () => {
  const columns = ['id int not null', 'email text not null', "state text not null default 'pending'::text", 'sent_at timestamp', 'expires_at timestamp'];
  const invitations = { name: 'invitations', columns: [...columns, 'accepted_at timestamp', 'created_at timestamp not null'] };
  const rows = await rowsOf([invitations], 'invitations', ['sent_at', 'accepted_at', 'expires_at']);
  const accepted = rows.filter(([, at]) => at !== null);
  expect(accepted.length).toBeGreaterThan(50);
  expect(accepted.filter(([sent, at]) => sent === null || sent! > at!)).toEqual([]);
});

test('each coupon has a code of its own, without a key that says so', async () => {
  const coupons = {
    name: 'shop_coupon',
    columns: [
      'id int not null',
      'code text not null',
      'percent_off int not null',
      'valid_from timestamp not null',
      'max_uses int',
      'is_active boolean not null',
    ],
  };
  const orders = {
    name: 'shop_order',
    columns: ['id int not null', 'coupon_id int', 'email text not null', 'total numeric(10,2) not null', 'placed_at timestamp not null'],
    refers: ['coupon_id -> shop_coupon.id'],
  };
  const codes = (await rowsOf([coupons, orders], 'shop_coupon', ['code'], {}, 10_000)).map(([code]) => code);
  expect(codes.length).toBeGreaterThan(20);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => / \d+$/.test(code!))).toEqual([]);
});

import { expect, test } from 'vitest';
import { loadCommand } from './load-command.ts';

const plain = { creates: false, mode: 'empty', modes: {}, isAtomic: true, fast: undefined, connections: undefined } as const;

test('the command for an address uses the saved blueprint, and its schema if that is created first', () => {
  const into = { address: 'postgres://a@db/shop' };
  expect(loadCommand({ ...plain, into })).toBe('seedbed load blueprint.json --url postgres://a@db/shop');
  expect(loadCommand({ ...plain, into, creates: true, mode: 'append', isAtomic: false, fast: true, connections: 4 })).toBe(
    'seedbed load blueprint.json --create --schema schema.sql --mode append --parts --fast --connections 4 --url postgres://a@db/shop',
  );
});

test('the command for a saved connection uses the server’s dataset', () => {
  const into = { server: 'http://127.0.0.1:4500', dataset: 'Open Shop’s', connection: 'Staging' };
  expect(loadCommand({ ...plain, into, creates: true })).toBe(
    "seedbed load --create --server http://127.0.0.1:4500 --dataset 'Open Shop’s' --connection Staging",
  );
});

test('special characters of a shell are quoted', () => {
  expect(loadCommand({ ...plain, into: { address: "postgres://o'neil@db/shop?sslmode=require&x=1" } })).toBe(
    String.raw`seedbed load blueprint.json --url 'postgres://o'\''neil@db/shop?sslmode=require&x=1'`,
  );
});

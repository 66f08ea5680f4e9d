import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, startProduct, type Product } from '../support/server.ts';

let product: Product;
let targets: TargetServer;

beforeAll(async () => {
  [product, targets] = await Promise.all([startProduct(), openTargetServer()]);
});

afterAll(async () => {
  await product?.[Symbol.asyncDispose]();
  await targets?.[Symbol.asyncDispose]();
});

const runSeed = (target: string) =>
  promisify(execFile)(process.execPath, ['apps/seed/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, SEEDBED_API: product.url, SEEDBED_DEMO_TARGET: target },
  });

test('the seed job creates three datasets and fills one database; a second run changes nothing', async () => {
  await using target = await targets.freshTarget();
  const first = await runSeed(target.url);
  expect(first.stdout).toMatch(/made Demo shop[^]*filled [^]*made Demo clinic[^]*made Demo school/);
  const rows = async () =>
    (await target.client.query('select (select count(*) from customers)::int as customers, (select count(*) from orders)::int as orders')).rows[0];
  const filled = await rows();
  expect(filled.customers).toBeGreaterThan(0);
  expect(filled.orders).toBeGreaterThan(0);
  const second = await runSeed(target.url);
  expect(second.stdout).toMatch(/found Demo shop[^]*filled already[^]*found Demo clinic[^]*found Demo school/);
  expect(await rows()).toEqual(filled);
  const datasets = (await (await fetch(`${product.url}/api/v1/datasets`)).json()) as { items: { name: string; tables: number }[] };
  expect(datasets.items.map((dataset) => dataset.name).sort()).toEqual(['Demo clinic', 'Demo school', 'Demo shop']);
  expect(datasets.items.every((dataset) => dataset.tables >= 10)).toBe(true);
});
